public import MovieDisplay
public import MovieDomain
public import MovieScenes
package import ViewerScenes

// In tests, a plain id is one of TMDb, the catalog in use.
extension FilmID: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(.tmdb, id)
  }
}

extension PersonScene.Subject: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(id: id)
  }
}

extension ShelfScene.Change {
  package static func added(_ movie: Movie) -> Self { .init(.init(.tmdb, movie.id), title: movie.title, .added) }
  package static func removed(_ id: FilmID, title: String?) -> Self { .init(id, title: title, .removed) }
  package static func notLoaded(_ id: FilmID, _ error: CatalogError) -> Self { .init(id, .notLoaded(error)) }
}
