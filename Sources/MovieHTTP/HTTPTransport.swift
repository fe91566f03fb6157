public import HTTPTypes

/// The port to the network: sends HTTP requests and returns complete responses.
public protocol HTTPTransport: Sendable {
  /// Sends a request with a body, which may be empty, and returns the response, whatever its status.
  ///
  /// Throws an `HTTPFailure` when there is no complete response: ``HTTPFailure/Code/timedOut`` once `timeLimit` has
  /// passed, ``HTTPFailure/Code/cancelled`` as soon as the task is canceled. May be called concurrently.
  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
}

extension HTTPTransport {
  /// Sends a request without a body.
  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse {
    try await exchange(request, body: [], timeLimit: timeLimit)
  }

  package func outcome(
    of request: HTTPRequest, body: [UInt8], timeLimit: Duration
  ) async -> Result<BufferedResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await exchange(request, body: body, timeLimit: timeLimit))
    } catch {
      return .failure(error)
    }
  }
}

/// A complete response, with its body in memory.
public struct BufferedResponse: Sendable, Hashable {
  /// The status and the header fields.
  public var head: HTTPResponse
  /// The body, after its content encoding was decoded.
  public var body: [UInt8]
  /// Set for an outdated response from a cache, when no newer one is available; otherwise nil.
  public var staleness: HTTPStaleness?

  /// Creates a response, up to date by default.
  public init(head: HTTPResponse, body: [UInt8], staleness: HTTPStaleness? = nil) {
    self.head = head
    self.body = body
    self.staleness = staleness
  }
}
