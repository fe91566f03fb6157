import SnapshotFiles

/// The package the command works on.
enum CurrentPackage {
  /// `SNAPSHOTS_ROOT`, else the package around the working directory.
  static func layout() throws(SnapshotProblem) -> SnapshotLayout {
    let here = FileSystem.workingDirectory()
    return try SnapshotLayout.find(environment: .ofProcess(), workingDirectory: here, file: nil)
  }
}
