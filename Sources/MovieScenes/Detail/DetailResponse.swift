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

    public init(source: CatalogSource, id: Movie.ID, state: State, expanded: Set<Part> = []) {
      self.source = source
      self.id = id
      self.state = state
      self.expanded = expanded
    }
  }
}
