import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import TextSnapshots
import ViewerScenes

/// What a route opens, on a stage that only notes it.
@Suite struct RouteTests {
  @Test func `A route opens its scene`() {
    let routes: [Route] = [
      .home, .genres, .movie(id: 12), .movie(id: 12, .complete), .movie(id: 12, source: "TMDB"),
      .movie(id: 1, source: "elsewhere"), .list(id: "upcoming"),
      .trending(page: 2), .discover([.init("year", "1990..1999")]), .movie(id: 1, .similar()),
      .movie(id: 1, .collection), .people(page: 1), .person(id: 1), .filmography(personID: 1, role: "director"),
      .search(query: "", year: nil, page: 1), .search(query: "a", year: nil, page: 1),
      .shelf(id: "seen", sort: "watched", isDescending: true, page: 2), .pick(from: "watchlist", [], seed: 1),
      .history, .stats(year: 1999), .calendar(from: "2026-12-01"), .news, .settings, .undo, .redo,
      .filmNamed("x", .overview), .personNamed("x"), .doctor, .discover([.init("person", "x")]),
      .discover([.init("person", "17")]), .pick(from: "seen", [.init("person", "x")], seed: 1),
      .shelf(id: "seen", [.init("person", "x")], sort: "watched", isDescending: true, page: 1), .logIn,
      .movie(id: 1, .trailer), .movie(id: 1, .watch), .shelve(movieID: 1, on: "seen", true),
      // Values that cannot be used are rejected.
      .list(id: "worst"), .filmography(personID: 1, role: "cook"),
      .pick(from: "attic", [], seed: 1), .shelf(id: "seen", sort: "length", isDescending: false, page: 1),
      .discover([.init("score", "7")]), .discover([.init("year", "x")]), .discover([.init("runtime", "9..1")]),
      .discover([.init("color", "red")]), .calendar(from: "2026-13-01"),
      .calendar(from: "2026-12-02", through: "2026-12-01"),
    ]
    let lines = routes.map { "\($0): \($0.open(on: NotingStage()))\n" }
    // Without the names of modules.
    assertSnapshot(of: lines.joined().replacing(/\bMovie\w+\.(Route\.)?/, with: ""))
  }
}

private struct NotingStage: Stage {
  let sources = [CatalogSource(idNamespace: "tmdb")]

  func show<S: MovieScene>(_ scene: S.Type, _ request: S.Interactor.Request) -> String { "\(scene)" }
  func leave(to route: Route) -> String { "leave" }
  func reject(_ problem: RouteProblem) -> String { "\(problem)" }

  func show(_ scene: DetailScene.Type, _ request: DetailScene.Request) -> String {
    guard case .load(let id, _, let parts, _) = request else { return "\(scene)" }
    return "\(scene) \(id) \(parts.count)"
  }
}
