public import MovieDisplay
public import MovieDomain

extension GenresScene {
  /// What the interactor knows of the genres.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    public var genres: Loadable<[Genre]>

    public init(source: CatalogSource, genres: Loadable<[Genre]>) {
      self.source = source
      self.genres = genres
    }
  }
}
