import MovieDisplay
import MovieText

extension TextPage {
  /// A page with commands like those of `vip` for the routes that the tests show.
  static func sample(
    width: Int, height: Int? = nil, palette: Palette = .plain, pictures: PagePictures? = nil,
    charset: Charset = .unicode, showsChangeAlone: Bool = false, isInteractive: Bool = false
  ) -> TextPage {
    var page = TextPage(
      width: width, height: height, palette: palette, pictures: pictures, charset: charset, command: command,
      showsChangeAlone: showsChangeAlone)
    page.isInteractive = isInteractive
    return page
  }

  private static func command(for route: Route) -> String? {
    switch route {
    case .movie(let id, .overview, _): "vip detail \(id)"
    case .list(let id, let genre, let page):
      "vip list \(id)" + (genre.map { " --genre \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
    case .movie(let id, .credits, _), .movie(let id, .complete, _): "vip detail \(id) --full"
    case .movie(let id, .reviews, _): "vip detail \(id) --reviews"
    case .person(let id, _): "vip person \(id)"
    case .filmography(let id, _, _): "vip person \(id) --full"
    case .search(let query, let year, let page):
      "vip search '\(query)'" + (year.map { " --year \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
    case .people(let page, _): "vip people --page \(page)"
    case .movie(let id, .similar, _): "vip similar \(id)"
    case .movie(let id, .collection, _): "vip collection \(id)"
    case .movie(let id, .trailer, _): "vip trailer \(id)"
    case .movie(let id, .watch, _): "vip watch \(id)"
    case .shelve(let id, let shelf, let isOnShelf, _): "vip \(shelf) \(isOnShelf ? "add" : "remove") \(id)"
    default: nil
    }
  }
}
