import SnapshotFiles

extension SnapshotCommand {
  static let prune = SnapshotCommand(
    name: "prune", abstract: "Lists goldens that no assertion uses. With --delete, deletes them.",
    discussion: """
      Without --from, runs all tests with `swift test`; they must pass. With --from, make sure that the ledgers together \
      cover all tests.
      """,
    options: [
      CommandOption(name: "--delete", help: "Delete the files instead of listing them."),
      CommandOption(
        name: "--ignore-skipped", help: "Delete even if tests were skipped. Their goldens look unused."),
      CommandOption(
        name: "--from", value: "DIR",
        help: "Use the ledger in this copy of a shard's .build/snapshots, made by `snapshots test`; repeatable."),
    ],
    otherArguments: .passedAfterTerminator
  ) { arguments, context in
    if let argument = SwiftTest.narrowingArgument(in: arguments.passed) {
      throw UsageError("\(argument) would skip tests, and prune needs a full run.")
    }
    try SwiftTest.checkPackage(arguments, in: context)
    let layout = try context.layout()
    let from = try arguments.ledgers()
    let test = SwiftTest(layout: layout, arguments: arguments.passed, program: context.swift)
    if from.isEmpty { _ = try test.run() }
    let ledger = try Ledger(merging: from.isEmpty ? [test.ledger] : from)
    if let narrowing = ledger.narrowing {
      throw SnapshotProblem(
        "The run had \(narrowing), so it does not tell which goldens are unused: pass the ledgers of all shards,"
          + " each with --from.")
    }
    let unused = try UnusedGoldens(of: layout, ledger: ledger)
    if arguments.has("--delete") {
      if !unused.paths.isEmpty, let skips = ledger.skips, !arguments.has("--ignore-skipped") {
        throw SnapshotProblem(
          "Nothing was deleted. The run \(skips), and the goldens of skipped tests look unused:"
            + " run all tests, visibly, or use --ignore-skipped if none of these files belongs to a skipped one.\n"
            + list(unused))
      }
      try unused.delete()
    }
    context.write(text(unused, ledger, isDeleted: arguments.has("--delete")))
    return ExitStatus.success
  }

  private static func text(_ unused: UnusedGoldens, _ ledger: Ledger, isDeleted: Bool) -> String {
    var lines = unused.notes
    if unused.paths.isEmpty {
      lines.append(lines.isEmpty ? "Every golden is in use." : "Every other golden is in use.")
    } else {
      lines.append(isDeleted ? "Deleted:" : "No assertion uses these goldens. To delete them, use --delete:")
      lines.append(list(unused))
      if !isDeleted, let skips = ledger.skips {
        lines.append("The run \(skips), and the goldens of skipped tests are in this list.")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ unused: UnusedGoldens) -> String {
    unused.shownPaths.map { "  \($0)" }.joined(separator: "\n")
  }
}
