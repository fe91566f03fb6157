import MovieJSON
import SnapshotFiles

extension SnapshotCommand {
  static let status = SnapshotCommand(
    name: "status", abstract: "Lists pending snapshots, and the goldens that the last run did not use.",
    discussion: """
      Unused goldens are known after `snapshots test` if it ran all tests, they passed, and none was skipped.
      """,
    options: [
      CommandOption(
        name: "--check",
        help:
          "Exit with status 1 if a snapshot is pending or a golden unused, and with 2 if the last run did not pass, for CI."
      ),
      .json, .from,
    ]
  ) { arguments, context in
    let layout = try context.layout()
    let lastRun = LastRun(of: layout, arguments)
    let snapshots = try arguments.pendingFolder(of: layout).snapshots()
    if arguments.has("--json") {
      context.write(snapshots.json(in: layout, lastRun: lastRun))
    } else {
      context.write(snapshots.text + "\n")
      // A check that cannot know the unused goldens warns, even if its list is not read.
      let isWarning = arguments.has("--check") && lastRun.reason != nil
      (isWarning ? context.writeError : context.write)(lastRun.text)
    }
    return arguments.has("--check") ? lastRun.checkStatus(pending: snapshots) : ExitStatus.success
  }

  static let show = SnapshotCommand(
    name: "show", abstract: "Shows received texts as diffs: all, or those at the given paths.",
    options: [.json, .from, .diffTool], operands: "[path…]"
  ) { arguments, context in
    let layout = try context.layout()
    let snapshots = try arguments.pendingFolder(of: layout).snapshots(at: arguments.operands)
    if arguments.has("--json") {
      context.write(snapshots.json(in: layout, diffs: true))
      return ExitStatus.success
    }
    let tool = try context.diffTool(arguments)
    for snapshot in snapshots { try context.show(snapshot, in: layout, with: tool, style: context.style.whole) }
    if snapshots.isEmpty { context.write(snapshots.text + "\n") }
    return ExitStatus.success
  }

  static let accept = SnapshotCommand(
    name: "accept", abstract: "Accepts received texts as goldens: all, or those at the given paths.",
    options: [.from], operands: "[path…]"
  ) { arguments, context in
    let names = ClaimRegistry()
    return try arguments.forEachPending(in: context, saying: "Accepted") { try $0.accept($1, names: names) }
  }

  static let reject = SnapshotCommand(
    name: "reject", abstract: "Discards received texts: all, or those at the given paths.",
    options: [.from], operands: "[path…]"
  ) { arguments, context in
    try arguments.forEachPending(in: context, saying: "Rejected") { folder, snapshot in try folder.reject(snapshot) }
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

  /// The JSON for pending snapshots. With `diffs`, each has its unified diff. With a last run, there are the unused
  /// goldens and the folders that are left out, or null and why they are not known.
  func json(in layout: SnapshotLayout, diffs: Bool = false, lastRun: LastRun? = nil) -> String {
    let pending = map { snapshot -> JSONValue in
      let value: JSONValue = [
        "path": .string(snapshot.shownPath),
        "kind": .string(snapshot.kind.rawValue),
        "golden": snapshot.golden == nil ? .null : .string(layout.golden(snapshot.path)),
        "received": .string(snapshot.file),
      ]
      return diffs ? value.adding(["diff": .string(snapshot.diff(style: .plain.whole))]) : value
    }
    var members = [JSONValue.Member("pending", .array(pending))]
    switch lastRun {
    case .full(let unused):
      members.append(.init("unused", .array(unused.shownPaths.map { .string($0) })))
      members.append(.init("ignored", .array(unused.untouchedFolders.map { .string($0) })))
    case .unknown(let reason, _): members += [.init("unused", .null), .init("unused_unknown", .string(reason.message))]
    case nil: break
    }
    return JSONValue.object(members).encoded(.indented) + "\n"
  }
}
