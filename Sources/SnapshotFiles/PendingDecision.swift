/// What was decided about a received text, and what is needed to undo it.
package struct PendingDecision: Hashable, Sendable {
  package let snapshot: PendingSnapshot
  /// Whether the text was accepted; otherwise it was rejected.
  package let isAccepted: Bool
  /// The file of the golden before; nil if there was none.
  let golden: [UInt8]?
}
