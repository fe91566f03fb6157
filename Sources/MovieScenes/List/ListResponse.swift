public import MovieDisplay
public import MovieDomain

extension ListScene {
  /// What the interactor knows of the list.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    public var list: MovieList
    public var genre: GenreChoice
    public var films: Loadable<PagedList<Movie>>
    /// Whether another page is on its way.
    public var isLoadingMore: Bool

    public init(
      source: CatalogSource, list: MovieList, genre: GenreChoice = .all, films: Loadable<PagedList<Movie>>,
      isLoadingMore: Bool = false
    ) {
      self.source = source
      self.list = list
      self.genre = genre
      self.films = films
      self.isLoadingMore = isLoadingMore
    }
  }

  public enum GenreChoice: Sendable, Hashable {
    case all
    case genre(Genre)
    /// Nobody knows such a genre; these come near.
    case unknown(String, suggestions: [String])
  }
}
