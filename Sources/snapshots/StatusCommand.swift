import ArgumentParser
import SnapshotFiles

/// Lists pending snapshots.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Lists pending snapshots.")

  @OptionGroup
  var pending: PendingOptions

  func run() throws {
    print(try Self.text(for: pending.folder().snapshots()))
  }

  /// Returns the output for the given pending snapshots.
  static func text(for snapshots: [PendingSnapshot]) -> String {
    guard !snapshots.isEmpty else { return "No pending snapshots." }
    let lines = snapshots.map { snapshot in
      let kind = snapshot.kind.rawValue
      return "  \(kind)\(String(repeating: " ", count: 10 - kind.count))\(snapshot.shownPath)"
    }
    let head = snapshots.count == 1 ? "1 pending snapshot" : "\(snapshots.count) pending snapshots"
    return ([head + ":"] + lines + ["To review them: swift run snapshots review"]).joined(
      separator: "\n")
  }
}
