import MovieLibC
import Synchronization

/// Compares received texts with the goldens on disk, and records goldens if that is allowed.
package struct SnapshotChecker: Sendable {
  package let layout: SnapshotLayout
  package let environment: SnapshotEnvironment
  private let claims: ClaimRegistry

  /// The maximum size of a golden in bytes, to limit memory use.
  package static let sizeLimit = 8 << 20

  package init(layout: SnapshotLayout, environment: SnapshotEnvironment, claims: ClaimRegistry = ClaimRegistry()) {
    self.layout = layout
    self.environment = environment
    self.claims = claims
  }

  /// Compares `received` with the golden of `name`, and reports the failure if they differ.
  ///
  /// - Parameters:
  ///   - record: What the code allows to be written; the environment takes precedence.
  ///   - report: Reports a failure. Returns false if it is a known issue: then nothing is recorded and nothing pending.
  package func check(
    _ received: [UInt8], name: SnapshotName, test: String, site: String, record: RecordMode = .never,
    report: (SnapshotFailure) -> Bool
  ) {
    do throws(SnapshotProblem) {
      let path = try name.relativePath()
      // A golden is in use, whatever happens to the text. That of a known issue need not exist.
      let hasGolden = FileSystem.kind(of: layout.golden(path)) != .missing
      if hasGolden { try appendClaim(of: path, at: site) }
      let difference = try compare(received, path: path, test: test, site: site, record: record)
      // Only the report tells whether it is a known issue, which must not change the golden.
      let isKnownIssue = difference.map { !report($0.failure) } ?? false
      if !hasGolden, !isKnownIssue { try appendClaim(of: path, at: site) }
      if isKnownIssue {
        // There is nothing to decide about its text.
        try? PendingFolder.remove(layout.pending(path))
      } else if difference?.isRecorded == true {
        try FileSystem.write(received, to: layout.golden(path))
        claims.markRecorded(path)
        try PendingFolder.remove(layout.pending(path))
      }
    } catch {
      _ = report(SnapshotFailure(message: error.message))
    }
  }

  private func appendClaim(of path: String, at site: String) throws(SnapshotProblem) {
    if let ledger = environment.ledger { try Ledger.appendClaim(of: path, at: site, to: ledger) }
  }

  /// Returns the failure, and whether the golden is to be recorded; nil if there is none.
  private func compare(
    _ received: [UInt8], path: String, test: String, site: String, record: RecordMode
  ) throws(SnapshotProblem) -> (failure: SnapshotFailure, isRecorded: Bool)? {
    guard received.count <= Self.sizeLimit else {
      throw SnapshotProblem(
        "The text for \(path) has \(received.count) bytes, more than the \(Self.sizeLimit) a snapshot may have:"
          + " snapshot a smaller text.")
    }
    let wasRecorded = try claims.claim(path, test: test, site: site, content: received)
    try claims.rejectCaseConflict(of: path, below: "\(layout.root)/\(SnapshotLayout.goldenFolder)")
    if wasRecorded {
      let message = "\(shown(path)) was recorded earlier in this run: read it, then run the tests again."
      return (SnapshotFailure(message: message), false)
    }
    let golden = try GoldenFile.read(layout.golden(path), limit: Self.sizeLimit, expecting: received)
    if let golden, golden == received {
      // In a checkout that cannot be written, an older text stays, which does not make the received one wrong.
      try? PendingFolder.remove(layout.pending(path))
      return nil
    }
    if let golden, let line = GoldenFile.conflictLine(in: golden, replacedBy: received) {
      return (conflict(received, golden: golden, line: line, path: path), false)
    }
    let wanted = environment.record ?? record
    if [golden == nil ? RecordMode.missing : .changed, .all].contains(wanted), !environment.forbidsRecording {
      let message = "Recording \(shown(path)): read it, then run the tests again."
      return (SnapshotFailure(message: message), true)
    }
    return (failure(received, golden: golden, path: path, wanted: wanted), false)
  }

  private func failure(_ received: [UInt8], golden: [UInt8]?, path: String, wanted: RecordMode) -> SnapshotFailure {
    let style = DiffStyle(isColored: environment.showsColor, lineLimit: DiffStyle.plain.lineLimit)
    var message =
      golden == nil
      ? "There is no \(shown(path)) yet. Received:\n"
      : "The text differs from \(shown(path)):\n--- golden\n+++ received\n"
    message += UnifiedDiff.text(from: golden ?? [], to: received, style: style)
    message += saved(received, golden: golden, path: path, advice: "To accept or reject it: swift run snapshots review")
    if environment.forbidsRecording && wanted != .never {
      message += "\nNothing was recorded because CI is set. To allow it, set SNAPSHOTS_ALLOW_CI=1."
    }
    return SnapshotFailure(message: message, received: received, fileName: fileName(path))
  }

  /// The failure of a golden with merge-conflict marks. It is not recorded over, because a merge needs a decision.
  private func conflict(_ received: [UInt8], golden: [UInt8], line: Int, path: String) -> SnapshotFailure {
    let message = "\(shown(path)) has merge-conflict marks, the first one in line \(line): resolve the conflict. "
    let advice = "To replace the file with the received text: swift run snapshots review \(shown(path))"
    return SnapshotFailure(
      message: message + saved(received, golden: golden, path: path, advice: advice), received: received,
      fileName: fileName(path))
  }

  /// Saves the received text for review. Returns `advice`, or why the text could not be saved.
  private func saved(_ received: [UInt8], golden: [UInt8]?, path: String, advice: String) -> String {
    do throws(SnapshotProblem) {
      try PendingFolder.write(received, to: layout.pending(path), compared: golden ?? [])
      return advice
    } catch {
      return "The received text could not be saved for review: \(error.message)"
    }
  }

  private func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func shown(_ path: String) -> String {
    "\(SnapshotLayout.goldenFolder)/\(path)"
  }
}

/// Why an assertion failed.
package struct SnapshotFailure: Hashable, Sendable {
  /// What happened, the diff, and what to do.
  package let message: String
  /// The received text, to attach to the report; nil if there is none to decide about.
  package let received: [UInt8]?
  package let fileName: String

  package init(message: String, received: [UInt8]? = nil, fileName: String = "") {
    self.message = message
    self.received = received
    self.fileName = fileName
  }
}

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
        let (one, other) = VisibleText.distinct(path, earlier.path)
        throw SnapshotProblem(
          "\(one) and \(other) differ only in case or composition and are one file on many disks: \(remedy).")
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
  fileprivate func markRecorded(_ path: String) {
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
          let (name, wanted) = VisibleText.distinct(conflict, part)
          throw SnapshotProblem(
            "\(VisibleText.line(folder))/\(name) differs from \(wanted) only in case or composition and is the same file on"
              + " many disks: rename the test, or delete the other file if nothing uses it.")
        }
        if names.isEmpty { state.listings[folder]?[part.lowercased()] = [part] }
        folder += "/" + part
      }
    }
  }
}

/// The environment variables that configure snapshots.
package struct SnapshotEnvironment: Sendable {
  /// `SNAPSHOTS`: which goldens may be written; nil leaves the decision to the code.
  package var record: RecordMode?
  /// Whether recording is forbidden, because `CI` is set without `SNAPSHOTS_ALLOW_CI=1`.
  package var forbidsRecording = false
  /// `SNAPSHOTS_ROOT`: the folder of the package whose goldens are used; nil to look for it.
  package var root: String?
  /// `SNAPSHOTS_LEDGER`: the file to which asserted goldens are appended; nil for none.
  package var ledger: String?
  /// `SNAPSHOTS_COLOR=1`: whether the diffs of failures are colored. `swift test` reads the output of tests through a
  /// pipe, so a test cannot know whether it is shown on a terminal.
  package var showsColor = false

  package init(record: RecordMode? = nil, root: String? = nil, ledger: String? = nil) {
    self.record = record
    self.root = root
    self.ledger = ledger
  }

  /// Reads variables through `value`. Empty ones count as unset, because CI services pass unset variables that way.
  package init(reading value: (String) -> String?) throws(SnapshotProblem) {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let text = text("SNAPSHOTS") {
      guard let mode = RecordMode(rawValue: text) else {
        throw SnapshotProblem(
          "SNAPSHOTS=\(VisibleText.line(text)) is not a mode: set it to never, missing, changed or all.")
      }
      record = mode
    }
    func flag(_ name: String) throws(SnapshotProblem) -> Bool {
      switch text(name) {
      case nil, "0": false
      case "1": true
      case let other?:
        throw SnapshotProblem("\(name)=\(VisibleText.line(other)) is not understood: set it to 1 or unset it.")
      }
    }
    let allowsCI = try flag("SNAPSHOTS_ALLOW_CI")
    showsColor = try flag("SNAPSHOTS_COLOR")
    let isCI = text("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    forbidsRecording = isCI && !allowsCI
    root = text("SNAPSHOTS_ROOT")
    ledger = text("SNAPSHOTS_LEDGER")
  }

  package static func ofProcess() throws(SnapshotProblem) -> SnapshotEnvironment {
    try SnapshotEnvironment { name in getenv(name).map { String(cString: $0) } }
  }
}

/// Which goldens an assertion may write.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Writes nothing to the source tree.
  case never
  /// Writes goldens that do not exist yet.
  case missing
  /// Overwrites goldens that differ.
  case changed
  /// Writes missing and differing goldens.
  case all
}
