import SnapshotFiles

/// Names the goldens that no assertion of a full run used.
enum OrphanReport {
  /// The maximum number of goldens to name.
  private static let limit = 20

  /// The report on a full run that passed; nil if every golden is in use, or the run had no snapshots.
  static func text(for layout: SnapshotLayout, ledger file: String) throws(SnapshotProblem) -> String? {
    guard try Ledger.hasClaims(in: file) else { return nil }
    let ledger = try Ledger(merging: [file])
    let unused = try UnusedGoldens(of: layout, claims: ledger.claims)
    guard !unused.paths.isEmpty else { return nil }
    let count = unused.paths.count
    var lines = [count == 1 ? "No assertion uses 1 golden:" : "No assertion uses \(count) goldens:"]
    lines += unused.paths.prefix(limit).map { "  \(SnapshotLayout.goldenFolder)/\($0)" }
    if count > limit { lines.append("  … and \(count - limit) more") }
    if ledger.skippedCount > 0 {
      lines.append("The run skipped \(ledger.skippedCount) tests, so their goldens may be in this list.")
    }
    lines.append("To delete them: swift run snapshots prune --delete")
    return lines.joined(separator: "\n")
  }
}
