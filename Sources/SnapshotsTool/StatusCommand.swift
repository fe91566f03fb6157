import SnapshotFiles

extension SnapshotCommand {
  static let status = SnapshotCommand(
    name: "status", abstract: "Lists pending snapshots, and the goldens that the last run did not use.",
    discussion: """
      Unused goldens are known after `snapshots test` if it ran all tests, they passed, and none was skipped.
      """,
    options: [
      CommandOption(
        name: "--check", help: "Exit with status 1 if there are any, and with 2 if the last run did not pass, for CI."),
      .json, .from,
    ]
  ) { arguments, context in
    let layout = try context.layout()
    let lastRun = LastRun(of: layout, arguments)
    let snapshots = try arguments.pendingFolder(of: layout).snapshots()
    if arguments.has("--json") {
      context.write(PendingJSON.text(of: snapshots, layout: layout, lastRun: lastRun))
    } else {
      context.write(snapshots.text + "\n")
      // A check that cannot know the unused goldens warns, even if its list is not read.
      let isWarning = arguments.has("--check") && lastRun.reason != nil
      (isWarning ? context.writeError : context.write)(lastRun.text)
    }
    return arguments.has("--check") ? lastRun.checkStatus(pending: snapshots) : ExitStatus.success
  }
}

extension [PendingSnapshot] {
  var text: String {
    guard !isEmpty else { return "No pending snapshots." }
    let lines = map { snapshot in
      let kind = snapshot.kind.rawValue
      return "  \(kind)\(String(repeating: " ", count: 10 - kind.count))\(snapshot.shownPath)"
    }
    let head = count == 1 ? "1 pending snapshot" : "\(count) pending snapshots"
    return ([head + ":"] + lines + ["To review them: swift run snapshots review"]).joined(separator: "\n")
  }
}
