import FlyingFox
import TerminalTestSupport
import Testing

/// Runs `vip list`, `genres`, `people` and `person`.
@Suite(.timeLimit(.minutes(10))) struct ListProgramTests {
  static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":27,"name":"Horror "}]}"#

  @Test func `An empty page of TMDb after the last is an error`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":99,"results":[],"total_pages":5,"total_results":98}"#)
    }
    let commands = ["list", "people", "search dune"].flatMap { ["\($0) --page 99", "\($0) --page 99 --json"] }
    try await Home().session(vip: commands, server: standIn)
  }
}

/// Runs `vip search` and checks its requests, output and exit status.
@Suite(.timeLimit(.minutes(10))) struct SearchProgramTests {
  @Test(arguments: [
    "it's", "a\"b", "$(exit 3) `exit 4`", "back\\slash !x", "-dash first", "* ~ {a,b} ; | < > &", "100% + #1?/=%41",
  ])
  func `The printed command repeats the same query`(query: String) async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let first = try await Program.run("search", "--year", "2001", "--", query, environment: standIn.environment)
    let line = try #require(first.output.split(separator: "\n").first { $0.hasPrefix("Next page: ") })
    try await Program.shell(String(line.dropFirst("Next page: ".count)), environment: standIn.environment)
    let asked = await standIn.requests.all.map { [$0.query["query"], $0.query["primary_release_year"]] }
    #expect(asked == [[query, "2001"], [query, "2001"]])
    #expect(await standIn.requests.all.map { $0.query["page"] } == ["1", "2"])
  }
}

/// Runs `vip discover`, `similar`, `collection`, `trailer`, `watch` and `open`.
@Suite(.timeLimit(.minutes(10))) struct DiscoverProgramTests {
  private let home = Home()

  @Test func `A film is watched on one's own services, or from the Internet Archive`() async throws {
    try await home.session(
      vip: [
        "watch 603 --region US --language en --print", "settings set services mubi",
        "watch 603 --region DE --language en --print", "watch built-in:12 --language en --print",
      ], server: .serving { _ in .json(Self.film) })
  }

  @Test func `The address is the program's only argument, without a shell`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.writeProgram(#"printf '%s ' "$#" "$@" > "$HOME/opened""#, to: "bin/xdg-open")
    let result = try await home.shell("PATH=$HOME/bin:$PATH vip trailer 603", server: standIn)
    #expect(result.output.contains("with xdg-open"))
    #expect(home.read("opened") == "1 https://www.youtube.com/watch?v=k1 ")
  }

  @Test func `A program that opens nothing leads to one sentence and the whole address`() async throws {
    let address = "http://example.org/" + String(repeating: "k", count: 90)
    let film = Self.film.replacing("http://example.org/matrix", with: address)
    try await home.writeProgram("echo noise >&2; exit 3", to: "bin/xdg-open")
    try await home.session("PATH=$HOME/bin:$PATH vip open 603 --homepage", server: .serving { _ in .json(film) })
  }

  /// A server with a film that has trailers and offers, and another one whose home page is a file.
  static func answer(to path: String) -> HTTPResponse {
    if path.hasSuffix("genre/movie/list") { return .json(ListProgramTests.genres) }
    if path.hasSuffix("watch/providers/movie") { return .json(services) }
    if path.hasSuffix("/collection/2344") { return .json(collection) }
    if path.hasSuffix("/604") { return .json(film.replacing("http://example.org/matrix", with: "file:///etc")) }
    return path.contains("/movie/603") ? .json(film) : .films(for: path)
  }

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
