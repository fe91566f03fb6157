import SnapshotFiles

extension SnapshotCommand {
  static let review = SnapshotCommand(
    name: "review", abstract: "Shows each received text as a diff and asks for one key: accept, reject or skip.",
    discussion: "Reviews all, or those at the given paths. The keys A, R and S decide about all that are left.",
    options: [.from, .diffTool], operands: "[path…]"
  ) { arguments, context in
    let folder = try arguments.pendingFolder(of: context.layout())
    let tool = try context.diffTool(arguments)
    return try Review(folder: folder, paths: arguments.operands, context: context, tool: tool).run()
  }
}
