import SnapshotFiles

/// Accepts received texts as goldens.
enum AcceptCommand: SnapshotCommand {
  static let name = "accept"
  static let abstract = "Accepts received texts as goldens: all, or those at the given paths."
  static let options: [CommandOption] = [.from]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let folder = try arguments.pendingFolder(of: context.layout())
    let snapshots = try folder.snapshots(at: arguments.operands)
    for snapshot in snapshots {
      try folder.accept(snapshot)
      context.write("Accepted \(snapshot.shownPath)\n")
    }
    if snapshots.isEmpty { context.write(StatusCommand.text(for: []) + "\n") }
    return ExitStatus.success
  }
}
