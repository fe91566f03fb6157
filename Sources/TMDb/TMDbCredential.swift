public import MovieDomain

/// What lets a program ask TMDb. Prints as dots, wherever it is printed.
public enum TMDbCredential: Sendable, Hashable {
  /// A v4 read access token, sent in the `Authorization` header.
  case accessToken(String)
  /// A v3 key, sent in the query.
  case apiKey(String)

  /// The query parameter that carries a v3 key.
  public static let keyParameter = "api_key"

  /// The one way to what must not be shown.
  public var secret: String {
    switch self {
    case .accessToken(let secret), .apiKey(let secret): secret
    }
  }

  /// Takes a credential as it is kept.
  public init(_ credential: Credential) {
    switch credential.kind {
    case .accessToken: self = .accessToken(credential.secret)
    case .apiKey: self = .apiKey(credential.secret)
    }
  }

  /// Takes a token or a key as people paste it; nil when it holds what neither can.
  ///
  /// A token in a key's place is taken for what it is: only tokens have dots.
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
