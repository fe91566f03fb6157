/// Why an assertion failed, ready to be reported.
package struct SnapshotFailure: Hashable, Sendable {
  /// What happened and what to do, the diff included.
  package let message: String
  /// The received golden, to attach to the report, and the file name it would have.
  package let received: [UInt8]?
  package let fileName: String

  package init(message: String, received: [UInt8]? = nil, fileName: String = "") {
    self.message = message
    self.received = received
    self.fileName = fileName
  }
}
