import CMovieCurl
import HTTPTypes
import MovieHTTP

extension ExchangeReport {
  /// Asks libcurl about a transfer that has ended.
  init(
    _ request: WireRequest, _ outcome: PendingExchange.Outcome, handle: UnsafeMutableRawPointer, bodyBytes: Int
  ) {
    method = request.method
    target = request.target
    switch outcome {
    case .success(let response):
      status = response.head.status.code
    case .failure(let reason):
      failure = reason.code
    }
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
