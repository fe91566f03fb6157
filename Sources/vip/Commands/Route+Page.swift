import MovieDisplay
import MovieDomain
import MovieText
import TMDb

extension Route {
  /// The page on the web that a terminal opens at a click; nil where there is none.
  func page(in source: CatalogSource) -> Hyperlink? {
    // Ids of other catalogs are their own.
    guard source == .tmdb else { return nil }
    return switch self {
    case .movie(let id), .credits(let id), .reviews(let id):
      Hyperlink("https://www.themoviedb.org/movie/\(id)")
    case .person(let id): Hyperlink("https://www.themoviedb.org/person/\(id)")
    case .list, .people, .search, .logIn, .setFavorite: nil
    }
  }
}
