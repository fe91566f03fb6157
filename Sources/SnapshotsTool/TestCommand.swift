import SnapshotFiles

/// Runs `swift test` and records a ledger of the asserted goldens.
enum TestCommand: SnapshotCommand {
  static let name = "test"
  static let abstract = "Runs `swift test` and lists the goldens it uses in .build/snapshots/ledger.txt."
  static let discussion = """
    After a full run that passed and skipped nothing, names the goldens that no assertion used, and discards received \
    texts of tests that no longer exist. In a sharded CI run, save each shard's ledger for `snapshots prune --from`. \
    The exit status is that of `swift test`.
    """
  static let options = [
    CommandOption(name: "--review", help: "Review the texts that failed tests received."), .diffTool,
  ]
  static let otherArguments = OtherArguments.passed

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32 {
    let viewer = arguments.has("--review") ? try context.diffViewer(arguments) : nil
    let test = SwiftTest(
      layout: try context.layout(), arguments: arguments.passed, showsColor: context.style.isColored,
      program: context.swift)
    if let mode = context.environment("SNAPSHOTS"), mode != RecordMode.never.rawValue {
      context.writeError(
        "SNAPSHOTS=\(VisibleText.line(mode)) is ignored: this command only compares. To record, run `swift test`.\n")
    }
    let status = try test.run()
    if status == 0, test.isFull { context.write(StatusCommand.text(for: LastRun(of: test.layout, arguments))) }
    let folder = PendingFolder(of: test.layout)
    if let viewer, status != ExitStatus.interrupted, try !folder.snapshots().isEmpty {
      let review = try Review(folder: folder, paths: [], viewer: viewer).run()
      if review == ExitStatus.interrupted { return review }
    }
    return status
  }
}
