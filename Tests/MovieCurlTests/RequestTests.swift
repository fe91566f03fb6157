import Foundation
import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RequestTests {
  /// Returns the request as the server receives it.
  private func sent(_ change: (inout HTTPRequest) -> Void = { _ in }) async throws -> String {
    let server = try RawServer { connection in
      guard let request = connection.readRequest() else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(request.utf8.count)\r\n\r\n\(request)")
    }
    var request = HTTPRequest.loopback(server.port, "/a/../b?x=%20&y=1")
    change(&request)
    return try await CurlTransport().exchange(request, timeLimit: generousLimit).text
  }

  @Test func `The path and query are sent unchanged`() async throws {
    let text = try await sent()
    #expect(text.hasPrefix("GET /a/../b?x=%20&y=1 HTTP/1.1\r\n"))
    #expect(text.contains("\r\nUser-Agent: transport-tests/1\r\n"))
  }

  @Test func `Header fields are sent`() async throws {
    let text = try await sent {
      $0.headerFields[.authorization] = "Bearer abc"
      $0.headerFields[.accept] = "application/json"
      $0.headerFields[.userAgent] = "another/2"
      $0.headerFields[.ifNoneMatch] = ""
    }
    #expect(text.contains("\r\nAuthorization: Bearer abc\r\n"))
    #expect(text.contains("\r\nAccept: application/json\r\n"))
    #expect(!text.contains("*/*"))
    #expect(text.contains("\r\nUser-Agent: another/2\r\n"))
    #expect(!text.contains("transport-tests"))
    #expect(text.contains("\r\nIf-None-Match:\r\n"))
  }

  @Test(arguments: [("POST", "0"), ("PUT", "0"), ("PATCH", "0"), ("DELETE", nil), ("OPTIONS", nil), ("PURGE", nil)])
  func `POST, PUT and PATCH send an empty body, and other methods none`(name: String, length: String?) async throws {
    let method = try #require(HTTPRequest.Method(name))
    let text = try await sent { $0.method = method }
    #expect(text.hasPrefix("\(name) "))
    let lengths = text.components(separatedBy: "\r\n").filter { $0.lowercased().contains("content-length") }
    #expect(lengths.first == length.map { "Content-Length: \($0)" } && lengths.count < 2)
  }

  @Test(arguments: [HTTPRequest.Method.post, .delete, .get])
  func `A body is sent with its length and without waiting for permission`(method: HTTPRequest.Method) async throws {
    let body = "{\"a\":\"" + String(repeating: "x", count: 5_000) + "\"}"
    let server = try RawServer { connection in
      guard let head = connection.readRequest(), let sent = connection.read(body.utf8.count) else { return }
      let text = head + sent
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
    }
    var request = HTTPRequest.loopback(server.port, "/")
    request.method = method
    request.headerFields[.contentType] = "application/json"
    let text = try await CurlTransport().exchange(request, body: Array(body.utf8), timeLimit: generousLimit).text
    #expect(text.hasPrefix("\(method.rawValue) / HTTP/1.1\r\n") && text.hasSuffix("\r\n\r\n\(body)"))
    #expect(text.contains("\r\nContent-Length: \(body.utf8.count)\r\n"))
    #expect(text.contains("\r\nContent-Type: application/json\r\n") && !text.contains("Expect"))
  }

  private static let refused: [HTTPRequest] =
    // Plain HTTP to another machine.
    [
      "example.com", "127.0.0.1.example.com", "127.1", "127.0.0.01", "0x7f.0.0.1", "2130706433",
      "localhost.example.com", "128.0.0.1", "0.0.0.0", "[::]", "[::2]", "[::ffff:127.0.0.1]", "127.0.0.256", "127.0.0",
      "127.0.0.1.", "localhost.",
    ].map { HTTPRequest(method: .get, scheme: "http", authority: $0, path: "/") }
    // An invalid host or port.
    + [
      "", "user:secret@localhost", "secret@127.0.0.1", "localhost:0", "localhost:65536", "localhost:", "localhost:8x",
      "local host", "localhost/secret", "localhost?secret", "localhost#secret", "localhost\\secret", "[::1", "[]",
      "::1", "[::1]secret", "lo%63alhost", "löcalhost", "[fe80::1%25secret]",
    ].map { HTTPRequest(method: .get, scheme: "https", authority: $0, path: "/") }
    // A path that is not percent-encoded, and other schemes than http and https.
    + ["", "no/slash", "/a b", "/a\r\nHost: b", "/a\u{0}b", "/a#b", "/ä", "/a\u{7F}b"]
    .map { HTTPRequest(method: .get, scheme: "https", authority: "localhost:1", path: $0) }
    + ["ftp", "file", "", "httpss", "gopher"]
    .map { HTTPRequest(method: .get, scheme: $0, authority: "localhost:1", path: "/") }
    // Header fields that libcurl sets itself.
    + [HTTPField.Name.contentLength, .transferEncoding, .connection, .expect, .upgrade]
    .map { HTTPRequest.loopback(1, fields: [$0: "secret"]) }
    + [HTTPRequest(method: .connect, scheme: "http", authority: "127.0.0.1:1", path: "/")]

  @Test(arguments: refused)
  func `Other requests do not reach libcurl, and no secret of them is named`(request: HTTPRequest) async {
    let reports = Log<ExchangeReport>()
    let failure = await CurlTransport { $0.observer = reports.add }.failure(request)
    #expect(failure?.code == .unsupportedRequest)
    #expect(failure?.detail.contains("secret") == false)
    #expect(reports.all.isEmpty)
  }

  @Test(arguments: ["127.0.0.1", "127.8.9.10", "localhost", "LocalHost", "[::1]"])
  func `Plain HTTP to this machine is allowed`(host: String) async throws {
    let request = HTTPRequest(method: .get, scheme: "http", authority: "\(host):1", path: "/")
    #expect(await CurlTransport().failure(request)?.code == .cannotConnect)
  }

  /// `HTTPFields` replaces control characters in values with spaces.
  @Test(arguments: ["a\r\nX-Injected: 1", "a\u{0}b", "a\nb"])
  func `Header values cannot inject lines`(value: String) async throws {
    let text = try await sent { $0.headerFields[.accept] = value }
    #expect(!text.contains("\r\nX-Injected"))
    #expect(text.components(separatedBy: "\r\n").filter { $0.hasPrefix("Accept: a ") }.count == 1)
  }
}

extension HTTPRequest {
  /// A GET over plain HTTP to a server of this test.
  static func loopback(_ port: Int, _ path: String = "/", fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(port)", path: path, headerFields: fields)
  }

  /// A GET over TLS to a server of this test.
  static func secure(_ port: Int, host: String = "localhost", _ path: String = "/") -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "\(host):\(port)", path: path)
  }
}

extension CurlTransport {
  /// A transport whose time limits a busy machine does not reach, unless `change` sets shorter ones.
  convenience init(_ change: (inout Configuration) -> Void = { _ in }) {
    var configuration = Configuration(userAgent: "transport-tests/1")
    configuration.connectTimeout = generousLimit
    configuration.lowSpeedTime = generousLimit
    change(&configuration)
    self.init(configuration: configuration)
  }
}
