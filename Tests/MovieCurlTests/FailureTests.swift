import Foundation
import HTTPTypes
import MovieHTTP
import MovieLibC
import ServerTestSupport
import Testing

@testable import MovieCurl

@Suite(.timeLimit(.minutes(10))) struct FailureTests {
  @Test func `A refused connection fails with cannotConnect`() async throws {
    let socket = try LoopbackSocket(listening: false)
    defer { close(socket.descriptor) }
    let failure = await CurlTransport().failure(.loopback(socket.port))
    #expect(failure?.code == .cannotConnect)
    #expect(failure?.detail.contains("127.0.0.1") == true)
  }

  @Test func `An unknown host fails with hostNotFound`() async {
    let failure = await CurlTransport().failure(.secure(443, host: "host.invalid", "/path?api_key=secret"))
    #expect(failure?.code == .hostNotFound)
    #expect(failure?.detail.contains("host.invalid") == true)
    #expect(failure?.detail.contains("secret") == false)
  }

  @Test(arguments: [Duration.milliseconds(300), .zero])
  func `A server that does not respond times out, and no time makes no connection`(limit: Duration) async throws {
    let server = try RawServer.silent()
    let failure = await CurlTransport().failure(.loopback(server.port), timeLimit: limit)
    #expect(failure?.code == .timedOut)
    if limit == .zero { #expect(server.connections == 0) }
  }

  @Test func `A stalled handshake times out for all exchanges that wait for it`() async throws {
    let server = try RawServer { $0.waitForHangUp() }
    let transport = CurlTransport()
    let tasks = (0..<5).map { _ in
      Task { await transport.failure(.secure(server.port), timeLimit: .milliseconds(300))?.code }
    }
    for task in tasks { #expect(await task.value == .timedOut) }
  }

  @Test func `The connect timeout includes the TLS handshake`() async throws {
    let server = try RawServer { $0.waitForHangUp() }
    let transport = CurlTransport { $0.connectTimeout = .milliseconds(300) }
    #expect(await transport.failure(.secure(server.port))?.code == .timedOut)
  }

  @Test func `A response below the speed limit times out`() async throws {
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      while !connection.hangsUp(withinMilliseconds: 50), connection.send("x") {}
    }
    let transport = CurlTransport {
      $0.lowSpeedLimit = 1_000
      $0.lowSpeedTime = .seconds(1)
    }
    #expect(await transport.failure(.loopback(server.port))?.code == .timedOut)
  }

  @Test func `A reset within the body is a lost connection`() async throws {
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbeginning")
      connection.resetOnClose()
    }
    #expect(await CurlTransport().failure(.loopback(server.port))?.code == .connectionLost)
  }

  // What a server sends, by its name in reports of the tests.
  private static let truncated = [
    "nothing": "",
    "half a header": "HTTP/1.1 200 OK\r\nContent-Le",
    "only an interim reply": "HTTP/1.1 103 Early Hints\r\n\r\n",
    "half a body": "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort",
    "half a chunk": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
    "no last chunk": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
  ]

  private static let malformed = [
    "another protocol": "SSH-2.0-OpenSSH_9.2\r\nhello\r\n",
    "control characters": "\u{1}\u{2}\u{3}garbage\r\n\r\n",
    "half a number as status": "HTTP/1.1 99x Nonsense\r\n\r\n",
    "status 000": "HTTP/1.1 000 Nonsense\r\n\r\n",
    "a bad chunk": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nnot a number\r\n",
    "a bad length": "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
    "invalid gzip": "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n0123",
    "unknown encoding": "HTTP/1.1 200 OK\r\nContent-Encoding: rot13\r\nContent-Length: 2\r\n\r\nbx",
    "endless header": "HTTP/1.1 200 OK\r\n" + String(repeating: "X-Field: value\r\n", count: 10_000),
    "endless line": "HTTP/1.1 200 OK\r\nX-Field: " + String(repeating: "v", count: 400_000),
    "endless interim replies": String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 10_000),
  ]

  @Test(arguments: truncated.keys.sorted() + malformed.keys.sorted())
  func `A truncated response is a lost connection, and a malformed one is reported as such`(name: String) async throws {
    let code = Self.truncated[name] == nil ? HTTPFailure.Code.malformedResponse : .connectionLost
    let server = try RawServer(replying: try #require(Self.truncated[name] ?? Self.malformed[name]))
    let failure = await CurlTransport().failure(.loopback(server.port))
    #expect(failure?.code == code, "\(String(describing: failure))")
  }
}

@Suite struct FailureDetailTests {
  @Test(arguments: [
    ("Could not resolve host: host.invalid", "Could not resolve host: host.invalid"), ("", "other"),
    ("a\u{1B}[31m\r\nb\u{9B}c", "a [31m  b c"),
    // These may contain a URL or a password.
    ("Unsupported proxy scheme for 'gopher://user:secret@proxy'", "other"),
    ("Unsupported proxy syntax in 'user:secret'", "other"),
    ("Could not use http://host/path?api_key=secret", "other"),
    ("Illegal path: /a?api_key=secret", "other"), ("user:secret@host", "other"),
  ])
  func `libcurl's message has its error code, no control characters and no secret`(text: String, shown: String) {
    #expect(failureDetail(text, instead: "other", code: 6) == "\(shown) (libcurl 6)")
  }
}

/// libcurl reads its proxy from the environment, so each test runs in its own process.
@Suite(.timeLimit(.minutes(10))) struct ProxyTests {
  @Test func `The proxy in https_proxy is used`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try RawServer { connection in
        let isTunnel = connection.readRequest()?.hasPrefix("CONNECT host.invalid:443 ") == true
        connection.send("HTTP/1.1 \(isTunnel ? 407 : 500) Denied\r\nContent-Length: 0\r\n\r\n")
      }
      setenv("https_proxy", "http://user:secret@127.0.0.1:\(proxy.port)", 1)
      let failure = await CurlTransport().failure(.secure(443, host: "host.invalid"))
      #expect(failure?.code == .proxyFailed)
      #expect(failure?.detail.contains("407") == true)
      #expect(failure?.detail.contains("secret") == false)
    }
  }

  /// An unknown host, an unsupported scheme, and ports without a server.
  @Test(arguments: [
    "http://user:secret@proxy.invalid:1", "gopher://user:secret@proxy.invalid:1", "http://user:secret@127.0.0.1:1",
    "socks5://user:secret@127.0.0.1:1",
  ])
  func `A proxy that cannot be used fails without showing the password`(proxy: String) async {
    await #expect(processExitsWith: .success) { [proxy] in
      setenv("https_proxy", proxy, 1)
      let failure = await CurlTransport().failure(.secure(443, host: "host.invalid"))
      #expect(failure?.code == .proxyFailed)
      #expect(failure?.detail.contains("secret") == false)
    }
  }

  @Test func `Plain HTTP to this machine bypasses the proxy`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nproxy")
      let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nserver")
      setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
      setenv("all_proxy", "http://127.0.0.1:\(proxy.port)", 1)
      let response = try await CurlTransport().exchange(.loopback(server.port), timeLimit: generousLimit)
      #expect(response.text == "server")
      #expect(proxy.connections == 0)
    }
  }
}
