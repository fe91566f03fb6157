public import MovieDisplay
public import MovieDomain

extension HomeScene {
  public enum Request: Sendable, Hashable {
    /// Shows the shelves, starting from an empty screen.
    case load
    /// Loads the shelves again, keeping what is on screen until the answers come.
    case refresh
  }

  /// The shelves as far as they are loaded.
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
    /// Nil for the whole list.
    public var genre: GenreSelection?
    public var state: State

    public init(list: MovieList, genre: GenreSelection? = nil, state: State = .idle) {
      self.list = list
      self.genre = genre
      self.state = state
    }

    var selection: ListScene.Selection { ListScene.Selection(list, genre: genre) }
  }
}
