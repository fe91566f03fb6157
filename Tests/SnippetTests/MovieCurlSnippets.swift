import HTTPTypes
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

/// The code on the landing page of MovieCurl.
@Suite(.timeLimit(.minutes(10))) struct MovieCurlSnippets {
  @Test func aTransportSendsARequestWithRetries() async throws {
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
    let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/")

    let curl = CurlTransport(configuration: .init(userAgent: "MyApp/1.0"))
    let transport = RetryingTransport(curl, clock: ContinuousClock()) { .random(in: 0...1) }
    let response = try await transport.exchange(request, timeLimit: .seconds(20))
    // Before the process exits:
    curl.shutdown()

    #expect(response.head.status == .ok)
    #expect(response.body == Array("hello".utf8))
  }
}
