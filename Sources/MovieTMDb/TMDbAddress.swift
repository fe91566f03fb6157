public import MovieDomain
import MovieHTTP

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

  /// The base URL of version 4 of the API, next to that of version 3.
  var version4: TMDbAddress {
    TMDbAddress(
      scheme: scheme, authority: authority, path: (path.hasSuffix("/3") ? path.dropLast(2) : path[...]) + "/4")
  }
}

extension TMDbAddress {
  /// Parses a base URL such as `https://example.org/tmdb/3`.
  ///
  /// Throws a `TMDbAddressError` when the URL is malformed or insecure, or contains a credential.
  public init(_ text: String) throws(TMDbAddressError) {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .malformed }
    let scheme = parts[0].lowercased()
    let authority = parts[1].prefix { !"/?#".contains($0) }
    let path = parts[1].dropFirst(authority.count)
    guard !authority.contains("@") else { throw .holdsCredential }
    guard let server = try? Authority(String(authority)), Self.isName(scheme, punctuation: "+-."),
      path.isEmpty || Self.isName(path, punctuation: "/-._~!$&'()*+,;=:@%")
    else { throw .malformed }
    guard scheme == "https" || scheme == "http" else { throw .unsupportedScheme }
    guard scheme == "https" || server.isLoopback else { throw .insecure }
    let end = path.lastIndex { $0 != "/" }
    self.init(scheme: scheme, authority: server.text, path: end.map { String(path[...$0]) } ?? "")
  }

  /// Whether the text is made of ASCII letters, digits and some punctuation, and is not empty.
  private static func isName(_ text: some StringProtocol, punctuation: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: punctuation.unicodeScalars.contains(scalar)
        }
      }
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

extension CatalogSource {
  /// The Movie Database. Its terms of use prescribe the words of the attribution.
  public static let tmdb = tmdb(images: .images)

  /// The Movie Database with another image server. Posters are 500 pixels wide.
  public static func tmdb(images: TMDbAddress) -> CatalogSource {
    CatalogSource(
      idNamespace: CatalogSource.tmdbNamespace, name: "TMDb",
      attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
      offersAttribution: "JustWatch", missingCriteria: [],
      posterBase: "\(images.text)/\(TMDbImages.Size.w500.rawValue)")
  }
}
