import CMovieCurl
public import MovieHTTP

/// The version and the features of the installed libcurl.
public struct CurlLibrary: Sendable, Hashable {
  /// The version, such as `7.88.1`.
  public let version: String
  /// The TLS library and its version, such as `OpenSSL/3.0.15`; empty if there is none.
  public let tls: String
  /// Whether HTTP/2 is supported.
  public let supportsHTTP2: Bool

  /// Loads libcurl, unless it is loaded already, and returns its version and features.
  ///
  /// Throws ``/MovieHTTP/HTTPFailure/Code/unavailable`` when it cannot be loaded.
  public static func load() throws(HTTPFailure) -> CurlLibrary {
    if let problem = ccurl_load() { throw HTTPFailure(.unavailable, detail: String(cString: problem)) }
    guard let info = ccurl_version_info()?.pointee else {
      throw HTTPFailure(.unavailable, detail: "libcurl tells nothing of itself")
    }
    return CurlLibrary(
      version: info.version.map { String(cString: $0) } ?? "",
      tls: info.ssl_version.map { String(cString: $0) } ?? "",
      supportsHTTP2: Int(info.features) & Int(CURL_VERSION_HTTP2) != 0)
  }
}
