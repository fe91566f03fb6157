import SnapshotFiles

/// The package the command operates on.
enum CurrentPackage {
  /// The layout of `SNAPSHOTS_ROOT`, or of the package around the working directory.
  static func layout() throws(SnapshotProblem) -> SnapshotLayout {
    let here = FileSystem.workingDirectory()
    return try SnapshotLayout.find(environment: .ofProcess(), workingDirectory: here, file: nil)
  }
}
