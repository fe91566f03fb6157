public import HTTPTypes

/// Something that carries one HTTP request to a server and brings the whole answer back.
///
/// An answer of any status is an answer; only an exchange that did not complete throws.
public protocol HTTPTransport: Sendable {
  /// Performs one exchange, ending it at the latest when `timeLimit` has passed.
  ///
  /// Cancelling the task ends the exchange at once with ``HTTPFailure/Code/cancelled``.
  func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> HTTPReply
}

/// A complete answer: the head and the decoded body.
public struct HTTPReply: Sendable, Hashable {
  public var head: HTTPResponse
  /// The body's bytes, after any content encoding was undone.
  public var body: [UInt8]
  /// Set when this is an earlier answer because a newer one could not be had.
  public var staleness: HTTPStaleness?

  public init(head: HTTPResponse, body: [UInt8], staleness: HTTPStaleness? = nil) {
    self.head = head
    self.body = body
    self.staleness = staleness
  }
}
