import SnapshotFiles

/// Discards received texts.
enum RejectCommand: SnapshotCommand {
  static let name = "reject"
  static let abstract = "Discards received texts: all, or those at the given paths."
  static let options: [CommandOption] = [.from]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let folder = try arguments.pendingFolder(of: context.layout())
    let snapshots = try folder.snapshots(at: arguments.operands)
    for snapshot in snapshots {
      try folder.reject(snapshot)
      context.write("Rejected \(snapshot.shownPath)\n")
    }
    if snapshots.isEmpty { context.write(StatusCommand.text(for: []) + "\n") }
    return ExitStatus.success
  }
}
