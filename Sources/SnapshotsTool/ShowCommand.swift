import SnapshotFiles

extension SnapshotCommand {
  static let show = SnapshotCommand(
    name: "show", abstract: "Shows received texts as diffs: all, or those at the given paths.",
    options: [.json, .from, .diffTool], operands: "[path…]"
  ) { arguments, context in
    let layout = try context.layout()
    let snapshots = try arguments.pendingFolder(of: layout).snapshots(at: arguments.operands)
    if arguments.has("--json") {
      context.write(PendingJSON.text(of: snapshots, layout: layout, diffs: true))
      return ExitStatus.success
    }
    let tool = try context.diffTool(arguments)
    for snapshot in snapshots { try context.show(snapshot, in: layout, with: tool) }
    if snapshots.isEmpty { context.write(snapshots.text + "\n") }
    return ExitStatus.success
  }
}
