public import MovieDisplay
public import MovieDomain

extension FavoritesScene {
  /// What became of a request.
  public enum Response: Sendable, Hashable {
    case loading
    /// All favorites, in the order that was asked for; `source` is the catalog that is shown beside them.
    case list([Favorite], source: CatalogSource)
    /// What was done with each film, in the order in which they were named.
    case changed([Change])
    case failed(StoreError)
  }

  public enum Change: Sendable, Hashable {
    case added(Movie)
    case alreadyThere(Movie)
    case removed(id: Movie.ID, title: String?)
    case notThere(id: Movie.ID)
    /// The catalog could not tell of the film, so there was nothing to keep.
    case failed(id: Movie.ID, CatalogError)
  }
}
