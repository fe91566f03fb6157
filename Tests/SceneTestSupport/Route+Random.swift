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

  /// A route of every kind.
  package static let all = Array(sequence(first: Route.home) { $0.next })

  /// A route of the next kind. A new kind does not compile until it has a place here.
  private var next: Route? {
    switch self {
    case .home: .genres
    case .genres: .movie(id: 34)
    case .movie(_, .overview, _): .movie(id: 34, .credits)
    case .movie(_, .credits, _): .movie(id: 34, .complete)
    case .movie(_, .complete, _): .movie(id: 34, .reviews)
    case .movie(_, .reviews, _): .movie(id: 34, .similar())
    case .movie(_, .similar, _): .movie(id: 34, .collection)
    case .movie(_, .collection, _): .movie(id: 34, .trailer)
    case .movie(_, .trailer, _): .movie(id: 34, .watch)
    case .movie(_, .watch, _): .filmNamed("nosferatu", .credits)
    case .filmNamed: .list(id: "popular", genre: "comedy", page: 2)
    case .list: .discover([.init("year", "1920..1929")])
    case .discover: .trending()
    case .trending: .person(id: 17)
    case .person: .filmography(personID: 17, role: "director")
    case .filmography: .personNamed("buster keaton", showsAllFilms: true)
    case .personNamed: .people(page: 1, query: "keaton")
    case .people: .search(query: "nosferatu", year: nil, page: 1)
    case .search: .pick(from: nil, [.init("year", "1920..1929")], seed: 1)
    case .pick: .stats()
    case .stats: .calendar()
    case .calendar: .news
    case .news: .sync()
    case .sync: .history
    case .history: .settings
    case .settings: .doctor
    case .doctor: .logIn
    case .logIn: .shelf(id: "watchlist", [.init("genre", "drama")], sort: "date", isDescending: true, page: 1)
    case .shelf: .shelve(movieID: 34, on: "seen", true)
    case .shelve: .undo
    case .undo: .redo
    case .redo: nil
    }
  }
}
