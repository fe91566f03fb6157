public import MovieDomain
import MovieJSON

/// Stores the credential in `credentials.json`, apart from the settings, because users may share those.
public struct CredentialFile: CredentialStore {
  private let file: PrivateFile

  /// Creates a store in a folder, which is created with the first write.
  public init(directory: String) {
    file = PrivateFile(folder: Folder(path: directory), name: "credentials.json")
  }

  public var location: String { file.path }

  /// Whether users other than the owner can read or write the file.
  public var isExposed: Bool { (try? FileStatus.of(location))?.isExposed ?? false }

  public func credential() throws(StoreError) -> Credential? {
    let members = try file.nodes()
    for kind in Credential.Kind.allCases {
      guard let value = members[kind.member] else { continue }
      guard let text = value.string, let credential = Credential(kind, text) else {
        throw StoreError(.malformed, path: location)
      }
      return credential
    }
    return nil
  }

  /// Stores a credential. Replaces a file that is not valid, because nothing in it could be used. With another one, the
  /// approval goes, which may be for the account of someone else.
  public func save(_ credential: Credential) throws(StoreError) {
    try file.update(replacingMalformed: true) { members in
      let member = credential.kind.member
      let isKnown = members[member] == .string(credential.secret)
      if !isKnown, Credential.Kind.allCases.contains(where: { members[$0.member] != nil }) {
        members[Self.approvalMember] = nil
      }
      for kind in Credential.Kind.allCases {
        members[kind.member] = nil
      }
      members[member] = .string(credential.secret)
    }
  }

  /// Removes the credential and the approval, with the file unless that has something else as well.
  @discardableResult
  public func remove() throws(StoreError) -> Bool {
    let own = Credential.Kind.allCases.map(\.member) + [Self.approvalMember]
    // A file that cannot be read is removed: it may have the credential.
    let members = (try? file.members()) ?? [:]
    let isForeign = members.keys.contains { !own.contains($0) }
    guard isForeign else { return try file.removeWithCopies() }
    try file.update { members in for name in own { members[name] = nil } }
    let hadCopies = try file.removeWithCopies(keepingFile: true)
    return hadCopies || own.contains { members.keys.contains($0) }
  }
}

// In the same file, so that it is as private and goes with the credential.
extension CredentialFile: AccountStore {
  public func approval() throws(StoreError) -> AccountApproval? {
    guard let json = try file.nodes()[Self.approvalMember], json.isObject else { return nil }
    guard let token = json["token"]?.string else { throw StoreError(.malformed, path: location) }
    return AccountApproval(
      token: Secret(token), requested: json["requested"]?.integer, account: json["account"]?.string ?? "",
      session: json["session"]?.string.map { Secret($0) }, number: json["id"]?.integer)
  }

  public func save(_ approval: AccountApproval?) throws(StoreError) {
    try file.update { members in
      members[Self.approvalMember] = approval.map {
        .record([
          "token": .string($0.token.text), "requested": .integer($0.requested), "account": .text($0.account),
          "session": .text($0.session?.text), "id": .integer($0.number),
        ])
      }
    }
  }

  private static let approvalMember = "account"
}

extension Credential.Kind {
  fileprivate var member: String {
    switch self {
    case .accessToken: "access_token"
    case .apiKey: "api_key"
    }
  }
}
