import ArgumentParser
import SnapshotFiles

/// Finds and deletes goldens that no test asserts.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists the goldens that no assertion of a full, green run claims; deletes them with --delete.",
    discussion: """
      Without --from it runs `swift test` itself, so that the run is known to be full and green. With --from it trusts \
      you that the ledgers together cover all tests.
      """)

  @Flag(help: "Delete the files instead of listing them.")
  var delete = false

  @Flag(help: "Delete even though the run skipped tests, whose goldens look unclaimed.")
  var ignoreSkipped = false

  @Option(
    help: "Take the ledger from this copy of a shard's .build/snapshots, made by `snapshots test`; may be repeated.")
  var from: [String] = []

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`, such as -c release.")
  var arguments: [String] = []

  func validate() throws {
    let narrowing = ["--filter", "--skip", "-s", "--specifier", "--disable-xctest", "--disable-swift-testing"]
    for argument in arguments where narrowing.contains(where: { argument == $0 || argument.hasPrefix($0 + "=") }) {
      throw ValidationError("\(argument) would leave tests out: prune needs a full run.")
    }
  }

  func run() throws {
    let layout = try CurrentPackage.layout()
    let ledger = try Ledger(merging: ledgers(of: layout))
    let unused = try UnusedGoldens(of: layout, claims: ledger.claims)
    for module in unused.untouchedModules {
      print("Left alone: \(SnapshotLayout.goldenFolder)/\(module), of which the run asserted nothing.")
    }
    guard !unused.paths.isEmpty else { return print("Every golden is in use.") }
    if delete && ledger.skippedCount > 0 && !ignoreSkipped {
      throw SnapshotProblem(
        "The run skipped \(ledger.skippedCount) tests, whose goldens look unclaimed:"
          + " enable them, or add --ignore-skipped if none of the files below is theirs.\n" + list(unused))
    }
    if delete { try unused.delete() }
    print(delete ? "Deleted:" : "No assertion claims these goldens; --delete deletes them:")
    print(list(unused))
    if !delete && ledger.skippedCount > 0 {
      print("The run skipped \(ledger.skippedCount) tests; look out for their goldens.")
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
        "There is no ledger in \(directory): `snapshots test` writes one to .build/snapshots/\(name).")
    }
    return file
  }
}
