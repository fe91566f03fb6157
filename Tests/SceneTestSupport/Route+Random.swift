package import MovieDisplay
import RandomTestSupport

extension Route {
  /// Routes that can be typed, with texts and criteria that need quoting.
  package static func random(_ count: Int) -> [Route] {
    var generator = SeededGenerator(seed: 0)
    return (0..<count).map { _ in random(using: &generator) }
  }

  private static func random(using generator: inout SeededGenerator) -> Route {
    func any<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator) ?? values[0] }
    let id = Int.random(in: 1...9_999, using: &generator)
    let page = any(1, 2, 37, 500)
    let source = any(nil, "tmdb", "public-domain")
    let text = any("-5", "nosferatu", "the general", "it's \"quoted\" $HOME", "blade -runner", "Носферату 1922", "千と千尋")
    let films: Route.FilmPage = any(
      .overview, .credits, .reviews, .complete, .similar(page: page), .collection, .trailer, .watch)
    var criteria: [Route.Criterion] = any([.init("genre", "science fiction")], [.init("any-genre", "27")], [])
    criteria += any([.init("year", "1920..1929"), .init("score", "7..")], [.init("runtime", "..100")], [])
    criteria += any([.init("country", "JP"), .init("person", "buster keaton")], [])
    let ordered = criteria + any([.init("sort", "oldest")], [])
    return any(
      .home, .stats(year: any(nil, 1999)),
      .news, .sync(), .sync(isDryRun: true),
      .calendar(from: any(nil, "2026-12-01"), through: any(nil, "2999-01-31")), .genres, .history, .settings, .doctor,
      .logIn, .shelve(movieID: id, on: any("favorites", "watchlist", "seen"), any(true, false), source: source),
      .undo, .redo, .trending(page: page),
      .movie(id: id, films, source: source),
      .filmNamed(text, films), .person(id: id, source: source), .filmography(personID: id, source: source),
      .filmography(personID: id, source: source, role: any("director", "writer")),
      .personNamed(text, showsAllFilms: any(true, false)), .personNamed(text, role: any("director", "writer")),
      .list(
        id: any("popular", "top-rated", "now-playing", "upcoming"), genre: any(nil, "27", "science fiction"), page: page
      ),
      .discover(ordered, page: page), .people(page: page, query: any(nil, text)),
      .search(query: text, year: any(nil, 1922), page: page),
      .shelf(
        id: any("favorites", "watchlist", "seen"), criteria, sort: any("title", "added", "rating"),
        isDescending: any(true, false), page: page),
      .pick(from: criteria.isEmpty ? any("seen", "favorites") : any("watchlist", nil), criteria, seed: any(0, 42, .max))
    )
  }
}
