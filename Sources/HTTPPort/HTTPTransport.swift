public import HTTPTypes

/// Sends an HTTP request and returns the complete response.
///
/// A response of any status is returned; only an incomplete exchange throws.
public protocol HTTPTransport: Sendable {
  /// Performs an exchange, or throws once `timeLimit` has passed.
  ///
  /// Cancelling the task ends the exchange immediately with ``HTTPFailure/Code/cancelled``.
  func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse
}

/// A complete response: head and decoded body.
public struct BufferedResponse: Sendable, Hashable {
  public var head: HTTPResponse
  /// The body after content decoding.
  public var body: [UInt8]
  /// Set when this is an outdated response because a newer one is not available.
  public var staleness: HTTPStaleness?

  public init(head: HTTPResponse, body: [UInt8], staleness: HTTPStaleness? = nil) {
    self.head = head
    self.body = body
    self.staleness = staleness
  }
}
