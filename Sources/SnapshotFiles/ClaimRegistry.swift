import Synchronization

/// Tracks which goldens this process asserted, and from where. Rejects two assertions that share a golden.
package final class ClaimRegistry: Sendable {
  private struct Claim {
    let path: String
    /// Identifies the test within the process.
    let test: String
    /// File, line and column of the assertion.
    let site: String
    let fingerprint: Int
    var isRecorded = false
  }

  private struct State {
    /// The claims by path in lower case, because many file systems ignore case.
    var claims: [String: Claim] = [:]
    /// The names in a folder by name in lower case, cached by folder.
    var listings: [String: [String: [String]]] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Claims the golden at `path` for the assertion of a test at a site. Returns whether this process recorded it earlier.
  ///
  /// Throws if another test or another assertion claimed it, or the same assertion with another content.
  package func claim(
    _ path: String, test: String, site: String, content: [UInt8]
  ) throws(SnapshotProblem) -> Bool {
    var hasher = Hasher()
    content.withUnsafeBytes { hasher.combine(bytes: $0) }
    let fingerprint = hasher.finalize()
    return try state.withLock { state throws(SnapshotProblem) in
      guard let earlier = state.claims[path.lowercased()] else {
        state.claims[path.lowercased()] = Claim(path: path, test: test, site: site, fingerprint: fingerprint)
        return false
      }
      if !earlier.path.utf8.elementsEqual(path.utf8) {
        let remedy = earlier.test == test ? "choose another `named:`" : "rename one of the tests"
        throw SnapshotProblem(
          "\(path) and \(earlier.path) differ only in case or composition and are one file on many disks: \(remedy).")
      }
      if earlier.test != test {
        throw SnapshotProblem(
          "\(path) is already the snapshot of another test, at \(earlier.site): rename one of the tests.")
      }
      if earlier.site != site {
        throw SnapshotProblem(
          "\(path) was already asserted in this test, at \(earlier.site):"
            + " give the second assertion its own name with `named:`.")
      }
      if earlier.fingerprint != fingerprint {
        throw SnapshotProblem(
          "\(path) was already asserted here in this run with another text: in a loop pass `named:`,"
            + " of several arguments name each differently, and if the test was repeated, filter out what changes from"
            + " run to run.")
      }
      return earlier.isRecorded
    }
  }

  /// Remembers that this process wrote the golden at `path`, so that a retried test still fails.
  package func markRecorded(_ path: String) {
    state.withLock { $0.claims[path.lowercased()]?.isRecorded = true }
  }

  /// Throws if a folder or file below `root` differs from `path` only in case, or in the composition of letters such as é.
  /// Later calls see `path`, too.
  package func rejectCaseConflict(of path: String, below root: String) throws(SnapshotProblem) {
    try state.withLock { state throws(SnapshotProblem) in
      var folder = root
      for part in path.split(separator: "/").map(String.init) {
        if state.listings[folder] == nil {
          let names = try FileSystem.names(in: folder)
          state.listings[folder] = Dictionary(grouping: names) { $0.lowercased() }
        }
        let names = state.listings[folder]?[part.lowercased()] ?? []
        if let conflict = names.first(where: { !$0.utf8.elementsEqual(part.utf8) }) {
          throw SnapshotProblem(
            VisibleText.line(
              "\(folder)/\(conflict) differs from \(path) only in case or composition and is the same file on many disks:"
                + " rename the test, or delete the other file if nothing uses it."))
        }
        if names.isEmpty { state.listings[folder]?[part.lowercased()] = [part] }
        folder += "/" + part
      }
    }
  }
}
