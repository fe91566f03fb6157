public import MovieDisplay
public import MovieDomain

extension HomeScene {
  public enum Request: Sendable, Hashable {
    /// Loads the shelves, starting from an empty screen.
    case load
    /// Reloads the shelves; the current ones stay until new ones arrive.
    case refresh
  }

  /// The shelves, as far as they are loaded.
  public struct Response: Sendable, Hashable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The shelves in display order.
    public var shelves: [ShelfResult]

    public init(source: CatalogSource, shelves: [ShelfResult]) {
      self.source = source
      self.shelves = shelves
    }
  }

  /// A shelf and its loading state.
  public struct ShelfResult: Sendable, Hashable {
    public typealias State = Loadable<ResultsPage<Movie>>

    public var list: MovieList
    /// Nil for all genres.
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
