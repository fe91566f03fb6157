package import MovieDisplay

extension Route {
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
