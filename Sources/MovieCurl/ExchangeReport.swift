import CMovieCurl
import HTTPTypes
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

extension ExchangeReport {
  /// Asks libcurl about a transfer that has ended.
  init(
    _ request: WireRequest, _ outcome: PendingExchange.Outcome, handle: UnsafeMutableRawPointer, bodyBytes: Int
  ) {
    method = request.method
    target = request.target
    status = (try? outcome.get())?.head.status.code
    if case .failure(let reason) = outcome { failure = reason.code }
    duration = .microseconds(ccurl_easy_get_offset(handle, CURLINFO_TOTAL_TIME_T))
    httpVersion = Self.name(ccurl_easy_get_long(handle, CURLINFO_HTTP_VERSION))
    newConnections = ccurl_easy_get_long(handle, CURLINFO_NUM_CONNECTS)
    self.bodyBytes = bodyBytes
  }

  private static func name(_ version: Int) -> String {
    switch version {
    case CURL_HTTP_VERSION_1_0: "HTTP/1.0"
    case CURL_HTTP_VERSION_1_1: "HTTP/1.1"
    case CURL_HTTP_VERSION_2_0: "HTTP/2"
    case CURL_HTTP_VERSION_3: "HTTP/3"
    default: ""
    }
  }
}
