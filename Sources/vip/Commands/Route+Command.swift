import MovieDisplay

extension Route {
  /// What to type to go there; nil where no command leads yet.
  var command: String? {
    switch self {
    case .movie(let id): "vip detail \(id)"
    case .credits(let id): "vip detail \(id) --full"
    case .reviews(let id): "vip detail \(id) --reviews"
    case .person(let id): "vip person \(id)"
    case .list(let id): "vip list \(id)"
    }
  }
}
