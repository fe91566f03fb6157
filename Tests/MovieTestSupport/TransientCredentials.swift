public import MovieDomain

/// Stores a credential and the approval of an account in memory.
public actor TransientCredentials: CredentialStore, AccountStore {
  public nonisolated let location: String
  private var stored: Credential?
  private var storedApproval: AccountApproval?

  /// Creates a store that holds `credential`, or nothing. `location` is only for display.
  public init(_ credential: Credential? = nil, location: String) {
    stored = credential
    self.location = location
  }

  public func credential() -> Credential? { stored }

  public func save(_ credential: Credential) {
    stored = credential
  }

  @discardableResult
  public func remove() -> Bool {
    defer { (stored, storedApproval) = (nil, nil) }
    return stored != nil || storedApproval != nil
  }

  public func approval() -> AccountApproval? { storedApproval }

  public func save(_ approval: AccountApproval?) {
    storedApproval = approval
  }
}
