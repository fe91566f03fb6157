import SnapshotFiles
import SnapshotTestSupport
import Synchronization

@testable import SnapshotsTool

/// A run of the command in a scratch package, without a process.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: String..., with more: [String] = [], in package: ScratchPackage, keys: String = "",
    environment: [String: String] = [:], style: DiffStyle = .plain, height: Int? = nil, swift: String = "swift",
    problem: SnapshotProblem? = nil
  ) {
    let output = Mutex("")
    let errors = Mutex("")
    let rest = Mutex(Array(keys))
    let context = CommandContext(
      layout: { () throws(SnapshotProblem) in if let problem { throw problem } else { package.layout } },
      style: style, environment: { environment[$0] },
      readKey: { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      write: { text in output.withLock { $0 += text } }, writeError: { text in errors.withLock { $0 += text } },
      screenSize: { height.map { ($0, 80) } }, swift: swift)
    status = SnapshotsCommand.run(arguments + more, in: context)
    self.output = output.withLock { $0 }
    // The folder of the package differs in each run.
    self.errors = errors.withLock { $0.replacing(package.root, with: "<root>") }
  }
}
