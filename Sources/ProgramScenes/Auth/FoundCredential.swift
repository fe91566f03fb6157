public import MovieDomain

/// A credential's kind and location, without the secret.
public struct FoundCredential: Sendable, Hashable {
  /// Where a credential comes from.
  public enum Location: Sendable, Hashable {
    /// The name of an environment variable.
    case variable(String)
    /// Where it is stored, such as a file path.
    case store(String)
  }

  /// Whether it is an access token or an API key.
  public var kind: Credential.Kind
  /// Where it comes from.
  public var location: Location

  /// Creates a description of a credential.
  public init(_ kind: Credential.Kind, in location: Location) {
    self.kind = kind
    self.location = location
  }
}
