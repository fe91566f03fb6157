import MovieDisplay
import MovieDomain
import MovieText
import TMDb

extension Route {
  /// Returns the web page that a terminal opens on a click, if there is one.
  func page(in source: CatalogSource) -> Hyperlink? {
    // Only TMDb's ids have web pages.
    guard source == .tmdb else { return nil }
    return switch self {
    case .movie(let id), .credits(let id), .reviews(let id):
      Hyperlink("https://www.themoviedb.org/movie/\(id)")
    case .person(let id): Hyperlink("https://www.themoviedb.org/person/\(id)")
    case .list, .people, .search, .logIn, .setFavorite: nil
    }
  }
}
