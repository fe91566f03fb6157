/// Goldens that no assertion claims.
package struct UnusedGoldens: Sendable {
  /// Paths relative to the folder of goldens, sorted.
  package let paths: [String]
  /// The folders of modules without any asserted golden, for example because the test target did not run. Their goldens
  /// are not unused.
  package let untouchedFolders: [String]
  private let layout: SnapshotLayout

  /// Finds the goldens that are not in `claims`, which must come from a complete and successful run.
  ///
  /// With the run's `ledger`, leaves out goldens that are newer than this file, which may belong to newer tests.
  package init(of layout: SnapshotLayout, claims: Set<String>, ledger: String? = nil) throws(SnapshotProblem) {
    self.layout = layout
    let folder = "\(layout.root)/\(SnapshotLayout.goldenFolder)"
    let present = try SnapshotInventory.paths(in: folder)
    // A successful run has all its goldens, some perhaps as links. If one is missing, the run was of another state of the
    // package.
    if let absent = claims.subtracting(present).filter({ FileSystem.kind(of: layout.golden($0)) == .missing }).min() {
      throw SnapshotProblem(
        "The run used \(SnapshotLayout.goldenFolder)/\(VisibleText.line(absent)), which does not exist here:"
          + " run the tests again on this version of the package, then prune.")
    }
    func module(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    let modules = Set(claims.map(module))
    let unclaimed = present.filter { path in
      !claims.contains(path) && !(ledger.map { FileSystem.isNewer("\(folder)/\(path)", than: $0) } ?? false)
    }
    untouchedFolders = Set(unclaimed.map(module)).subtracting(modules).sorted().map {
      VisibleText.line("\(SnapshotLayout.goldenFolder)/\($0)")
    }
    var paths: [String] = []
    for path in unclaimed where modules.contains(module(path)) {
      // Skip other text files, which do not have the format of a golden.
      let bytes = try FileSystem.read("\(folder)/\(path)", limit: 1 << 30) ?? []
      if bytes.count <= SnapshotChecker.sizeLimit, VisibleText.isGolden(GoldenFile.withoutCR(bytes)) {
        paths.append(path)
      }
    }
    self.paths = paths
  }

  package var shownPaths: [String] { paths.map { VisibleText.line("\(SnapshotLayout.goldenFolder)/\($0)") } }

  /// A sentence for each untouched folder.
  package var notes: [String] {
    untouchedFolders.map {
      "Ignored \($0): the run used none of its goldens. If its test target no longer exists, delete the folder."
    }
  }

  package func delete() throws(SnapshotProblem) {
    for path in paths { try layout.removeGolden(path) }
  }
}
