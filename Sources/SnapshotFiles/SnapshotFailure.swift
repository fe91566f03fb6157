/// Why an assertion failed.
package struct SnapshotFailure: Hashable, Sendable {
  /// What happened, the diff, and what to do.
  package let message: String
  /// The received text, to attach to the report; nil if there is none to decide about.
  package let received: [UInt8]?
  /// The file name of the golden.
  package let fileName: String

  package init(message: String, received: [UInt8]? = nil, fileName: String = "") {
    self.message = message
    self.received = received
    self.fileName = fileName
  }
}
