import HTTPTypes
import MovieHTTP
import ServerTestSupport
import Testing

/// Tests responses of a captive portal: status 200, but not from the server.
@Suite(.timeLimit(.minutes(10))) struct CaptivePortalTests {
  static let lifetime: HTTPFields = [.cacheControl: "max-age=100"]

  let time = ManualTime()
  let cache = InMemoryHTTPCache()

  @Test func `A captive portal's response is returned and not cached`() async throws {
    let server = StubTransport(.response("<html>", Self.lifetime), .response("{}", Self.lifetime))
    #expect(try await ask(server).text == "<html>")
    #expect(try await ask(server).text == "{}")
    #expect(server.requests.count == 2)
  }

  @Test func `A captive portal's response does not replace a cached one`() async throws {
    _ = try await ask(StubTransport(.response("{}", Self.lifetime)))
    time.pass(.seconds(200))
    let response = try await ask(StubTransport(.response("<html>", Self.lifetime)))
    #expect(response.text == "{}")
    #expect(response.staleness == HTTPStaleness(age: .seconds(200), cause: .failure(HTTPFailure(.malformedResponse))))
    #expect(try await ask(StubTransport(.response("{1}"))).text == "{1}")
  }

  private func ask(_ server: StubTransport) async throws -> BufferedResponse {
    let transport = CachingTransport(
      server, cache: cache, policy: .test(), isPlausible: { $0.body.first == UInt8(ascii: "{") },
      now: { [time] in time.now })
    return try await transport.exchange(.get(), timeLimit: .seconds(20))
  }
}
