import MovieDisplay
import MovieText

extension TextPage {
  /// A page with commands like those of `vip`.
  static func sample(
    width: Int, height: Int? = nil, palette: Palette = .plain, pictures: PagePictures? = nil,
    charset: Charset = .unicode, showsChangeAlone: Bool = false
  ) -> TextPage {
    TextPage(
      width: width, height: height, palette: palette, pictures: pictures, charset: charset, command: command,
      showsChangeAlone: showsChangeAlone)
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
    case .discover(let criteria, let page):
      "vip discover" + criteria.map { " --\($0.name) \($0.value)" }.joined() + (page > 1 ? " --page \(page)" : "")
    case .movie(let id, .similar(let page), _): "vip similar \(id)" + (page > 1 ? " --page \(page)" : "")
    case .movie(let id, .collection, _): "vip collection \(id)"
    case .trending(let page): "vip trending" + (page > 1 ? " --page \(page)" : "")
    case .calendar: "vip calendar"
    case .news: "vip news"
    case .sync: "vip sync"
    case .stats(let year): "vip stats" + (year.map { " \($0)" } ?? "")
    case .movie(let id, .trailer, _): "vip trailer \(id)"
    case .movie(let id, .watch, _): "vip watch \(id)"
    case .logIn: "vip auth login"
    case .home, .genres, .filmNamed, .personNamed, .pick, .history, .settings, .doctor: nil
    case .shelf(let id, _, _, _, let page): "vip \(id) --page \(page)"
    case .shelve(let id, let shelf, let isOnShelf, _): "vip \(shelf) \(isOnShelf ? "add" : "remove") \(id)"
    case .undo: "vip undo"
    case .redo: "vip redo"
    }
  }
}
