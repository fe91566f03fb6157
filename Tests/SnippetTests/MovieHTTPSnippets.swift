import Foundation
import HTTPTypes
import MovieHTTP
import Testing

/// The code on the landing page of MovieHTTP.
@Suite(.timeLimit(.minutes(10))) struct MovieHTTPSnippets {
  @Test func aTransportOfYourOwnGetsACache() async throws {
    let transport = CachingTransport(
      RetryingTransport(Echo(), clock: ContinuousClock()) { .random(in: 0...1) },
      cache: InMemoryHTTPCache(),
      policy: HTTPCachePolicy(longestAge: .seconds(86_400), leavingOut: ["api_key"]),
      now: { Int64(Date.now.timeIntervalSince1970) })

    let request = HTTPRequest(method: .get, scheme: "https", authority: "example.com", path: "/films")
    let response = try await transport.exchange(request, timeLimit: .seconds(20))
    #expect(response.body == Array("/films".utf8))
  }
}

/// A transport that returns the path of each request.
struct Echo: HTTPTransport {
  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    BufferedResponse(head: HTTPResponse(status: .ok), body: Array((request.path ?? "/").utf8))
  }
}
