#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The base URL of TMDb, a proxy or a test server.
///
/// The scheme is `https`, or `http` for an address of the same machine.
public struct TMDbAddress: Sendable, Hashable {
  /// The base URL of TMDb's API, version 3.
  public static let api = TMDbAddress(scheme: "https", authority: "api.themoviedb.org", path: "/3")

  /// The base URL of TMDb's image server.
  public static let images = TMDbAddress(scheme: "https", authority: "image.tmdb.org", path: "/t/p")

  /// `https` or `http`.
  public let scheme: String
  /// The host, followed by `:` and the port if one was given.
  public let authority: String
  /// The beginning of the path of each request, without a slash at its end; may be empty.
  public let path: String

  /// The base URL as text, without a slash at its end.
  public var text: String { "\(scheme)://\(authority)\(path)" }

  private init(scheme: String, authority: String, path: String) {
    self.scheme = scheme
    self.authority = authority
    self.path = path
  }

  /// Parses a base URL such as `https://example.org/tmdb/3`.
  ///
  /// Throws a `TMDbAddressError` when the URL is malformed or insecure, or contains a credential.
  public init(_ text: String) throws(TMDbAddressError) {
    guard let parts = URLComponents(string: text), let host = parts.percentEncodedHost, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed }
    guard parts.user == nil, parts.password == nil else { throw .holdsCredential }
    guard parts.query == nil, parts.fragment == nil else { throw .malformed }
    guard scheme == "https" || scheme == "http" else { throw .unsupportedScheme }
    guard scheme == "https" || Self.isLoopback(host) else { throw .insecure }
    if let port = parts.port {
      guard (1...65535).contains(port) else { throw .malformed }
    }
    let port = parts.port.map { ":\($0)" } ?? ""
    var path = parts.percentEncodedPath
    while path.hasSuffix("/") {
      path.removeLast()
    }
    self.init(scheme: scheme, authority: host + port, path: path)
  }

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.lowercased()
    if name == "localhost" || name == "::1" || name == "[::1]" { return true }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}

/// Why a base URL is invalid.
public enum TMDbAddressError: Error, Sendable, Hashable {
  /// This is not a base URL.
  ///
  /// It has no host, an invalid port, a query or a fragment, or characters that must be percent-encoded.
  case malformed
  /// The scheme is neither `https` nor `http`.
  case unsupportedScheme
  /// The scheme is `http`, but the host is not certainly this machine.
  case insecure
  /// The URL contains a user name or a password.
  case holdsCredential
}
