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

  /// Compares `received` with the golden of `name`. Returns the failure, or nil if they match.
  ///
  /// - Parameter record: What the code allows to be written; the environment takes precedence.
  package func check(
    _ received: [UInt8], name: SnapshotName, test: String, site: String, record: RecordMode = .never
  ) -> SnapshotFailure? {
    do {
      return try compare(received, path: name.relativePath(), test: test, site: site, record: record)
    } catch {
      return SnapshotFailure(message: error.message)
    }
  }

  private func compare(
    _ received: [UInt8], path: String, test: String, site: String, record: RecordMode
  ) throws(SnapshotProblem) -> SnapshotFailure? {
    guard received.count <= Self.sizeLimit else {
      throw SnapshotProblem(
        "The text for \(path) has \(received.count) bytes, more than the \(Self.sizeLimit) a snapshot may have:"
          + " snapshot a smaller text.")
    }
    let wasRecorded = try claims.claim(path, test: test, site: site, content: received)
    try claims.rejectCaseConflict(of: path, below: "\(layout.root)/\(SnapshotLayout.goldenFolder)")
    if let ledger = environment.ledger { try Ledger.appendClaim(of: path, at: site, to: ledger) }
    if wasRecorded {
      return SnapshotFailure(
        message: "\(shown(path)) was recorded earlier in this run: read it, then run the tests again.")
    }
    let golden = try GoldenFile.read(layout.golden(path), limit: Self.sizeLimit, expecting: received)
    if let golden, golden == received {
      try PendingFolder.remove(layout.pending(path))
      return nil
    }
    if let golden, let line = GoldenFile.conflictLine(in: golden) {
      return conflict(received, golden: golden, line: line, path: path)
    }
    let wanted = environment.record ?? record
    if [golden == nil ? RecordMode.missing : .changed, .all].contains(wanted), !environment.forbidsRecording {
      try FileSystem.write(received, to: layout.golden(path))
      claims.markRecorded(path)
      try PendingFolder.remove(layout.pending(path))
      return SnapshotFailure(
        message: "Recorded \(shown(path)) because recording is on: read it, then run the tests again.")
    }
    return failure(received, golden: golden, path: path, wanted: wanted)
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
