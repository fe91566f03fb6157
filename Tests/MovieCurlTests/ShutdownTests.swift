import Dispatch
import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct ShutdownTests {
  @Test func `An unused transport shuts down and then refuses exchanges`() async {
    let transport = CurlTransport()
    #expect(transport.shutdown())
    #expect(transport.shutdown())
    #expect(await transport.failure(.loopback(1))?.code == .unavailable)
  }

  @Test func `A prepared transport works until it is shut down`() async throws {
    let server = try RawServer(replying: "HTTP/1.1 204 No Content\r\n\r\n")
    let transport = CurlTransport()
    transport.prepare()
    transport.prepare()
    let response = try await transport.exchange(.loopback(server.port), timeLimit: generousLimit)
    #expect(response.head.status.code == 204)
    #expect(transport.shutdown())
    transport.prepare()
    #expect(await transport.failure(.loopback(server.port))?.code == .unavailable)
  }

  @Test func `Shutdown fails running transfers`() async throws {
    let arrived = Log<Void>()
    let server = try RawServer.holding { arrived.add(()) }
    let transport = CurlTransport()
    let tasks = (0..<5).map { _ in Task { await transport.failure(.loopback(server.port)) } }
    await arrived.wait(for: tasks.count)
    #expect(transport.shutdown(within: generousLimit))
    for task in tasks { #expect(await task.value?.code == .unavailable) }
    #expect(await transport.failure(.loopback(server.port))?.code == .unavailable)
    #expect(transport.shutdown())
  }

  @Test func `Concurrent calls to shutdown all return`() async throws {
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    let transport = CurlTransport()
    _ = try await transport.exchange(.loopback(server.port), timeLimit: generousLimit)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { transport.shutdown(within: generousLimit) } }
      for await isGone in group { #expect(isGone) }
    }
  }

  @Test func `Exchanges that start during shutdown finish or fail`() async throws {
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    for _ in 0..<20 {
      let transport = CurlTransport()
      let tasks = (0..<4).map { _ in Task { await transport.outcome(.loopback(server.port)) } }
      #expect(transport.shutdown(within: generousLimit))
      for task in tasks {
        if case .failure(let failure) = await task.value { #expect(failure.code == .unavailable) }
      }
    }
  }

  @Test func `The last reference may be released on the network thread`() async throws {
    let (arrived, released) = (Log<Void>(), Log<(wait: Duration, isLast: Bool)>())
    let server = try RawServer.holding { arrived.add(()) }
    let (box, hasEnded) = (TransportBox(), DispatchSemaphore(value: 0))
    // The observer runs on the network thread, which must not wait for its own end.
    let observer: @Sendable (ExchangeReport) -> Void = { _ in
      hasEnded.wait()
      let wait = ContinuousClock().measure { _ = box.content?.shutdown(within: .seconds(60)) }
      released.add((wait, box.empty()))
    }
    box.fill(CurlTransport { $0.observer = observer })
    let exchange = Task { await box.content?.failure(.loopback(server.port)) }
    await arrived.wait()
    // Its caller resumes at once, and then the box has the last reference.
    exchange.cancel()
    #expect(await exchange.value?.code == .cancelled)
    hasEnded.signal()
    await released.wait()
    #expect(released.all.map(\.isLast) == [true])
    #expect(released.all[0].wait < .seconds(30))
  }
}

private final class TransportBox: Sendable {
  private let transport = Mutex<CurlTransport?>(nil)

  var content: CurlTransport? { transport.withLock(\.self) }

  func fill(_ transport: CurlTransport) { self.transport.withLock { $0 = transport } }

  /// Returns whether this has released the last reference.
  func empty() -> Bool {
    weak let content = content
    transport.withLock { $0 = nil }
    return content == nil
  }
}

@Suite struct CurlLibraryTests {
  @Test func `The installed libcurl reports its version and features`() throws {
    let library = try CurlLibrary.load()
    #expect(library.version.split(separator: ".").count == 3)
    #expect(!library.tls.isEmpty)
    #expect(library.supportsHTTP2)
    #expect(try CurlLibrary.load() == library)
  }
}
