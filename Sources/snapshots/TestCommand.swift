import ArgumentParser
import SnapshotFiles

/// Runs `swift test` and records a ledger of the asserted goldens.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs `swift test` and lists the goldens it uses in .build/snapshots/ledger.txt.",
    discussion: "In a sharded CI run, save each shard's ledger for `snapshots prune --from`.")

  @Argument(parsing: .captureForPassthrough, help: "Arguments of `swift test`, such as --filter.")
  var arguments: [String] = []

  func run() throws {
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    let layout = try CurrentPackage.layout()
    let status = try SwiftTest(layout: layout, arguments: arguments).run()
    if status != 0 { throw ExitCode(status) }
  }
}
