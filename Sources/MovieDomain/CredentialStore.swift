/// The port to the credential that the viewer keeps.
public protocol CredentialStore: Sendable {
  /// Where it is kept, such as the path of a file.
  var place: String { get }

  /// Nil when none is kept.
  func credential() async throws(StoreError) -> Credential?

  /// Keeps a credential in the place of the one before.
  func keep(_ credential: Credential) async throws(StoreError)

  /// Forgets the credential; false when none was kept.
  @discardableResult
  func forget() async throws(StoreError) -> Bool
}

/// The port to a server that knows good credentials from bad ones.
public protocol CredentialChecker: Sendable {
  /// Returns when the server takes the credential; `CatalogError(.rejectedCredential)` is its refusal, any other error
  /// leaves the question open.
  func check(_ credential: Credential) async throws(CatalogError)
}

/// A credential that is kept as long as the process lasts.
public actor TransientCredentials: CredentialStore {
  public nonisolated let place: String
  private var kept: Credential?

  public init(_ credential: Credential? = nil, place: String) {
    kept = credential
    self.place = place
  }

  public func credential() -> Credential? { kept }

  public func keep(_ credential: Credential) {
    kept = credential
  }

  @discardableResult
  public func forget() -> Bool {
    defer { kept = nil }
    return kept != nil
  }
}
