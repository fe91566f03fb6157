import ArgumentParser
import SnapshotFiles

/// Discards received texts.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Discards received texts: all, or those at the given paths.")

  @OptionGroup
  var pending: PendingOptions

  @Argument(help: "Goldens or folders to reject (default: all).")
  var paths: [String] = []

  func run() throws {
    let folder = try pending.folder()
    let snapshots = try folder.snapshots(at: paths)
    for snapshot in snapshots {
      try folder.reject(snapshot)
      print("Rejected \(snapshot.shownPath)")
    }
    if snapshots.isEmpty { print(StatusCommand.text(for: [])) }
  }
}
