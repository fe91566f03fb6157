import SnapshotFiles

extension SnapshotCommand {
  static let accept = SnapshotCommand(
    name: "accept", abstract: "Accepts received texts as goldens: all, or those at the given paths.",
    options: [.from], operands: "[path…]"
  ) { arguments, context in
    let names = ClaimRegistry()
    return try arguments.forEachPending(in: context, saying: "Accepted") { try $0.accept($1, names: names) }
  }
}
