import MovieDisplay
import MovieDomain
import MovieScenes
import RandomTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Routes and their addresses.
@Suite struct RouteAddressTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `The address of a route leads to the same route`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let route = Route.random(using: &generator)
      switch route {
      case .history, .doctor, .sync, .undo, .redo: #expect(route.address == nil)
      default: #expect(try Route(address: try #require(route.address)) == route)
      }
    }
  }

  @Test(
    arguments: [
      (.home, "/"), (.movie(id: 12), "/film/12"), (.movie(id: 12, source: "tmdb"), "/film/tmdb:12"),
      (.movie(id: 12, .similar(page: 2)), "/film/12/similar?page=2"),
      (.filmNamed("the general", .overview), "/film?q=the%20general"), (.filmNamed("M", .credits), "/film/credits?q=M"),
      (.list(id: "top-rated", genre: "27", page: 2), "/list/top-rated?genre=27&page=2"),
      (
        .discover([.init("genre", "comedy"), .init("year", "1920..1929")], page: 3),
        "/discover?genre=comedy&year=1920..1929&page=3"
      ),
      (.search(query: "C++ & Co/ё", year: 1999, page: 1), "/search?q=C%2B%2B%20%26%20Co%2F%D1%91&year=1999"),
      (.shelf(id: "seen", sort: "title", isDescending: true, page: 1), "/shelf/seen?sort=title&descending=1"),
      (.filmography(personID: 5, role: "writer"), "/person/5/films?role=writer"),
      (.pick(from: "seen", [], seed: 42), "/pick/seen?seed=42"),
      (.pick(from: "watchlist", [.init("year", "1990")], seed: 7), "/pick/watchlist?year=1990&seed=7"),
      (
        .shelf(id: "watchlist", [.init("genre", "35")], sort: "added", isDescending: false, page: 3),
        "/shelf/watchlist?genre=35&sort=added&page=3"
      ),
      (.pick(from: nil, [.init("score", "7..")], seed: .max), "/pick?score=7..&seed=18446744073709551615"),
    ] as [(Route, String)])
  func `A route has an address`(route: Route, address: String) throws {
    #expect(route.address == address)
    #expect(try Route(address: address) == route)
  }

  @Test(arguments: [
    Route.logIn, .doctor, .history, .movie(id: 1, .trailer), .filmNamed("M", .trailer), .movie(id: 1, .watch),
    .filmNamed("M", .watch),
    .shelve(movieID: 1, on: "seen", true), .undo, .redo,
  ])
  func `What is no page has no address`(route: Route) {
    #expect(route.address == nil)
  }

  @Test(
    arguments: [
      ("/search?q=the+general&year=", .search(query: "the general", year: nil, page: 1)),
      ("/search?q=%2b%00&q2=x&empty", .search(query: "+\0", year: nil, page: 1)),
      ("/people?q=", .people(page: 1)), ("//film//12/", .movie(id: 12)),
      ("/film/credits?q=12", .filmNamed("12", .credits)), ("/film/a%3Ab:1", .movie(id: 1, source: "a:b")),
      ("/shelf/seen", .shelf(id: "seen", sort: "added", isDescending: true, page: 1)),
      ("/discover?genre=a&genre=b", .discover([.init("genre", "a"), .init("genre", "b")])),
      ("/discover?genre=a&utm_source=x&seed=1", .discover([.init("genre", "a")])),
      (
        "/shelf/seen?without=a&sort=title&utm_source=x",
        .shelf(id: "seen", [.init("without", "a")], sort: "title", isDescending: false, page: 1)
      ),
      ("/person/films?q=x&role=writer", .personNamed("x", role: "writer")),
    ] as [(String, Route)])
  func `An address is read as a form sends it or a person types it`(address: String, route: Route) throws {
    #expect(try Route(address: address) == route)
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

  @Test(
    arguments: [
      ("/search?q=%zz", .init("q=%zz", ""), nil), ("/discover?%ff=1", .init("%ff=1", ""), nil),
      ("/search?q=a&page=x", .init("page", "x"), .noNumber),
      ("/search?page=99999999999999999999", .init("page", "99999999999999999999"), .noNumber),
      ("/search?q=a&q=b", .init("q", "b"), .noNumber), ("/people?page=1&page=2", .init("page", "2"), .noNumber),
      ("/search?year=1999.5", .init("year", "1999.5"), .noNumber), ("/pick?seed=-1", .init("seed", "-1"), .noNumber),
    ] as [(String, Route.Criterion, BoundsError?)])
  func `A field that cannot be read is reported`(address: String, field: Route.Criterion, error: BoundsError?) {
    #expect(throws: RouteProblem.criterion(field, error)) { try Route(address: address) }
  }

  @Test func `Without a seed, an address picks another film each time`() throws {
    #expect(try Route(address: "/pick/seen") != Route(address: "/pick/seen"))
  }
}
