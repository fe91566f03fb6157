import ArgumentParser
import SnapshotFiles

/// Accepts received texts as goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Accepts received texts as goldens: all, or those at the given paths.")

  @OptionGroup
  var pending: PendingOptions

  @Argument(help: "Goldens or folders to accept (default: all).")
  var paths: [String] = []

  func run() throws {
    let folder = try pending.folder()
    let snapshots = try folder.snapshots(at: paths)
    for snapshot in snapshots {
      try folder.accept(snapshot)
      print("Accepted \(snapshot.shownPath)")
    }
    if snapshots.isEmpty { print(StatusCommand.text(for: [])) }
  }
}
