import MovieLibC
import SnapshotFiles

/// What commands work with: the package and the terminal.
struct CommandContext {
  let layout: () throws(SnapshotProblem) -> SnapshotLayout
  let style: DiffStyle
  /// Reads an environment variable; nil if it is unset or empty.
  let environment: (String) -> String?
  /// Returns the next key; nil at the end of input.
  let readKey: () -> Character?
  let write: (String) -> Void
  let writeError: (String) -> Void
  /// Returns the size of the terminal; nil if there is none.
  let screenSize: () -> (rows: Int, columns: Int)?
  /// The program of the toolchain.
  var swift = "swift"

  /// The package of `SNAPSHOTS_ROOT` or around the working directory, and the terminal of this process.
  static var ofProcess: CommandContext {
    CommandContext(
      layout: { () throws(SnapshotProblem) in
        let here = FileSystem.workingDirectory()
        return try SnapshotLayout.find(environment: .ofProcess(), workingDirectory: here, file: nil)
      },
      style: Terminal.showsColor ? .colored : .plain,
      environment: { name in getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) } },
      readKey: Terminal.readKey, write: { Terminal.write($0, to: STDOUT_FILENO) },
      writeError: { Terminal.write($0, to: STDERR_FILENO) }, screenSize: { Terminal.size })
  }

  /// The tool of `--diff-tool` or `SNAPSHOTS_DIFF_TOOL`; nil if there is none.
  func diffTool(_ arguments: Arguments) throws(UsageError) -> DiffTool? {
    try (arguments.values("--diff-tool").last ?? environment("SNAPSHOTS_DIFF_TOOL")).map(DiffTool.init)
  }

  /// Shows how a received text differs from its golden, with the tool if there is one.
  func show(_ snapshot: PendingSnapshot, place: String = "", in layout: SnapshotLayout, with tool: DiffTool?) throws {
    let heading = "\(place)\(snapshot.shownPath) (\(snapshot.kind.rawValue))"
    write((style.isColored ? "\u{1B}[1m\(heading)\u{1B}[0m" : heading) + "\n")
    guard let tool else { return write(snapshot.diff(style: style)) }
    try tool.run(snapshot.golden == nil ? "/dev/null" : layout.golden(snapshot.path), snapshot.file)
  }
}
