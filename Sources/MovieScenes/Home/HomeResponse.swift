public import MovieDisplay
public import MovieDomain

extension HomeScene {
  /// What the interactor knows of each shelf.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    public var shelves: [ShelfResult]

    public init(source: CatalogSource, shelves: [ShelfResult]) {
      self.source = source
      self.shelves = shelves
    }
  }

  public struct ShelfResult: Sendable, Hashable {
    public typealias State = Loadable<Page<Movie>>

    /// A genre to which a shelf is narrowed.
    public enum Narrowing: Sendable, Hashable {
      /// As the viewer named it; not known to the catalog, or not yet.
      case named(String)
      case genre(Genre)
    }

    public var list: MovieList
    /// Nil for the whole list.
    public var narrowing: Narrowing?
    public var state: State

    public init(list: MovieList, narrowing: Narrowing? = nil, state: State) {
      self.list = list
      self.narrowing = narrowing
      self.state = state
    }
  }
}
