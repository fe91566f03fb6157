public import HTTPTypes
public struct RetryingTransport: HTTPTransport {
  let base: any HTTPTransport
  public init(_ base: any HTTPTransport) { self.base = base }
  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> HTTPReply { try await base.exchange(request, timeLimit: timeLimit) }
}
