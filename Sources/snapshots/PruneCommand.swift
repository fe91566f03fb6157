import ArgumentParser
import SnapshotFiles

/// Finds and deletes goldens that no test asserts.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists goldens that no assertion uses. With --delete, deletes them.",
    discussion: """
      Without --from, runs all tests with `swift test`; they must pass. With --from, make sure \
      that the ledgers together cover all tests.
      """)

  @Flag(help: "Delete the files instead of listing them.")
  var delete = false

  @Flag(help: "Delete even if tests were skipped. Their goldens look unused.")
  var ignoreSkipped = false

  @Option(
    help: "Use the ledger in this copy of a shard's .build/snapshots, made by `snapshots test`; repeatable.")
  var from: [String] = []

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`, such as -c release.")
  var arguments: [String] = []

  func validate() throws {
    if let argument = SwiftTest.narrowingArgument(in: arguments) {
      throw ValidationError("\(argument) would skip tests, and prune needs a full run.")
    }
  }

  func run() throws {
    let layout = try CurrentPackage.layout()
    let ledger = try Ledger(merging: ledgers(of: layout))
    let unused = try UnusedGoldens(of: layout, claims: ledger.claims)
    for module in unused.untouchedModules {
      print("Ignored \(SnapshotLayout.goldenFolder)/\(module): the run used none of its goldens.")
    }
    guard !unused.paths.isEmpty else { return print("Every golden is in use.") }
    if delete && ledger.skippedCount > 0 && !ignoreSkipped {
      throw SnapshotProblem(
        "Nothing was deleted. The run skipped \(ledger.skippedCount) tests, so their goldens look unused:"
          + " enable them, or use --ignore-skipped if none of these files belongs to them.\n" + list(unused))
    }
    if delete { try unused.delete() }
    print(delete ? "Deleted:" : "No assertion uses these goldens. To delete them, use --delete:")
    print(list(unused))
    if !delete && ledger.skippedCount > 0 {
      print("The run skipped \(ledger.skippedCount) tests, so their goldens may be in this list.")
    }
  }

  private func list(_ unused: UnusedGoldens) -> String {
    unused.paths.map { "  \(SnapshotLayout.goldenFolder)/\($0)" }.joined(separator: "\n")
  }

  private func ledgers(of layout: SnapshotLayout) throws -> [String] {
    guard from.isEmpty else { return try from.map(ledger) }
    let test = SwiftTest(layout: layout, arguments: arguments)
    _ = try test.run()
    return [test.ledger]
  }

  private func ledger(in directory: String) throws -> String {
    let name = "ledger.txt"
    let candidates = ["/\(SnapshotLayout.ledgerFile)", "/snapshots/\(name)", "/\(name)", ""].map { directory + $0 }
    guard let file = candidates.first(where: { FileSystem.kind(of: $0) == .file }) else {
      throw SnapshotProblem(
        "\(directory) contains no ledger. `snapshots test` writes one to .build/snapshots/\(name).")
    }
    return file
  }
}
