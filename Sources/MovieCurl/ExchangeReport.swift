public import MovieHTTP

/// A summary of one exchange, for traces and tests. Contains no secret.
public struct ExchangeReport: Sendable, Hashable {
  /// The method of the request.
  public var method: String
  /// The scheme, authority and path of the request, without the query.
  public var target: String
  /// The status of the response; nil when there was none.
  public var status: Int?
  /// Why there was no response; nil when there was one.
  public var failure: HTTPFailure.Code?
  /// How long the exchange took in libcurl, without the time it waited for the network thread.
  public var duration: Duration
  /// The protocol of the response, such as `HTTP/2`; empty without a response.
  public var httpVersion: String
  /// The number of connections opened for this exchange; 0 if it used an open one.
  public var newConnections: Int
  /// The number of bytes of the body that arrived, after decoding.
  public var bodyBytes: Int
}
