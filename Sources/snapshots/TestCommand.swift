import ArgumentParser
import SnapshotFiles

/// Runs `swift test` and records a ledger of the asserted goldens.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs `swift test` and lists the goldens it uses in .build/snapshots/ledger.txt.",
    discussion: """
      After a full run that passed, names the goldens that no assertion used. In a sharded CI run, save each shard's \
      ledger for `snapshots prune --from`.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments of `swift test`, such as --filter.")
  var arguments: [String] = []

  func run() throws {
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    let layout = try CurrentPackage.layout()
    let test = SwiftTest(layout: layout, arguments: arguments)
    let status = try test.run()
    if status == 0, test.isFull, let report = try OrphanReport.text(for: layout, ledger: test.ledger) { print(report) }
    if status != 0 { throw ExitCode(status) }
  }
}
