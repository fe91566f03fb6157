import SnapshotFiles

enum ShowCommand: SnapshotCommand {
  static let name = "show"
  static let abstract = "Shows received texts as diffs: all, or those at the given paths."
  static let options: [CommandOption] = [.json, .from, .diffTool]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let layout = try context.layout()
    let snapshots = try arguments.pendingFolder(of: layout).snapshots(at: arguments.operands)
    if arguments.has("--json") {
      context.write(PendingJSON.text(of: snapshots, layout: layout, diffs: true))
      return ExitStatus.success
    }
    let viewer = try context.diffViewer(arguments)
    for snapshot in snapshots {
      context.write(viewer.heading(snapshot))
      try viewer.show(snapshot, in: layout)
    }
    if snapshots.isEmpty { context.write(StatusCommand.text(for: []) + "\n") }
    return ExitStatus.success
  }
}
