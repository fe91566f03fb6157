import SnapshotFiles

/// Shows received texts one at a time and asks about each.
enum ReviewCommand: SnapshotCommand {
  static let name = "review"
  static let abstract = "Shows each received text as a diff and asks for one key: accept, reject or skip."
  static let discussion =
    "Reviews all, or those at the given paths. The keys A, R and S decide about all that are left."
  static let options: [CommandOption] = [.from, .diffTool]
  static let operands = "[path…]"

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let folder = try arguments.pendingFolder(of: context.layout())
    return try Review(folder: folder, paths: arguments.operands, viewer: try context.diffViewer(arguments)).run()
  }
}
