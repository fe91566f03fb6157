import ArgumentParser
import SnapshotFiles

/// Makes received texts goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Makes the received texts the goldens, all or those at the paths.")

  @Option(help: "Take the texts from this copy of another machine's .build/snapshots, such as CI's artifact.")
  var from: String?

  @Argument(help: "Goldens or folders of them; without any, everything is accepted.")
  var paths: [String] = []

  func run() throws {
    let layout = try CurrentPackage.layout()
    let folder = try from.map { try PendingFolder(of: layout, from: $0) } ?? PendingFolder(of: layout)
    let snapshots = try folder.snapshots(at: paths)
    for snapshot in snapshots {
      try folder.accept(snapshot)
      print("Accepted \(snapshot.shownPath)")
    }
    if snapshots.isEmpty { print(StatusCommand.text(for: [])) }
  }
}
