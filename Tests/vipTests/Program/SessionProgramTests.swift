import FlyingFox
import Foundation
import Testing

/// What someone types who has no file but those that the session makes. The lines are those after “$ ” in the goldens. A
/// new session is a golden with such lines: recording adds what they print.
@Suite(.timeLimit(.minutes(10))) struct SessionProgramTests {
  private static let folder = URL(filePath: #filePath).appending(
    path: "../../../../Snapshots/vipTests/SessionProgramTests"
  ).standardizedFileURL
  private static let alone = "Lines print what follows them"
  private static let withServer = "With films of TMDb, lines print what follows them"
  private let home = Home()

  /// The names of the sessions of a test.
  private static func names(_ test: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasPrefix("\(test).") && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(test.count + 1).dropLast(4)) }.sorted()
  }

  private func run(_ name: String, of test: String, server: StandIn? = nil) async throws {
    let golden = try String(contentsOf: Self.folder.appending(path: "\(test).\(name).txt"), encoding: .utf8)
    let lines = golden.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    try await home.session(lines.joined(separator: "\n"), server: server, named: name)
  }

  @Test func `All sessions are found`() {
    #expect(Self.names(Self.alone).count >= 116 && Self.names(Self.withServer).count >= 51)
  }

  @Test(arguments: names(alone)) func `Lines print what follows them`(name: String) async throws {
    try await run(name, of: Self.alone)
  }

  @Test(arguments: names(withServer))
  func `With films of TMDb, lines print what follows them`(name: String) async throws {
    try await run(name, of: Self.withServer, server: StandIn { [home] in Self.answer(to: $0, in: home) })
  }

  /// The answer that a session has written to a file: for a path, such as answers/3/movie/603, or for any. A status may
  /// come before it. Otherwise there are a film with trailers and offers, and another one whose home page is a file.
  private static func answer(to request: HTTPRequest, in home: Home) -> HTTPResponse {
    let (path, hasKey) = (request.path, request.query["api_key"] != nil)
    // A request has one credential.
    guard request.headers[.authorization] == (hasKey ? nil : "Bearer \(StandIn.token)") else {
      return .json("", status: .unauthorized)
    }
    if let text = home.read("answers\(path)") ?? home.read("answers/any") {
      guard let status = text.prefixMatch(of: /(\d{3})\s/), let code = Int(status.1) else { return .json(text) }
      return .json(String(text[status.range.upperBound...]), status: HTTPStatusCode(code, phrase: "Test"))
    }
    if path.hasSuffix("genre/movie/list") { return .json(genres) }
    if path.hasSuffix("watch/providers/movie") { return .json(services) }
    if path.hasSuffix("/collection/2344") { return .json(collection) }
    if path.hasSuffix("/604") {
      return .json(
        film.replacing(#""id":603"#, with: #""id":604"#).replacing("http://example.org/matrix", with: "file:///etc"))
    }
    return path.contains("/movie/603") ? .json(film) : .films(for: path)
  }

  private static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":27,"name":"Horror "}]}"#
  private static let services = #"{"results":[{"provider_id":8,"provider_name":"Netflix","display_priority":0}]}"#
  private static let collection = #"""
    {"id":2344,"name":"The Collection","parts":[{"id":606,"title":"C"},{"id":604,"title":"B","release_date":"2003-05-15"},
    {"id":603,"title":"A","release_date":"1999-03-31"}]}
    """#
  private static let film = #"""
    {"id":603,"title":"The Matrix","overview":"Hackers.","homepage":"http://example.org/matrix","imdb_id":"tt0133093",
    "belongs_to_collection":{"id":2344,"name":"The Collection"},"credits":{"cast":[],"crew":[]},
    "reviews":{"results":[]},"videos":{"results":[{"id":"v1","site":"YouTube","key":"k1","type":"Trailer",
    "name":"Trailer One","official":true,"iso_639_1":"en"},{"id":"v2","site":"Odd","key":"x"}]},
    "watch/providers":{"results":{"DE":{"link":"https://www.themoviedb.org/movie/603/watch","flatrate":
    [{"provider_id":8,"provider_name":"Netflix"}]}}},"release_dates":{"results":[{"iso_3166_1":"DE",
    "release_dates":[{"certification":"16","type":3}]}]},
    "recommendations":{"results":[{"id":604,"title":"B","media_type":"movie"}],"total_pages":1,"total_results":1},
    "external_ids":{}}
    """#
}
