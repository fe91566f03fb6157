import MovieDisplay
import MovieDomain
import MovieText

extension Route {
  /// The page on the web that a terminal opens at a click; nil where there is none.
  func page(in source: CatalogSource) -> Hyperlink? {
    switch (source, self) {
    case (.tmdb, .movie(let id)), (.tmdb, .credits(let id)), (.tmdb, .reviews(let id)):
      Hyperlink("https://www.themoviedb.org/movie/\(id)")
    case (.tmdb, .person(let id)): Hyperlink("https://www.themoviedb.org/person/\(id)")
    // The numbers of the built-in catalog are its own.
    case (.publicDomain, _), (_, .list), (_, .people), (_, .search), (_, .logIn), (_, .setFavorite): nil
    }
  }
}
