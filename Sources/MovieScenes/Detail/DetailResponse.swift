public import MovieDisplay
public import MovieDomain

extension DetailScene {
  public enum Request: Sendable, Hashable {
    /// Shows a film, starting from an empty screen, with some parts at full length.
    case load(id: Movie.ID, expanding: Set<Part> = [])
    /// Loads the film again, keeping what is on screen until the answer comes.
    case refresh
    /// Shows a part at full length.
    case expand(Part)
    /// Adds the film to favorites, or removes it.
    case setFavorite(Bool)
  }

  /// What is shown in short at first.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// Cast and crew.
    case credits
    case reviews
  }

  /// The film as far as it is loaded.
  public struct Response: Sendable, Hashable {
    public typealias State = Loadable<MovieDetails>

    public var source: CatalogSource
    /// Nil before the first request.
    public var id: Movie.ID?
    public var state: State
    /// Parts to show at full length.
    public var expanded: Set<Part>
    public var isFavorite: Bool
    /// Why the film could not be added to favorites or removed.
    public var favoriteError: StoreError?

    public init(
      source: CatalogSource, id: Movie.ID? = nil, state: State = .idle, expanded: Set<Part> = [],
      isFavorite: Bool = false, favoriteError: StoreError? = nil
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
