/// An error that prevents a snapshot from being compared or written, as one sentence.
package struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}
