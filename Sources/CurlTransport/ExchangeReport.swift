public import HTTPPort

/// A summary of one exchange, for tracing and tests. Contains no secrets.
public struct ExchangeReport: Sendable, Hashable {
  /// The request's method.
  public var method: String
  /// The request's scheme, authority and path, without the query.
  public var target: String
  /// The status of the response, if there was one.
  public var status: Int?
  /// Why there was no response.
  public var failure: HTTPFailure.Code?
  /// How long libcurl worked on the exchange.
  public var duration: Duration
  /// The response's protocol, such as "HTTP/2"; empty without a response.
  public var httpVersion: String
  /// The number of connections opened for this exchange; 0 if one was reused.
  public var newConnections: Int
  /// The number of decoded body bytes received.
  public var bodyBytes: Int
}
