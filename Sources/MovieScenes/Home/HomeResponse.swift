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

    public var list: MovieList
    public var state: State

    public init(list: MovieList, state: State) {
      self.list = list
      self.state = state
    }
  }
}
