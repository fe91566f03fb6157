import MovieDisplay
import MovieText

extension TextPage {
  /// A page with commands in the place of the command line's own.
  static func sample(width: Int, palette: Palette = .plain) -> TextPage {
    TextPage(width: width, palette: palette) { route in
      switch route {
      case .movie(let id): "vip detail \(id)"
      case .list(let id, let genre, let page):
        "vip list \(id)" + (genre.map { " --genre \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
      case .credits(let id): "vip detail \(id) --full"
      case .reviews(let id): "vip detail \(id) --reviews"
      case .person(let id): "vip person \(id)"
      case .search(let query, let year, let page):
        "vip search '\(query)'" + (year.map { " --year \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
      case .people(let page): "vip people --page \(page)"
      case .logIn: "vip auth login"
      case .setFavorite(let id, let isKept): "vip favorites \(isKept ? "add" : "remove") \(id)"
      }
    }
  }
}
