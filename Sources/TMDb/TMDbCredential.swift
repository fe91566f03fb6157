public import MovieDomain

/// A TMDb credential. Its secret is masked when printed or reflected.
public enum TMDbCredential: Sendable, Hashable {
  /// An API Read Access Token (v4), sent in the `Authorization` header.
  case accessToken(String)
  /// An API key (v3), sent in the query.
  case apiKey(String)

  /// The query parameter for an API key.
  public static let keyParameter = "api_key"

  /// The unmasked secret.
  public var secret: String {
    switch self {
    case .accessToken(let secret), .apiKey(let secret): secret
    }
  }

  /// Converts a stored credential.
  public init(_ credential: Credential) {
    switch credential.kind {
    case .accessToken: self = .accessToken(credential.secret)
    case .apiKey: self = .apiKey(credential.secret)
    }
  }

  /// Parses a pasted token or API key. Returns nil when the text can be neither.
  ///
  /// A token given as a key is recognized as a token, because only tokens contain dots.
  public init?(pasted text: String, isKey: Bool) {
    guard let secret = Credential(.accessToken, text)?.secret else { return nil }
    self = isKey && !secret.contains(".") ? .apiKey(secret) : .accessToken(secret)
  }
}

extension TMDbCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .accessToken: "access token ••••"
    case .apiKey: "API key ••••"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
