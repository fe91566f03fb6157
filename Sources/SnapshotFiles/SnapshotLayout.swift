import MovieLibC

/// The locations of a package's snapshots.
package struct SnapshotLayout: Hashable, Sendable {
  package let root: String

  package init(root: String) {
    self.root = root
  }

  /// The folder of goldens, relative to the package.
  package static let goldenFolder = "Snapshots"
  /// The folder of received texts and ledgers, relative to the package. It is in `.build`, which version control
  /// ignores.
  package static let stateFolder = ".build/snapshots"
  /// The folder of received texts, relative to the package.
  package static let pendingFolder = stateFolder + "/pending"

  /// The file of the goldens that a run asserted, relative to the package.
  package static let ledgerFile = stateFolder + "/ledger.txt"

  package func golden(_ relativePath: String) -> String {
    "\(root)/\(Self.goldenFolder)/\(relativePath)"
  }

  /// The path of the text received for a golden.
  package func pending(_ relativePath: String) -> String {
    "\(root)/\(Self.pendingFolder)/\(relativePath)"
  }

  /// Removes a golden and any folders that become empty.
  func removeGolden(_ relativePath: String) throws(SnapshotProblem) {
    let file = golden(relativePath)
    try FileSystem.remove(file)
    let suite = FileSystem.parent(of: file)
    if rmdir(suite) == 0 { rmdir(FileSystem.parent(of: suite)) }
  }

  /// Finds the package of the goldens: `SNAPSHOTS_ROOT`, else the working directory if it is a package, else the
  /// package that contains `file`.
  package static func find(
    environment: SnapshotEnvironment, workingDirectory: String, file: String?
  ) throws(SnapshotProblem) -> SnapshotLayout {
    if let root = environment.root {
      // Absolute, because a test may change the working directory.
      let folder = root.hasPrefix("/") ? root : "\(workingDirectory)/\(root)"
      guard FileSystem.kind(of: folder) == .directory else {
        throw SnapshotProblem(
          "SNAPSHOTS_ROOT=\(VisibleText.line(root)) is not a directory: set it to the folder of the package.")
      }
      return SnapshotLayout(root: folder)
    }
    if isPackage(workingDirectory) { return SnapshotLayout(root: workingDirectory) }
    var folder = file ?? workingDirectory
    while folder.count > 1, folder.contains("/") {
      folder = FileSystem.parent(of: folder)
      if isPackage(folder) { return SnapshotLayout(root: folder) }
    }
    throw SnapshotProblem(
      "No package was found from \(workingDirectory): set SNAPSHOTS_ROOT to the folder of the package.")
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileSystem.kind(of: folder + "/Package.swift") == .file
  }
}
