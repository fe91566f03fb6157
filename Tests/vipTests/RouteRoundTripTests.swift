import MovieBrowser
import MovieDisplay
import MovieDomain
import RandomTestSupport
import Testing

@testable import vip

/// Routes and the command lines that show them.
@Suite struct RouteRoundTripTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `The command line of a route names the same route`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let route = Self.route(&generator)
      let line = try #require(route.command)
      #expect(Vip.route(of: String(line.dropFirst("vip ".count))) == .success(route), "\(line)")
    }
  }

  @Test(
    arguments: [
      ("nosferatu", .search(query: "nosferatu", year: nil, page: 1)), ("#12", .movie(id: 12)),
      ("seen", .shelf(id: "seen", sort: "watched", isDescending: true, page: 1)), ("home", .home),
      ("detail 'the general'", .filmNamed("the general", .overview)),
      ("people keaton", .people(page: 1, query: "keaton")),
    ] as [(String, Route)])
  func `Command lines as people type them name routes`(line: String, route: Route) {
    #expect(Vip.route(of: line) == .success(route))
  }

  @Test(arguments: ["favorites add 12", "undo", "completions bash", "auth login"])
  func `Commands that change or print something name no route`(line: String) {
    #expect(Vip.route(of: line) == .failure(.notShown))
  }

  @Test(arguments: [
    ("list --page 0", "A page must be a number from 1 to 500."), ("hom", "Unknown command “vip hom”."),
    ("discover --score 11..", "--score must be from 0 to 10."),
  ])
  func `A command line that is wrong says why`(line: String, sentence: String) {
    guard case .failure(.invalid(let message)) = Vip.route(of: line) else {
      Issue.record("\(line) is valid")
      return
    }
    #expect(message.contains(sentence), "\(message)")
  }

  private static func route(_ generator: inout SeededGenerator) -> Route {
    func any<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator) ?? values[0] }
    let id = Int.random(in: 1...9_999, using: &generator)
    let page = any(1, 2, 37, 500)
    let source = any(nil, "tmdb", "public-domain")
    let text = any("-5", "nosferatu", "the general", "it's \"quoted\" $HOME", "blade -runner", "Носферату 1922", "千と千尋")
    let films: Route.FilmPage = any(.overview, .credits, .reviews, .complete, .similar(page: page), .collection)
    var criteria: [Route.Criterion] = any([.init("genre", "science fiction")], [.init("any-genre", "27")], [])
    criteria += any([.init("year", "1920..1929"), .init("score", "7..")], [.init("runtime", "..100")], [])
    criteria += any([.init("country", "JP"), .init("person", "buster keaton")], [])
    let ordered = criteria + any([.init("sort", "oldest")], [])
    return any(
      .home, .genres, .history, .settings, .doctor, .trending(page: page), films.route(to: id, source: source),
      .filmNamed(text, films), .person(id: id, source: source), .filmography(personID: id, source: source),
      .filmography(personID: id, source: source, role: any("director", "writer")), .personNamed(text),
      .list(
        id: any("popular", "top-rated", "now-playing", "upcoming"), genre: any(nil, "27", "science fiction"), page: page
      ),
      .discover(ordered, page: page), .people(page: page, query: any(nil, text)),
      .search(query: text, year: any(nil, 1922), page: page),
      .shelf(
        id: any("favorites", "watchlist", "seen"), sort: any("title", "added", "rating"),
        isDescending: any(true, false), page: page),
      .pick(from: criteria.isEmpty ? any("seen", "favorites") : "watchlist", criteria, seed: any(0, 42, .max)))
  }
}
