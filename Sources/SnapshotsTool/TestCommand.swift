import SnapshotFiles

extension SnapshotCommand {
  static let test = SnapshotCommand(
    name: "test", abstract: "Runs `swift test` and lists the goldens it uses in .build/snapshots/ledger.txt.",
    discussion: """
      After a full run that passed and skipped nothing, names the goldens that no assertion used, and discards received \
      texts of tests that no longer exist. In a sharded CI run, save each shard's ledger for `snapshots prune --from`. \
      The exit status is that of `swift test`.
      """,
    options: [
      CommandOption(name: "--review", help: "Review the texts that failed tests received."), .diffTool,
    ],
    otherArguments: .passed
  ) { arguments, context in
    let tool = try arguments.has("--review") ? context.diffTool(arguments) : nil
    let test = SwiftTest(
      layout: try context.layout(), arguments: arguments.passed, showsColor: context.style.isColored,
      program: context.swift)
    if let mode = context.environment("SNAPSHOTS"), mode != RecordMode.never.rawValue {
      context.writeError(
        "SNAPSHOTS=\(VisibleText.line(mode)) is ignored: this command only compares. To record, run `swift test`.\n")
    }
    let status = try test.run()
    if status == 0, test.isFull { context.write(LastRun(of: test.layout, arguments).text) }
    let folder = PendingFolder(of: test.layout)
    if arguments.has("--review"), status != ExitStatus.interrupted, try !folder.snapshots().isEmpty {
      let review = try Review(folder: folder, paths: [], context: context, tool: tool).run()
      if review == ExitStatus.interrupted { return review }
    }
    return status
  }
}
