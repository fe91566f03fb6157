public import MovieDisplay
public import MovieDomain

extension DetailScene {
  public enum Request: Sendable, Hashable {
    /// Loads a film, starting from an empty screen, with some sections expanded.
    case load(id: Movie.ID, expanding: Set<Part> = [])
    /// Reloads the film; the current content stays until the answer arrives.
    case refresh
    /// Expands a section.
    case expand(Part)
    /// Adds the film to the favorites or removes it.
    case setFavorite(Bool)
  }

  /// A section that is shortened by default.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// Cast and crew.
    case credits
    /// Reviews.
    case reviews
  }

  /// The film, as far as it is loaded.
  public struct Response: Sendable, Hashable {
    public typealias State = Loadable<MovieDetails>

    /// The catalog the film comes from.
    public var source: CatalogSource
    /// Nil before the first request.
    public var id: Movie.ID?
    /// The film's loading state.
    public var state: State
    /// The expanded sections.
    public var expanded: Set<Part>
    /// Whether the film is a favorite.
    public var isFavorite: Bool
    /// Why the last change to the favorites failed.
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
