/// Something that keeps a snapshot from being compared or written, told in one sentence.
package struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}
