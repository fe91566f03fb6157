#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The base URL of TMDb, a proxy or a test server: `https`, or plain `http` on the loopback interface.
public struct TMDbAddress: Sendable, Hashable {
  /// TMDb's API, version 3.
  public static let api = TMDbAddress(scheme: "https", authority: "api.themoviedb.org", path: "/3")

  /// TMDb's image server.
  public static let images = TMDbAddress(scheme: "https", authority: "image.tmdb.org", path: "/t/p")

  public let scheme: String
  /// The host, with the port if one was given.
  public let authority: String
  /// The path prefix of all requests, without a trailing slash.
  public let path: String

  /// The base URL as text.
  public var text: String { "\(scheme)://\(authority)\(path)" }

  private init(scheme: String, authority: String, path: String) {
    self.scheme = scheme
    self.authority = authority
    self.path = path
  }

  /// Parses a base URL such as `https://example.org/tmdb/3`. Throws when it is malformed, insecure or contains a
  /// credential.
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
  case malformed
  case unsupportedScheme
  /// Plain `http` to a host other than the loopback interface.
  case insecure
  /// The URL contains a user name or password.
  case holdsCredential
}
