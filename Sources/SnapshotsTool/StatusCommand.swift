import SnapshotFiles

/// Lists pending snapshots, and unused goldens if the last run tells.
enum StatusCommand: SnapshotCommand {
  static let name = "status"
  static let abstract = "Lists pending snapshots, and the goldens that the last run did not use."
  static let discussion = """
    Unused goldens are known after `snapshots test` if it ran all tests, they passed, and none was skipped.
    """
  static let options = [
    CommandOption(
      name: "--check", help: "Exit with status 1 if there are any, and with 2 if the last run did not pass, for CI."),
    .json, .from,
  ]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let layout = try context.layout()
    let lastRun = LastRun(of: layout, arguments)
    let snapshots = try arguments.pendingFolder(of: layout).snapshots()
    if arguments.has("--json") {
      context.write(PendingJSON.text(of: snapshots, layout: layout, lastRun: lastRun))
    } else {
      context.write(text(for: snapshots) + "\n")
      // A check that cannot know the unused goldens warns, even if its list is not read.
      let isWarning = arguments.has("--check") && lastRun.reason != nil
      (isWarning ? context.writeError : context.write)(text(for: lastRun))
    }
    return arguments.has("--check") ? lastRun.checkStatus(pending: snapshots) : ExitStatus.success
  }

  /// Returns the output about the goldens that a run did not use; empty if it used all.
  static func text(for lastRun: LastRun) -> String {
    var lines = lastRun.notes
    if !lastRun.paths.isEmpty {
      lines.append("No assertion of the last run uses these goldens:")
      lines += lastRun.paths.map { "  \($0)" }
      lines.append("To delete them: swift run snapshots prune --delete")
    }
    return lines.map { $0 + "\n" }.joined()
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
