import MovieDomain

/// Accepts or rejects every credential, and records them.
actor StubChecker: CredentialChecker {
  private let refusal: CatalogError?
  private(set) var checked: [Credential] = []

  init(refusing refusal: CatalogError? = nil) {
    self.refusal = refusal
  }

  func check(_ credential: Credential) throws(CatalogError) {
    checked.append(credential)
    if let refusal { throw refusal }
  }
}

/// A store that always throws.
struct BrokenCredentials: CredentialStore, AccountStore {
  let location = "/etc/credentials.json"

  func credential() throws(StoreError) -> Credential? { throw StoreError(.malformed, path: location) }
  func save(_ credential: Credential) throws(StoreError) { throw StoreError(.readOnly, path: location) }
  func remove() throws(StoreError) -> Bool { throw StoreError(.readOnly, path: location) }
  func approval() throws(StoreError) -> AccountApproval? { throw StoreError(.malformed, path: location) }
  func save(_ approval: AccountApproval?) throws(StoreError) { throw StoreError(.readOnly, path: location) }
}
