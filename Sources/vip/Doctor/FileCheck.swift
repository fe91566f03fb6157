import MovieStore
import ProgramScenes

/// Reports the state of a data file.
struct FileCheck: HealthCheck {
  private let kind: HealthFinding.File.Kind
  private let inspect: @Sendable () -> FileInspection

  init(_ kind: HealthFinding.File.Kind, _ inspect: @escaping @Sendable () -> FileInspection) {
    self.kind = kind
    self.inspect = inspect
  }

  func findings() -> [HealthFinding] {
    let inspection = inspect()
    let state: HealthFinding.File.State =
      switch inspection.state {
      case .absent: .absent
      case .sound(let count, let bytes): .sound(count: count, bytes: bytes)
      case .partlyUnreadable(let count, let unreadable, let bytes):
        .partlyUnreadable(count: count, unreadable: unreadable, bytes: bytes)
      case .damaged: .damaged
      case .failed(let error): .failed(error)
      }
    return [.file(.init(kind, path: inspection.path, state))]
  }
}

/// Reports a credential file that other users can read.
struct CredentialFileCheck: HealthCheck {
  let directory: String?

  func findings() -> [HealthFinding] {
    guard let file = directory.map({ CredentialFile(directory: $0) }), file.isExposed else { return [] }
    return [.exposedCredential(path: file.location)]
  }
}
