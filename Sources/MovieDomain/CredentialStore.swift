/// The port to the stored credential.
public protocol CredentialStore: Sendable {
  /// Where the credential is stored, such as a file path.
  var location: String { get }

  /// Returns the stored credential, or nil if there is none.
  func credential() async throws(StoreError) -> Credential?

  /// Stores a credential, replacing any existing one.
  func save(_ credential: Credential) async throws(StoreError)

  /// Removes the credential. Returns false if none was stored.
  @discardableResult
  func remove() async throws(StoreError) -> Bool
}

/// The port to a server that can verify credentials.
public protocol CredentialChecker: Sendable {
  /// Verifies a credential with the server.
  ///
  /// Throws `CatalogError(.rejectedCredential)` when the server rejects it; after any other error its validity is
  /// unknown.
  func check(_ credential: Credential) async throws(CatalogError)
}

/// Stores a credential in memory.
public actor TransientCredentials: CredentialStore {
  public nonisolated let location: String
  private var kept: Credential?

  public init(_ credential: Credential? = nil, location: String) {
    kept = credential
    self.location = location
  }

  public func credential() -> Credential? { kept }

  public func save(_ credential: Credential) {
    kept = credential
  }

  @discardableResult
  public func remove() -> Bool {
    defer { kept = nil }
    return kept != nil
  }
}
