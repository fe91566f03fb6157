import SnapshotFiles

extension SnapshotCommand {
  static let reject = SnapshotCommand(
    name: "reject", abstract: "Discards received texts: all, or those at the given paths.",
    options: [.from], operands: "[path…]"
  ) { arguments, context in
    try arguments.forEachPending(in: context, saying: "Rejected") { folder, snapshot in try folder.reject(snapshot) }
  }
}
