public import MovieDomain

/// The credential in a file of its own, `credentials.json`: settings get shown and shared, this must not.
public struct CredentialFile: Sendable {
  private let document: JSONDocument

  /// Takes the folder of the program's settings, which is made when there is something to keep.
  public init(directory: String) {
    document = JSONDocument(file: PrivateFile(folder: Folder(path: directory), name: "credentials.json"))
  }

  public var path: String { document.file.path }

  /// The credential; nil when none is kept.
  public func load() throws(StoreError) -> StoredCredential? {
    let members = try document.read()
    for kind in [StoredCredential.Kind.accessToken, .apiKey] {
      guard let value = members[kind.rawValue] else { continue }
      guard case .string(let secret) = value, !secret.isEmpty else { throw StoreError(.malformed, path: path) }
      return StoredCredential(kind: kind, secret: secret)
    }
    return nil
  }

  /// Keeps a credential in the place of the one before.
  public func save(_ credential: StoredCredential) throws(StoreError) {
    try document.update { members in
      members[StoredCredential.Kind.accessToken.rawValue] = nil
      members[StoredCredential.Kind.apiKey.rawValue] = nil
      members[credential.kind.rawValue] = .string(credential.secret)
    }
  }

  /// Forgets the credential; false when none was kept.
  @discardableResult
  public func remove() throws(StoreError) -> Bool {
    try document.file.remove()
  }
}
