import HTTPTypes
import LogTestSupport
import MovieHTTP
import ServerTestSupport
import Testing

@testable import MovieCurl

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

/// `ConcurrencyTests` have exchanges that leave the queue because they are canceled or their time is up.
@Suite struct ExchangeQueueTests {
  private func exchange(_ path: String, host: String = "a.example") throws -> PendingExchange {
    let request = HTTPRequest(method: .get, scheme: "https", authority: host, path: path)
    return PendingExchange(try WireRequest(request, userAgent: "test"), deadline: .now.advanced(by: .seconds(10)))
  }

  @Test func `Each server has its own line, first come, first served`() throws {
    var queue = ExchangeQueue(maximumRunning: 1)
    let (first, second, third) = (try exchange("/1"), try exchange("/2?a=/b"), try exchange("/3"))
    let admitted = [first, second, third, try exchange("/1", host: "b.example")].map { queue.admit($0) }
    #expect(admitted == [true, false, false, true])
    let order = [first, second, third].map { queue.next(after: $0)?.request.url }
    #expect(order == ["https://a.example/2?a=/b", "https://a.example/3", nil])
    let isAdmitted = queue.admit(first)
    #expect(isAdmitted)
  }
}

@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
  @Test func `An exchange cancelled before it starts makes no connection`() async throws {
    let server = try RawServer.silent()
    let transport = CurlTransport()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.failure(.loopback(server.port))
    }
    #expect(await task.value?.code == .cancelled)
    #expect(server.connections == 0)
  }

  @Test func `Cancelling an exchange closes its connection`() async throws {
    let arrived = Log<Void>()
    let left = Log<Void>()
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      arrived.add(())
      connection.waitForHangUp()
      left.add(())
    }
    let transport = CurlTransport()
    let task = Task { await transport.failure(.loopback(server.port)) }
    await arrived.wait()
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    // The transfer itself ends too, while the transport still exists.
    await left.wait()
    withExtendedLifetime(transport) {}
  }

  @Test func `Cancelling an exchange frees its connection for waiting ones`() async throws {
    let arrived = Log<Void>()
    let server = try RawServer.holding("/slow") { arrived.add(()) }
    let transport = CurlTransport { $0.maximumConnectionsPerHost = 1 }
    let holding = Task { await transport.failure(.loopback(server.port, "/slow")) }
    await arrived.wait()
    async let responses = withTaskGroup { group in
      for _ in 0..<3 { group.addTask { await transport.failure(.loopback(server.port)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    holding.cancel()
    #expect(await holding.value?.code == .cancelled)
    #expect(await responses == [nil, nil, nil])
  }
}
