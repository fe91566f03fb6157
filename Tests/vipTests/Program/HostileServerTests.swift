import Foundation
import ServerTestSupport
import Testing

/// Runs `vip home` against misbehaving servers, and checks message, status and memory, and that no token is printed.
///
/// `Scripts/torture` has the cases that take seconds, such as a stall, and measures times.
@Suite(.timeLimit(.minutes(10))) struct HostileServerTests {
  /// For all attempts together. Sanitizers need memory for themselves.
  static let memoryLimit = Program.defaults.keys.contains { $0.hasSuffix("SAN_OPTIONS") } ? 400 : 100

  @Test(arguments: HostileResponse.broken + HostileResponse.bodies + HostileResponse.statuses)
  func `A bad response has an error message`(response: HostileResponse) async throws {
    let server = try RawServer(replying: response.bytes)
    try await expectNothingShown(from: "http://127.0.0.1:\(server.port)/3", response.sentence, status: response.status)
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

  @Test func `A decompression bomb is an error`() async throws {
    // 330 KB that expand to 52 MB.
    let bomb = Gzip.repeated(" ", runs: 200_000, checksum: false)
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
      connection.send(bomb)
    }
    try await expectNothingShown(from: "http://127.0.0.1:\(server.port)/3", "was too large.")
  }

  /// This server closes each connection after one request, so connections are counted.
  @Test(arguments: [
    ("302 Found\r\nLocation: /3/movie/popular", 4), ("401 Unauthorized", 4), ("500 Broken", 4),
    ("429 Slow Down\r\nRetry-After: 3600", 4), ("429 Slow Down", 12), ("503 Busy", 12),
  ])
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

  @Test func `An unknown host is an error`() async throws {
    try await expectNothingShown(from: "https://host.invalid", "DNS lookup failed for host.invalid.")
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
    from address: String, _ sentence: String, status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await Program.measured("home", environment: environment(address))
    let errors = run.result.errors
    let words = errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.result.status == status, sourceLocation: sourceLocation)
    #expect(run.result.output == "", sourceLocation: sourceLocation)
    #expect(errors.hasPrefix("error: Could not load films\n"), sourceLocation: sourceLocation)
    #expect(words.contains(sentence), sourceLocation: sourceLocation)
    for part in StandIn.token.split(separator: ".") where part.count > 1 {
      #expect(!errors.contains(part), sourceLocation: sourceLocation)
    }
    #expect((1..<Self.memoryLimit).contains(run.peakMebibytes), sourceLocation: sourceLocation)
  }
}
