import SnapshotFiles

/// The package that the command works on.
enum CurrentPackage {
  /// The layout of `SNAPSHOTS_ROOT`, or of the package around the working directory.
  static func layout() throws(SnapshotProblem) -> SnapshotLayout {
    let here = FileSystem.workingDirectory()
    return try SnapshotLayout.find(environment: .ofProcess(), workingDirectory: here, file: nil)
  }
}
