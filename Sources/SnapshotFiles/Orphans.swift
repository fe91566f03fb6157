/// Goldens that no assertion claims any more.
package struct Orphans: Sendable {
  /// Paths below the folder of goldens, sorted.
  package let paths: [String]
  /// Folders of goldens of which the run asserted none, as when a test target was left out; they are left alone.
  package let untouchedModules: [String]
  private let layout: SnapshotLayout

  /// Finds the goldens of `layout` that are not in `claims`, which a full and green run made.
  package init(of layout: SnapshotLayout, claims: Set<String>) throws(SnapshotProblem) {
    self.layout = layout
    let folder = "\(layout.root)/\(SnapshotLayout.goldenFolder)"
    let present = try SnapshotInventory.paths(in: folder)
    // A green run has all its goldens; if one is not here, the run was of another state of the package.
    if let absent = claims.subtracting(present).min() {
      throw SnapshotProblem(
        "The run asserted \(SnapshotLayout.goldenFolder)/\(absent), which is not here:"
          + " prune with a run of this very state of the package.")
    }
    func module(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    let modules = Set(claims.map(module))
    untouchedModules = Set(present.map(module)).subtracting(modules).sorted()
    var paths: [String] = []
    for path in present where !claims.contains(path) && modules.contains(module(path)) {
      // A text file that somebody else put there does not end up here unless it looks like a golden through and through.
      let bytes = try FileSystem.read("\(folder)/\(path)", limit: 1 << 30) ?? []
      if bytes.count <= SnapshotChecker.sizeLimit, VisibleText.isGolden(GoldenFile.withoutCR(bytes)) {
        paths.append(path)
      }
    }
    self.paths = paths
  }

  /// Removes the files, and the folders that this empties.
  package func delete() throws(SnapshotProblem) {
    for path in paths {
      let file = layout.golden(path)
      try FileSystem.remove(file)
      let suite = FileSystem.parent(of: file)
      if FileSystem.removeIfEmpty(suite) { FileSystem.removeIfEmpty(FileSystem.parent(of: suite)) }
    }
  }
}
