public import HTTPPort

/// What one exchange was and what it took, without anything secret: for tracing and tests.
public struct ExchangeReport: Sendable, Hashable {
  /// The request's method.
  public var method: String
  /// The request's scheme, authority and path; never its query.
  public var target: String
  /// The status of the reply, if there was one.
  public var status: Int?
  /// Why there was no reply, if there was none.
  public var failure: HTTPFailure.Code?
  /// How long libcurl worked on the exchange.
  public var duration: Duration
  /// The protocol the reply came in, such as "HTTP/2"; empty if none came.
  public var httpVersion: String
  /// How many connections were made for this exchange; none if one was reused.
  public var newConnections: Int
  /// How many bytes of decoded body were accepted.
  public var bodyBytes: Int
}
