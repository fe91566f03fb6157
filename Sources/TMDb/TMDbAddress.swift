#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where TMDb, a proxy or a stand-in answers: `https`, or plain `http` on this machine alone.
public struct TMDbAddress: Sendable, Hashable {
  /// TMDb's own API, version 3.
  public static let api = TMDbAddress(scheme: "https", authority: "api.themoviedb.org", path: "/3")

  /// TMDb's own pictures.
  public static let images = TMDbAddress(scheme: "https", authority: "image.tmdb.org", path: "/t/p")

  public let scheme: String
  /// The host, with the port where one was given.
  public let authority: String
  /// What stands before every path, without a slash at its end.
  public let path: String

  /// The address as text.
  public var text: String { "\(scheme)://\(authority)\(path)" }

  private init(scheme: String, authority: String, path: String) {
    self.scheme = scheme
    self.authority = authority
    self.path = path
  }

  /// Reads a base address such as `https://example.org/tmdb/3`.
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

/// What is wrong with an address.
public enum TMDbAddressError: Error, Sendable, Hashable {
  case malformed
  case unsupportedScheme
  /// Plain `http` to another machine.
  case insecure
  /// A user name or a password inside the address.
  case holdsCredential
}
