public import MovieDomain

/// A credential for TMDb's API. The secret is masked when a credential is printed or reflected.
public enum TMDbCredential: Sendable, Hashable {
  /// An API Read Access Token (v4), sent in the `Authorization` header field.
  case accessToken(String)
  /// An API key (v3), sent as a query parameter.
  case apiKey(String)

  /// The name of the query parameter for an API key.
  public static let keyParameter = "api_key"

  /// The secret itself, not masked.
  public var secret: String {
    switch self {
    case .accessToken(let secret), .apiKey(let secret): secret
    }
  }

  /// Converts a credential from a `CredentialStore`.
  public init(_ credential: Credential) {
    switch credential.kind {
    case .accessToken: self = .accessToken(credential.secret)
    case .apiKey: self = .apiKey(credential.secret)
    }
  }

  /// Parses text that the user gave as a token, or as an API key if `isKey`. Returns nil when it can be neither.
  ///
  /// A token given as a key is recognized by its dots, which keys do not have. Removes surrounding white space and a
  /// leading `Bearer`.
  public init?(pasted text: String, isKey: Bool) {
    guard let secret = Credential(.accessToken, text)?.secret else { return nil }
    self = isKey && !secret.contains(".") ? .apiKey(secret) : .accessToken(secret)
  }
}

extension TMDbCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind, followed by a mask for the secret.
  public var description: String {
    switch self {
    case .accessToken: "access token ••••"
    case .apiKey: "API key ••••"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
