import SnapshotFiles

/// Lists pending snapshots.
enum StatusCommand: SnapshotCommand {
  static let name = "status"
  static let abstract = "Lists pending snapshots."
  static let options = [
    CommandOption(name: "--check", help: "Exit with status 1 if there are any, for CI."), .json, .from,
  ]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let layout = try context.layout()
    let snapshots = try arguments.pendingFolder(of: layout).snapshots()
    if arguments.has("--json") {
      context.write(PendingJSON.text(of: snapshots, layout: layout))
    } else {
      context.write(text(for: snapshots) + "\n")
    }
    return arguments.has("--check") && !snapshots.isEmpty ? ExitStatus.found : ExitStatus.success
  }

  /// Returns the output for the given pending snapshots.
  static func text(for snapshots: [PendingSnapshot]) -> String {
    guard !snapshots.isEmpty else { return "No pending snapshots." }
    let lines = snapshots.map { snapshot in
      let kind = snapshot.kind.rawValue
      return "  \(kind)\(String(repeating: " ", count: 10 - kind.count))\(snapshot.shownPath)"
    }
    let head = snapshots.count == 1 ? "1 pending snapshot" : "\(snapshots.count) pending snapshots"
    return ([head + ":"] + lines + ["To review them: swift run snapshots review"]).joined(
      separator: "\n")
  }
}
