import SnapshotFiles

enum RejectCommand: SnapshotCommand {
  static let name = "reject"
  static let abstract = "Discards received texts: all, or those at the given paths."
  static let options: [CommandOption] = [.from]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    try arguments.forEachPending(in: context, saying: "Rejected") { folder, snapshot in try folder.reject(snapshot) }
  }
}
