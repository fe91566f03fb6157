import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

/// What a route opens, on a stage that only notes it.
@Suite struct RouteTests {
  @Test(
    arguments: [
      (.home, "home"), (.genres, "genres"), (.movie(id: 12), "film 12 0"), (.movie(id: 12, .complete), "film 12 3"),
      (.movie(id: 12, source: "TMDB"), "film 12 0"), (.list(id: "upcoming"), "list"), (.trending(page: 2), "list"),
      (.discover([.init("year", "1990..1999")]), "list"), (.movie(id: 1, .similar()), "list"),
      (.movie(id: 1, .collection), "list"),
      (.people(page: 1), "people"), (.person(id: 1), "person"), (.filmography(personID: 1, role: "director"), "person"),
      (.search(query: "", year: nil, page: 1), "search"), (.search(query: "a", year: nil, page: 1), "search"),
      (.shelf(id: "seen", sort: "watched", isDescending: true, page: 2), "shelf"),
      (.pick(from: "watchlist", [], seed: 1), "pick"), (.history, "history"), (.stats(year: 1999), "stats"),
      (.calendar(from: "2026-12-01"), "calendar"), (.news, "news"),
      (.settings, "settings"),
      (.undo, "shelf"), (.redo, "shelf"), (.filmNamed("x", .overview), "reference"), (.personNamed("x"), "reference"),
      (.doctor, "leave"), (.discover([.init("person", "x")]), "reference"),
      (.discover([.init("person", "17")]), "list"), (.pick(from: "seen", [.init("person", "x")], seed: 1), "reference"),
      (.shelf(id: "seen", [.init("person", "x")], sort: "watched", isDescending: true, page: 1), "reference"),
      (.logIn, "leave"),
      (.movie(id: 1, .trailer), "leave"), (.movie(id: 1, .watch), "leave"),
      (.shelve(movieID: 1, on: "seen", true), "leave"),
    ] as [(Route, String)])
  func `A route opens its scene`(route: Route, scene: String) {
    #expect(route.open(on: NotingStage()) == scene)
  }

  @Test(
    arguments: [
      (.list(id: "worst"), .unknown("worst")), (.movie(id: 1, source: "elsewhere"), .unknown("elsewhere")),
      (.filmography(personID: 1, role: "cook"), .unknown("cook")),
      (.pick(from: "attic", [], seed: 1), .unknown("attic")),
      (.shelf(id: "seen", sort: "length", isDescending: false, page: 1), .unknown("length")),
      (.discover([.init("score", "7")]), .criterion(.init("score", "7"), .single)),
      (.discover([.init("year", "x")]), .criterion(.init("year", "x"), .noNumber)),
      (.discover([.init("runtime", "9..1")]), .criterion(.init("runtime", "9..1"), .reversed)),
      (.discover([.init("color", "red")]), .criterion(.init("color", "red"), nil)),
      (.calendar(from: "2026-13-01"), .criterion(.init("from", "2026-13-01"), nil)),
      (.calendar(from: "2026-12-02", through: "2026-12-01"), .criterion(.init("to", "2026-12-01"), nil)),
    ] as [(Route, RouteProblem)])
  func `A value that cannot be used is rejected`(route: Route, problem: RouteProblem) {
    #expect(route.open(on: NotingStage()) == "\(problem)")
  }
}

private struct NotingStage: Stage {
  let sources = [CatalogSource(idNamespace: "tmdb")]

  func show(_ request: HomeScene.Request) -> String { "home" }
  func show(_ request: ListScene.Request) -> String { "list" }
  func show(_ request: SearchScene.Request) -> String { "search" }
  func show(_ request: PeopleScene.Request) -> String { "people" }
  func show(_ request: PersonScene.Request) -> String { "person" }
  func show(_ request: GenresScene.Request) -> String { "genres" }
  func show(_ request: ShelfScene.Request) -> String { "shelf" }
  func show(_ request: PickScene.Request) -> String { "pick" }
  func show(_ request: HistoryScene.Request) -> String { "history" }
  func show(_ request: CalendarScene.Request) -> String { "calendar" }
  func show(_ request: NewsScene.Request) -> String { "news" }
  func show(_ request: SyncScene.Request) -> String { "sync" }
  func show(_ request: StatsScene.Request) -> String { "stats" }
  func show(_ request: SettingsScene.Request) -> String { "settings" }
  func show(_ request: ReferenceScene.Request) -> String { "reference" }
  func leave(to route: Route) -> String { "leave" }
  func reject(_ problem: RouteProblem) -> String { "\(problem)" }

  func show(_ request: DetailScene.Request) -> String {
    guard case .load(let id, _, let parts, _) = request else { return "film" }
    return "film \(id) \(parts.count)"
  }
}
