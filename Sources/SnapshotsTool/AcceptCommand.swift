import SnapshotFiles

enum AcceptCommand: SnapshotCommand {
  static let name = "accept"
  static let abstract = "Accepts received texts as goldens: all, or those at the given paths."
  static let options: [CommandOption] = [.from]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    try arguments.forEachPending(in: context, saying: "Accepted") { folder, snapshot in try folder.accept(snapshot) }
  }
}
