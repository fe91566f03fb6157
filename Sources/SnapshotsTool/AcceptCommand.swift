import SnapshotFiles

enum AcceptCommand: SnapshotCommand {
  static let name = "accept"
  static let abstract = "Accepts received texts as goldens: all, or those at the given paths."
  static let options: [CommandOption] = [.from]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let names = ClaimRegistry()
    return try arguments.forEachPending(in: context, saying: "Accepted") { try $0.accept($1, names: names) }
  }
}
