/// Finds the files that may be snapshots by their path.
package enum SnapshotInventory {
  /// The relative paths in `folder` that match `<module>/<suite>/<test>.txt`, sorted; links are skipped.
  package static func paths(in folder: String) throws(SnapshotProblem) -> [String] {
    var paths: [String] = []
    for module in try names(in: folder, kind: .directory) {
      for suite in try names(in: "\(folder)/\(module)", kind: .directory) {
        for file in try names(in: "\(folder)/\(module)/\(suite)", kind: .file)
        where file.hasSuffix(SnapshotName.fileExtension) {
          paths.append("\(module)/\(suite)/\(file)")
        }
      }
    }
    return paths
  }

  private static func names(in folder: String, kind: FileSystem.Kind) throws(SnapshotProblem) -> [String] {
    try FileSystem.names(in: folder).sorted().filter { name in
      !name.hasPrefix(".") && FileSystem.kind(of: "\(folder)/\(name)", followingLinks: false) == kind
    }
  }
}
