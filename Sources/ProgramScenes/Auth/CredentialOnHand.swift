public import MovieDomain

/// A credential there is: its kind and where it is, without its secret.
public struct CredentialOnHand: Sendable, Hashable {
  public enum Place: Sendable, Hashable {
    /// An environment variable, by its name.
    case variable(String)
    /// Where it is stored, such as the path of a file.
    case store(String)
  }

  public var kind: Credential.Kind
  public var place: Place

  public init(_ kind: Credential.Kind, in place: Place) {
    self.kind = kind
    self.place = place
  }
}
