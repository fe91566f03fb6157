internal import SnapshotFiles
internal import Synchronization

/// The checkers of this process: one for each package whose tests it runs, which is usually one.
final class ProcessChecker: Sendable {
  private static let claims = ClaimRegistry()
  private static let environment = Result { () throws(SnapshotProblem) in try SnapshotEnvironment.ofProcess() }
  private static let shared = ProcessChecker()
  private let checkers = Mutex<[String: SnapshotChecker]>([:])

  static func find(from site: AssertionSite) throws(SnapshotProblem) -> SnapshotChecker {
    let environment = try environment.get()
    let file = "\(site.filePath)"
    return try shared.checkers.withLock { checkers throws(SnapshotProblem) in
      if let checker = checkers[file] { return checker }
      let layout = try SnapshotLayout.find(
        environment: environment, workingDirectory: FileSystem.workingDirectory(), file: file)
      let checker = SnapshotChecker(layout: layout, environment: environment, claims: claims)
      checkers[file] = checker
      return checker
    }
  }
}
