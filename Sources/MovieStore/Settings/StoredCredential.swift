/// A secret to ask a service with, as it is kept on disk. Prints as dots, wherever it is printed.
public struct StoredCredential: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case accessToken = "access_token"
    case apiKey = "api_key"
  }

  public let kind: Kind
  /// The one way to the secret.
  public let secret: String

  public init(kind: Kind, secret: String) {
    self.kind = kind
    self.secret = secret
  }
}

extension StoredCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(kind.rawValue) ••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
