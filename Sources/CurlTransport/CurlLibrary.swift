import CCurl
public import HTTPPort

/// The libcurl on this machine: what it is and what it can do.
public struct CurlLibrary: Sendable, Hashable {
  /// Its version, such as "7.88.1".
  public let version: String
  /// Its TLS library with its version, such as "OpenSSL/3.0.15"; empty if it has none.
  public let tls: String
  /// Whether it speaks HTTP/2.
  public let supportsHTTP2: Bool
  /// The content encodings it can undo, by their HTTP names.
  public let contentEncodings: [String]

  /// Opens libcurl, unless it is open already, and asks it.
  public static func load() throws(HTTPFailure) -> CurlLibrary {
    if let problem = ccurl_load() { throw HTTPFailure(.unavailable, detail: String(cString: problem)) }
    guard let info = ccurl_version_info()?.pointee else {
      throw HTTPFailure(.unavailable, detail: "libcurl tells nothing of itself")
    }
    let features = Int(info.features)
    let encodings = [
      ("deflate", CURL_VERSION_LIBZ), ("gzip", CURL_VERSION_LIBZ), ("br", CURL_VERSION_BROTLI),
      ("zstd", CURL_VERSION_ZSTD),
    ]
    return CurlLibrary(
      version: info.version.map { String(cString: $0) } ?? "",
      tls: info.ssl_version.map { String(cString: $0) } ?? "",
      supportsHTTP2: features & Int(CURL_VERSION_HTTP2) != 0,
      contentEncodings: encodings.filter { features & Int($0.1) != 0 }.map(\.0))
  }
}
