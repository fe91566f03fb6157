import ArgumentParser
import SnapshotFiles

/// Options that select the folder of received texts.
struct PendingOptions: ParsableArguments {
  @Option(help: "Use the texts in this copy of another machine's .build/snapshots, such as a CI artifact.")
  var from: String?

  /// The folder of the texts.
  func folder() throws(SnapshotProblem) -> PendingFolder {
    let layout = try CurrentPackage.layout()
    return if let from { try PendingFolder(of: layout, from: from) } else { PendingFolder(of: layout) }
  }
}
