import Foundation
import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ConcurrencyTests {
  /// Sends requests at once. Each must get a response of its own.
  private func send(_ count: Int, to server: RawServer, over transport: CurlTransport) async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<count {
        group.addTask {
          let request = HTTPRequest.loopback(server.port, "/echo?n=\(number)")
          let response = try await transport.exchange(request, timeLimit: generousLimit)
          #expect(response.text == "\(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `Consecutive requests reuse one connection, and bursts wait for one of eight`() async throws {
    // Responds with the number in a request.
    let server = try RawServer { connection in
      while let request = connection.readRequest() {
        let text = request.split(separator: " ")[1].drop { $0 != "=" }.dropFirst()
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
      }
    }
    let reports = Log<ExchangeReport>()
    let transport = CurlTransport { $0.observer = reports.add }
    for _ in 0..<5 { try await send(1, to: server, over: transport) }
    #expect(server.connections == 1)
    for count in [50, 1, 1, 48, 500] { try await send(count, to: server, over: transport) }
    #expect(reports.all.count == 605)
    #expect(reports.all.map(\.newConnections).reduce(0, +) == server.connections)
    #expect(server.connections <= 8)
    #expect(
      reports.all.allSatisfy { $0.httpVersion == "HTTP/1.1" && $0.target == "http://127.0.0.1:\(server.port)/echo" })
  }

  @Test func `Requests that wait for their turn end when they are cancelled, or when time is up`() async throws {
    let server = try RawServer.silent()
    let transport = CurlTransport()
    let running = (0..<100).map { _ in Task { await transport.failure(.loopback(server.port)) } }
    let cancelled = (0..<10).map { _ in Task { await transport.failure(.loopback(server.port)) } }
    let late = (0..<10).map { _ in
      Task { await transport.failure(.loopback(server.port), timeLimit: .milliseconds(1)) }
    }
    for task in late { #expect(await task.value?.code == .timedOut) }
    for task in cancelled { task.cancel() }
    for task in cancelled { #expect(await task.value?.code == .cancelled) }
    for task in running { task.cancel() }
    for task in running { #expect(await task.value?.code == .cancelled) }
  }
}
