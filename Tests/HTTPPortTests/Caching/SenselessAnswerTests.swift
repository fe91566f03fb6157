import HTTPPort
import HTTPTypes
import Testing

/// What a gate in the network says in a server's place, with a 200.
@Suite struct SenselessAnswerTests {
  static let lifetime: HTTPFields = [.cacheControl: "max-age=100"]

  let time = ManualTime()
  let cache = InMemoryHTTPCache()

  @Test func isPassedOnAndNotKept() async throws {
    let server = StubServer(.reply("<html>", Self.lifetime), .reply("{}", Self.lifetime))
    #expect(try await ask(server).text == "<html>")
    #expect(try await ask(server).text == "{}")
    #expect(await server.requests.count == 2)
  }

  @Test func leavesAnEarlierAnswerStanding() async throws {
    _ = try await ask(StubServer(.reply("{}", Self.lifetime)))
    time.pass(.seconds(200))
    let reply = try await ask(StubServer(.reply("<html>", Self.lifetime)))
    #expect(reply.text == "{}")
    #expect(reply.staleness == HTTPStaleness(age: .seconds(200), cause: .failure(HTTPFailure(.malformedResponse))))
    #expect(try await ask(StubServer(.reply("{1}"))).text == "{1}")
  }

  private func ask(_ server: StubServer) async throws -> HTTPReply {
    let transport = CachingTransport(
      server, cache: cache, policy: .test(), makesSense: { $0.body.first == UInt8(ascii: "{") },
      now: { [time] in time.now })
    return try await transport.exchange(.get(), timeLimit: .seconds(20))
  }
}
