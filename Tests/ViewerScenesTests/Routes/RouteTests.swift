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
    guard case .load(let film) = request else { return "\(scene)" }
    return "\(scene) \(film.id) \(film.expanded.count)"
  }
}

/// Routes and their addresses.
@Suite struct RouteAddressTests {
  @Test(arguments: Route.all + Route.random(800))
  func `The address of a route leads to the same route, and what is no page has none`(route: Route) throws {
    switch route {
    case .history, .doctor, .logIn, .sync, .shelve, .undo, .redo, .movie(_, .trailer, _), .movie(_, .watch, _),
      .filmNamed(_, .trailer), .filmNamed(_, .watch):
      #expect(route.address == nil)
    default: #expect(try Route(address: try #require(route.address)) == route)
    }
  }

  /// Leaves out the names of modules.
  private let plain = SnapshotFilter { $0.replacing(/\bMovie\w+\.(Route\.)?/, with: "") }

  @Test func `A route has an address`() throws {
    let addresses = [
      "/", "/film/12", "/film/tmdb:12", "/film/12/similar?page=2", "/film?q=the%20general", "/film/credits?q=M",
      "/list/top-rated?genre=27&page=2", "/discover?genre=comedy&year=1920..1929&page=3",
      "/search?q=C%2B%2B%20%26%20Co%2F%D1%91&year=1999", "/shelf/seen?sort=title&descending=1",
      "/person/5/films?role=writer", "/pick/seen?seed=42", "/pick/watchlist?year=1990&seed=7",
      "/shelf/watchlist?genre=35&sort=added&page=3", "/pick?score=7..&seed=18446744073709551615",
    ]
    try assertSnapshot(across: .axis("address", addresses), filter: plain) { address in
      let route = try Route(address: address)
      #expect(route.address == address)
      return "\(route)"
    }
  }

  @Test(arguments: Shelf.allCases) func `A shelf without an order has its usual one`(shelf: Shelf) throws {
    #expect(try Route(address: "/shelf/\(shelf.rawValue)") == Route(shelf))
  }

  @Test func `An address is read as forms and people write it, and a field that cannot be read is reported`() {
    let addresses = [
      "/search?q=the+general&year=", "/search?q=%2b%00&q2=x&empty", "/people?q=", "//film//12/",
      "/film/credits?q=12", "/film/a%3Ab:1", "/shelf/seen", "/discover?genre=a&genre=b",
      "/discover?genre=a&utm_source=x&seed=1", "/shelf/seen?without=a&sort=title&utm_source=x",
      "/person/films?q=x&role=writer", "/search?q=%zz", "/discover?%ff=1", "/search?q=a&page=x",
      "/search?page=99999999999999999999", "/trending?page=9223372036854775807", "/trending?page=-1", "/search?q=a&q=b",
      "/people?page=1&page=2", "/search?year=1999.5",
      "/pick?seed=-1",
    ]
    assertSnapshot(across: .axis("address", addresses), filter: plain) { address in
      do { return "\(try Route(address: address))" } catch { return "error: \(error)" }
    }
  }

  @Test(
    arguments: [
      "", "film/12", "nothing", "/nothing", "/film", "/film/x", "/film/12:", "/film/12/trailer", "/film/12/watch",
      "/film/12/credits/x",
      "/film/99999999999999999999", "/film/%", "/film/%4", "/film/%zz", "/film/%+1", "/film/%FF", "/list", "/genres/12",
      "/person", "/person/12/roles", "/%00", "/\u{0}", "/film/1%0", "?q=x", "https://example.com/film/12",
      "/" + String(repeating: "film/", count: 100_000), "/" + String(repeating: "%", count: 100_000),
    ])
  func `Where there is no page, an address leads nowhere`(address: String) {
    #expect { try Route(address: address) } throws: { if case .unknown? = $0 as? RouteProblem { true } else { false } }
  }

  @Test func `Without a seed, an address picks another film each time`() throws {
    #expect(try Route(address: "/pick/seen") != Route(address: "/pick/seen"))
    #expect(try Route(address: "/pick/seen", seed: 7) == .pick(from: "seen", [], seed: 7))
  }
}
