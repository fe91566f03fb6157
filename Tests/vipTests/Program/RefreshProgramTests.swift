import FlyingFox
import Synchronization
import Testing

/// Runs `vip` with `--refresh` and a server that fails after the first responses.
@Suite(.timeLimit(.minutes(10))) struct RefreshProgramTests {
  private static let film = #"{"id":603,"title":"The Matrix","credits":{"cast":[],"crew":[]},"reviews":{"results":[]}}"#
  private static let person = #"{"id":287,"name":"Brad Pitt","movie_credits":{"cast":[],"crew":[]}}"#
  private static let people =
    #"{"page":1,"results":[{"id":287,"name":"Brad Pitt","known_for":[]}],"total_pages":1,"total_results":1}"#
  private let home = Home()

  private static func response(_ path: String) -> HTTPResponse {
    if path.hasSuffix("/genre/movie/list") { return .json(#"{"genres":[{"id":27,"name":"Horror"}]}"#) }
    if path.hasSuffix("/movie/603") { return .json(film) }
    if path.contains("/person/287") { return .json(person) }
    return path.contains("/person") ? .json(people) : .films(for: path)
  }

  @Test(arguments: [
    ("home", "cached just now"), ("list top-rated", "cached just now"), ("search dune", "cached just now"),
    ("detail 603", "cached just now"), ("people", "cached just now"), ("person 287", "cached just now"),
    ("genres", "Horror"), ("poster 603", "The Matrix"),
  ])
  func `Cached data is shown if the server fails`(command: String, mark: String) async throws {
    let isDown = Mutex(false)
    let standIn = try await StandIn.serving { path in
      isDown.withLock(\.self) ? .json("", status: HTTPStatusCode(503, phrase: "Test")) : Self.response(path)
    }
    try await home.shell("vip \(command)", server: standIn)
    isDown.withLock { $0 = true }
    let result = try await home.shell("vip \(command) --refresh", server: standIn)
    #expect(result.output.contains(mark), "\(result.output)")
    let problem = command == "genres" ? "Could not be refreshed" : "had an internal error"
    #expect(result.errors.contains(problem), "\(result.errors)")
    let nothing = try await home.shell("vip list upcoming --page 7 --refresh", server: standIn, exits: 1)
    #expect(nothing.output == "")
  }
}
