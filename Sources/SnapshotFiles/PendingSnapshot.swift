/// A received text that awaits a decision.
package struct PendingSnapshot: Hashable, Sendable {
  /// Where its golden is or would be, relative to the folder of goldens.
  package let path: String
  /// The file that holds the received text.
  package let file: String
  /// The golden of today, or nil if there is none.
  package let golden: [UInt8]?
  /// The golden it would become.
  package let received: [UInt8]

  /// The golden's path as people write it.
  package var shownPath: String { "\(SnapshotLayout.goldenFolder)/\(path)" }

  /// The diff from the golden to the received text.
  package func diff(style: DiffStyle) -> String {
    UnifiedDiff.text(from: golden ?? [], to: received, style: style)
  }
}
