public import MovieDisplay
public import MovieDomain
public import MovieScenes

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
