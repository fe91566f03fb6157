public import MovieDisplay
public import MovieDomain
public import MovieScenes

// In tests, a plain id is one of TMDb, the catalog in use.
extension Favorite.ID: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(.tmdb, id)
  }
}

extension PersonScene.Subject: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(id: id)
  }
}

extension FavoritesScene.Change {
  static func added(_ movie: Movie) -> Self { .init(.init(.tmdb, movie.id), title: movie.title, .added) }
  static func alreadyThere(_ movie: Movie) -> Self { .init(.init(.tmdb, movie.id), title: movie.title, .alreadyThere) }
  static func removed(_ id: Favorite.ID, title: String?) -> Self { .init(id, title: title, .removed) }
  static func notThere(_ id: Favorite.ID, others: [Favorite.ID] = []) -> Self { .init(id, .notThere(others: others)) }
  static func notLoaded(_ id: Favorite.ID, _ error: CatalogError) -> Self { .init(id, .notLoaded(error)) }
}
