public import MovieDomain

/// A credential's kind and place, without the secret.
public struct CredentialOnHand: Sendable, Hashable {
  /// Where a credential comes from.
  public enum Place: Sendable, Hashable {
    /// The name of an environment variable.
    case variable(String)
    /// Where it is stored, such as a file path.
    case store(String)
  }

  public var kind: Credential.Kind
  public var place: Place

  public init(_ kind: Credential.Kind, in place: Place) {
    self.kind = kind
    self.place = place
  }
}
