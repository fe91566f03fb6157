import MovieDisplay

extension Route {
  /// What to type to go there; nil where no command leads yet.
  var command: String? {
    switch self {
    case .movie(let id): "vip detail \(id)"
    case .list(let id): "vip list \(id)"
    case .search(let query, let year, let page): SearchCommand.line(query: query, year: year, page: page)
    }
  }
}
