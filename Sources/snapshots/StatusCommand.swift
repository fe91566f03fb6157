import ArgumentParser
import SnapshotFiles

/// Lists pending snapshots.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Lists the received texts that await a decision.")

  @OptionGroup
  var pending: PendingOptions

  func run() throws {
    print(try Self.text(for: pending.folder().snapshots()))
  }

  /// Returns the output for the given pending snapshots.
  static func text(for snapshots: [PendingSnapshot]) -> String {
    guard !snapshots.isEmpty else { return "No snapshot awaits a decision." }
    let lines = snapshots.map { "  \($0.golden == nil ? "new    " : "changed")  \($0.shownPath)" }
    let head = snapshots.count == 1 ? "1 snapshot awaits" : "\(snapshots.count) snapshots await"
    return ([head + " a decision:"] + lines + ["To decide one by one: swift run snapshots review"]).joined(
      separator: "\n")
  }
}
