public import MovieDisplay
public import MovieDomain

extension DetailScene {
  /// What the interactor knows of the film.
  public struct Response: Sendable, Hashable {
    public typealias State = Loadable<MovieDetails>

    public var source: CatalogSource
    /// Of the film that was asked for.
    public var id: Movie.ID
    public var state: State
    /// Parts to show at their full length.
    public var expanded: Set<Part>
    public var isFavorite: Bool
    /// Why keeping the film, or letting go of it, did not work.
    public var favoriteError: StoreError?

    public init(
      source: CatalogSource, id: Movie.ID, state: State, expanded: Set<Part> = [], isFavorite: Bool = false,
      favoriteError: StoreError? = nil
    ) {
      self.source = source
      self.id = id
      self.state = state
      self.expanded = expanded
      self.isFavorite = isFavorite
      self.favoriteError = favoriteError
    }
  }
}
