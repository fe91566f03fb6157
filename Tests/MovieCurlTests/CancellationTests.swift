import Foundation
import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

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

  @Test func `Cancelling one exchange does not affect others on the same transport`() async throws {
    let arrived = Log<Void>()
    let server = try RawServer.holding("/slow") { arrived.add(()) }
    let transport = CurlTransport()
    let task = Task { await transport.failure(.loopback(server.port, "/slow")) }
    await arrived.wait()
    async let response = transport.exchange(.loopback(server.port), timeLimit: generousLimit)
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    #expect(try await response.text == "ok")
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

  /// There are more exchanges than allowed connections, so some are canceled while they wait for one.
  @Test func `A hundred concurrent exchanges can be cancelled`() async throws {
    let server = try RawServer.silent()
    let transport = CurlTransport()
    let tasks = (0..<100).map { _ in Task { await transport.failure(.loopback(server.port)) } }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value?.code == .cancelled) }
  }
}
