/// The port to the stored credential. All methods may be called concurrently.
public protocol CredentialStore: Sendable {
  /// Where the credential is stored, such as a file path, for display; empty if there is no such place.
  var location: String { get }

  /// Returns the stored credential, or nil if there is none.
  ///
  /// Throws `StoreError(.malformed)` when what is stored is not a credential, and other codes when it cannot be read.
  func credential() async throws(StoreError) -> Credential?

  /// Stores a credential, replacing any existing one. Throws when it cannot be written.
  func save(_ credential: Credential) async throws(StoreError)

  /// Removes the credential. Returns false if none was stored. Throws when it cannot be removed.
  @discardableResult
  func remove() async throws(StoreError) -> Bool
}

/// The port to a server that can verify credentials. `check` may be called concurrently.
public protocol CredentialChecker: Sendable {
  /// Verifies a credential with the server. Returns if the server accepts it.
  ///
  /// Throws `CatalogError(.rejectedCredential)` when the server rejects it. After any other error, it is unknown
  /// whether the credential is valid.
  func check(_ credential: Credential) async throws(CatalogError)
}
