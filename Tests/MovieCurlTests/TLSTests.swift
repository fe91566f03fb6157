import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.enabled(if: NginxServer.isAvailable, "needs nginx and openssl"), .timeLimit(.minutes(10)))
struct TLSTests {
  @Test(arguments: [("localhost", false), ("127.0.0.1", true)])
  func `A certificate that is unknown or for another host is refused`(host: String, isKnown: Bool) async throws {
    let server = try await NginxServer()
    let transport = CurlTransport { if isKnown { $0.certificateBundle = server.certificate } }
    #expect(await transport.failure(.secure(server.port, host: host))?.code == .untrustedCertificate)
  }

  @Test func `An unreadable certificate bundle fails with tlsFailed`() async throws {
    let server = try RawServer { $0.waitForHangUp() }
    let transport = CurlTransport { $0.certificateBundle = "/nonexistent/bundle.pem" }
    #expect(await transport.failure(.secure(server.port))?.code == .tlsFailed)
  }

  @Test func `A server without TLS fails with tlsFailed`() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 400 Bad Request\r\n\r\n")
      connection.waitForHangUp()
    }
    #expect(await CurlTransport().failure(.secure(server.port))?.code == .tlsFailed)
  }

  @Test(arguments: [false, true])
  func `A handshake that is cut off is a lost connection`(withReset: Bool) async throws {
    let server = try RawServer { connection in
      // An earlier reset would count as a refused connection.
      connection.waitForFirstByte()
      if withReset { connection.resetOnClose() }
    }
    #expect(await CurlTransport().failure(.secure(server.port))?.code == .connectionLost)
  }

  @Test(arguments: [8, 50])
  func `A certificate in the bundle is trusted, and requests share one HTTP/2 connection`(count: Int) async throws {
    let server = try await NginxServer()
    let reports = Log<ExchangeReport>()
    let transport = CurlTransport {
      $0.certificateBundle = server.certificate
      $0.observer = reports.add
    }
    let field = try #require(HTTPField.Name("X-Connection"))
    let connections = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<count {
        group.addTask {
          let response = try await transport.exchange(.secure(server.port), timeLimit: generousLimit)
          #expect(response.text == "over HTTP/2.0")
          return response.head.headerFields[field]
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(connections.count == 1)
    #expect(reports.all.count == count)
    #expect(reports.all.map(\.newConnections).reduce(0, +) == 1)
    #expect(reports.all.allSatisfy { $0.httpVersion == "HTTP/2" && $0.status == 200 })
  }
}
