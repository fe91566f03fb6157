import JSONText
public import MovieDomain

/// The credential in a file of its own, `credentials.json`: settings get shown and shared, this must not.
public struct CredentialFile: CredentialStore {
  private let document: JSONDocument

  /// Takes the folder of the program's settings, which is made when there is something to keep.
  public init(directory: String) {
    document = JSONDocument(file: PrivateFile(folder: Folder(path: directory), name: "credentials.json"))
  }

  public var place: String { document.file.path }

  public func credential() throws(StoreError) -> Credential? {
    let members = try document.read()
    for kind in Credential.Kind.allCases {
      guard let value = members[kind.member] else { continue }
      guard case .string(let text) = value, let credential = Credential(kind, text) else {
        throw StoreError(.malformed, path: place)
      }
      return credential
    }
    return nil
  }

  /// A file that makes no sense is replaced: there is nothing in it that could be put right.
  public func keep(_ credential: Credential) throws(StoreError) {
    try document.update(replacingMalformed: true) { members in
      for kind in Credential.Kind.allCases {
        members[kind.member] = nil
      }
      members[credential.kind.member] = .string(credential.secret)
    }
  }

  @discardableResult
  public func forget() throws(StoreError) -> Bool {
    try document.file.remove()
  }
}

extension Credential.Kind {
  fileprivate var member: String {
    switch self {
    case .accessToken: "access_token"
    case .apiKey: "api_key"
    }
  }
}
