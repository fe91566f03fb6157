import MovieDisplay
import MovieDomain
import MovieTMDb
import MovieText

extension Route {
  /// Returns the web page that a terminal opens on a click, if there is one.
  func page(in source: CatalogSource) -> Hyperlink? {
    switch self {
    case .movie(_, .similar, _), .movie(_, .collection, _): nil
    case .movie(let id, _, let other):
      Self.page("movie", id, in: other ?? source.idNamespace)
    case .person(let id, let other), .filmography(let id, let other, _):
      Self.page("person", id, in: other ?? source.idNamespace)
    default: nil
    }
  }

  private static func page(_ kind: String, _ id: Int, in namespace: String) -> Hyperlink? {
    // Ids of other catalogs are their own.
    namespace == CatalogSource.tmdb.idNamespace ? Hyperlink("https://www.themoviedb.org/\(kind)/\(id)") : nil
  }
}
