import LibC
public import MovieDomain

/// Looks at who may read the file of the credential; tells only of others than its owner.
public struct CredentialFileCheck: HealthCheck {
  private let path: String?

  /// Takes the folder of the program's settings; nil where there is none.
  public init(directory: String?) {
    path = directory.map { CredentialFile(directory: $0).place }
  }

  public func findings() -> [HealthFinding] {
    var status = stat()
    guard let path, stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return [] }
    return [.exposedCredential(path: path)]
  }
}
