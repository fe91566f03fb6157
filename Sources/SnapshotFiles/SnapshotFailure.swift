/// Why an assertion failed, with the message to report.
package struct SnapshotFailure: Hashable, Sendable {
  /// What happened and what to do, including the diff.
  package let message: String
  /// The received golden to attach to the report, and its file name.
  package let received: [UInt8]?
  package let fileName: String

  package init(message: String, received: [UInt8]? = nil, fileName: String = "") {
    self.message = message
    self.received = received
    self.fileName = fileName
  }
}
