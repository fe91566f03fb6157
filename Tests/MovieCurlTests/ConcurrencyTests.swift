import Foundation
import HTTPTypes
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ConcurrencyTests {
  @Test func `Fifty concurrent requests share at most eight connections`() async throws {
    let server = try RawServer { connection in
      while let request = connection.readRequest() {
        let path = request.split(separator: " ")[1]
        let text = path.drop { $0 != "=" }.dropFirst()
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
      }
    }
    let reports = Reports()
    let transport = CurlTransport { $0.observer = reports.add }
    let texts = try await withThrowingTaskGroup { group in
      for number in 0..<50 {
        group.addTask {
          try await transport.exchange(.loopback(server.port, "/echo?n=\(number)"), timeLimit: generousLimit).text
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<50).map(String.init)))
    #expect(reports.all.count == 50)
    #expect(reports.all.map(\.newConnections).reduce(0, +) == server.connections)
    #expect(server.connections <= 8)
    #expect(
      reports.all.allSatisfy { $0.httpVersion == "HTTP/1.1" && $0.target == "http://127.0.0.1:\(server.port)/echo" })
  }

  @Test func `Requests wait for their turn, and each gets its own response`() async throws {
    let server = try RawServer { connection in
      while let request = connection.readRequest() {
        let text = request.split(separator: " ")[1].drop { $0 != "=" }.dropFirst()
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
      }
    }
    let transport = CurlTransport()
    let texts = try await withThrowingTaskGroup { group in
      for number in 0..<500 {
        group.addTask {
          let text = try await transport.exchange(.loopback(server.port, "/echo?n=\(number)"), timeLimit: generousLimit)
            .text
          return text == "\(number)"
        }
      }
      return try await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(texts.count == 500)
    #expect(!texts.contains(false))
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

  @Test func `Consecutive requests reuse one connection`() async throws {
    let server = try RawServer { connection in
      while connection.readRequest() != nil {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
      }
    }
    let transport = CurlTransport()
    for _ in 0..<5 {
      #expect(try await transport.exchange(.loopback(server.port), timeLimit: generousLimit).text == "ok")
    }
    #expect(server.connections == 1)
  }
}
