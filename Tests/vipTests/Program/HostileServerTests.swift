import ServerTestSupport
import Testing

/// Runs `vip home` against misbehaving servers, and checks message and status, and that no token is printed.
///
/// `Scripts/torture` has many more of them, and measures times and memory.
@Suite(.timeLimit(.minutes(10))) struct HostileServerTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n{\"results\":[", "was lost."),
    ("SSH-2.0-OpenSSH_9.2\r\n", "could not be read (a captive portal or proxy?)."),
    ("HTTP/1.1 204 No Content\r\n\r\n", "could not be read (a captive portal or proxy?)."),
    (
      "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n", "redirects are not followed."
    ),
    ("HTTP/1.1 429 Busy\r\nContent-Length: 0\r\n\r\n", ". hint: Try again in a minute."),
    ("HTTP/1.1 429 Busy\r\nRetry-After: 3600\r\nContent-Length: 0\r\n\r\n", "Try again in 60 minutes."),
  ])
  func `A bad response has an error message`(response: String, sentence: String) async throws {
    let server = try RawServer(replying: response)
    try await expectNothingShown(from: "http://127.0.0.1:\(server.port)/3", sentence)
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 500000000\r\n\r\n", ""), ("HTTP/1.1 200 OK\r\n\r\n", ""),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "10000\r\n"),
  ])
  func `An oversized response is an error`(head: String, beforeEachPiece: String) async throws {
    let piece = beforeEachPiece + String(repeating: "x", count: 0x10000) + (beforeEachPiece.isEmpty ? "" : "\r\n")
    let server = try RawServer { connection in
      guard connection.readRequest() != nil, connection.send(head) else { return }
      while connection.send(piece) {}
    }
    try await expectNothingShown(from: "http://127.0.0.1:\(server.port)/3", "was too large.")
  }

  /// This server closes each connection after one request, so connections are counted.
  @Test(arguments: [("401 Unauthorized", 4), ("500 Broken", 4), ("429 Busy\r\nRetry-After: 3600", 4), ("503 Busy", 12)])
  func `Only temporary errors are retried`(status: String, requests: Int) async throws {
    let server = try RawServer(replying: "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    try await Program.run("home", environment: environment("http://127.0.0.1:\(server.port)/3"), exits: nil)
    #expect(server.connections == requests)
  }

  @Test func `Films with null values are shown`() async throws {
    let nulls = ["overview", "release_date", "vote_average", "vote_count", "genre_ids", "poster_path", "popularity"]
    let row = nulls.map { "\"\($0)\":null" }.joined(separator: ",")
    let body = #"{"page":null,"results":[{"id":1,"title":"Only One",\#(row)},{"id":null}],"total_results":null}"#
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\n\r\n\(body)")
    let result = try await Program.run("home", environment: environment("http://127.0.0.1:\(server.port)/3"))
    #expect(result.output.contains("Only One"))
    #expect(result.errors.hasPrefix("Top rated: 1 entry could not be read.\n"))
  }

  /// Nothing listens on port 1 of this machine.
  @Test(arguments: [
    ("https://host.invalid", "DNS lookup failed for host.invalid."),
    ("http://127.0.0.1:1", "127.0.0.1:1 could not be reached."),
  ])
  func `A server that is not there is an error`(address: String, sentence: String) async throws {
    try await expectNothingShown(from: address, sentence)
  }

  @Test(.enabled(if: NginxServer.isAvailable, "needs nginx and openssl"))
  func `An untrusted certificate is an error`() async throws {
    let server = try NginxServer()
    try await expectNothingShown(from: "https://localhost:\(server.port)", "could not be verified.")
  }

  private func environment(_ address: String) -> [String: String] {
    ["TMDB_API_URL": address, "TMDB_ACCESS_TOKEN": StandIn.token]
  }

  private func expectNothingShown(
    from address: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await Program.run(
      "home", environment: environment(address), exits: 1, sourceLocation: sourceLocation)
    let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.errors.hasPrefix("error: Could not load films\n"), sourceLocation: sourceLocation)
    #expect(words.contains(sentence), sourceLocation: sourceLocation)
    for part in StandIn.token.split(separator: ".") where part.count > 1 {
      #expect(!result.errors.contains(part), sourceLocation: sourceLocation)
    }
  }
}
