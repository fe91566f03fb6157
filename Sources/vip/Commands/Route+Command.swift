import MovieDisplay
import MovieDomain
import PublicDomainCatalog
import TMDb

extension Route {
  /// The command line for the route; nil if there is no command.
  var command: String? {
    switch self {
    case .movie(let id, let source): "vip detail \(Self.reference(id, in: source))"
    case .credits(let id, let source): "vip detail \(Self.reference(id, in: source)) --full"
    case .reviews(let id, let source): "vip detail \(Self.reference(id, in: source)) --reviews"
    case .list(let id, let genre, let page):
      "vip list \(id)" + (genre.map { " --genre \($0)" } ?? "") + Self.option(page: page)
    case .discover(let criteria, let page):
      "vip discover" + criteria.map { " --\($0.name) \(ShellQuoting.quoted($0.value))" }.joined()
        + Self.option(page: page)
    case .similar(let id, let source, let page):
      "vip similar \(Self.reference(id, in: source))" + Self.option(page: page)
    case .collection(let id, let source): "vip collection \(Self.reference(id, in: source))"
    case .trending(let page): "vip trending" + Self.option(page: page)
    case .trailer(let id, let source): "vip trailer \(Self.reference(id, in: source))"
    case .person(let id, let source): "vip person \(Self.reference(id, in: source))"
    case .filmography(let id, let source): "vip person \(Self.reference(id, in: source)) --full"
    case .people(let page, nil): "vip people" + Self.option(page: page)
    case .people(let page, let query?): "vip people \(ShellQuoting.quoted(query))" + Self.option(page: page)
    case .search(let query, let year, let page): SearchCommand.line(query: query, year: year, page: page)
    case .logIn: "vip auth login"
    case .shelf(let id, let sort, let isDescending, let page):
      "vip \(id) --sort \(sort)" + (isDescending == (sort == "title") ? " --reverse" : "") + Self.option(page: page)
    case .shelve(let id, let shelf, let isOnShelf, let source):
      "vip \(shelf) \(isOnShelf ? "add" : "remove") \(Self.reference(id, in: source))"
    }
  }

  /// What to type for the film or person; nil for a route to something else.
  var reference: String? {
    switch self {
    case .movie(let id, let source), .person(let id, let source): Self.reference(id, in: source)
    default: nil
    }
  }

  /// An id as it is typed: plain in the catalog in use, otherwise with the catalog's name.
  private static func reference(_ id: Int, in namespace: String?) -> String {
    guard let namespace else { return String(id) }
    let sources = [CatalogSource.tmdb, .publicDomain]
    return (sources.first { $0.idNamespace == namespace } ?? CatalogSource(idNamespace: namespace)).qualified(id)
  }

  private static func option(page: Int) -> String {
    page == 1 ? "" : " --page \(page)"
  }
}
