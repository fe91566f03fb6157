/// A received text waiting to be accepted or rejected.
package struct PendingSnapshot: Hashable, Sendable {
  /// The path of its golden, relative to the folder of goldens.
  package let path: String
  /// The file with the received text.
  package let file: String
  /// The current golden; nil if there is none.
  package let golden: [UInt8]?
  /// The new golden.
  package let received: [UInt8]
  /// The golden that the test compared, empty if there was none; nil if that is not known.
  let compared: [UInt8]?

  /// How the golden relates to the received text.
  package enum Kind: String, Sendable {
    /// There is no golden yet.
    case new
    /// The golden differs.
    case changed
    /// The golden has merge-conflict marks.
    case conflict
  }

  package var kind: Kind {
    guard let golden else { return .new }
    return GoldenFile.conflictLine(in: golden) == nil ? .changed : .conflict
  }

  /// The golden's path for display. A name of another machine's file may have control characters.
  package var shownPath: String { VisibleText.line("\(SnapshotLayout.goldenFolder)/\(path)") }

  package func diff(style: DiffStyle) -> String {
    UnifiedDiff.text(from: golden ?? [], to: received, style: style)
  }
}
