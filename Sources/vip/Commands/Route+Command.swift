import MovieDisplay

extension Route {
  /// The command line for the route; nil if there is no command.
  var command: String? {
    switch self {
    case .movie(let id): "vip detail \(id)"
    case .credits(let id): "vip detail \(id) --full"
    case .reviews(let id): "vip detail \(id) --reviews"
    case .list(let id, let genre, let page):
      "vip list \(id)" + (genre.map { " --genre \($0)" } ?? "") + Self.option(page: page)
    case .person(let id): "vip person \(id)"
    case .people(let page): "vip people" + Self.option(page: page)
    case .search(let query, let year, let page): SearchCommand.line(query: query, year: year, page: page)
    case .logIn: "vip auth login"
    case .setFavorite(let id, true): "vip favorites add \(id)"
    case .setFavorite(let id, false): "vip favorites remove \(id)"
    }
  }

  private static func option(page: Int) -> String {
    page == 1 ? "" : " --page \(page)"
  }
}
