public import MovieDisplay
public import MovieDomain

extension HomeScene {
  /// A request to the home scene.
  public enum Request: Sendable, Hashable {
    /// Loads the shelves, starting from an empty screen. If a genre is set, its shelf is the last. Replaces a load in
    /// progress.
    ///
    /// A shelf that cannot be loaded does not affect the others.
    case load
    /// Reloads the shelves. The films of each stay until the new ones arrive, and become stale if loading fails.
    case refresh
  }

  /// The shelves, as far as they are loaded.
  public struct Response: Sendable, Hashable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The shelves in display order.
    public var shelves: [ShelfResult]
    /// The marks of films on screen that are on a shelf of the viewer.
    public var marks: [FilmID: FilmMarks] = [:]

    /// Creates a response.
    public init(source: CatalogSource, shelves: [ShelfResult]) {
      self.source = source
      self.shelves = shelves
    }
  }

  /// A shelf and its loading state.
  public struct ShelfResult: Sendable, Hashable {
    /// The loading state of the list's first page.
    public typealias State = Loadable<ResultsPage<Movie>>

    /// The list that the films come from.
    public var list: MovieList
    /// The genre that the list is limited to; nil for all genres.
    public var genre: GenreSelection?
    /// The first page of the list, as far as it is loaded.
    public var state: State

    /// Creates a shelf; by default of all genres, and not loaded yet.
    public init(list: MovieList, genre: GenreSelection? = nil, state: State = .idle) {
      self.list = list
      self.genre = genre
      self.state = state
    }

    var selection: ListScene.Selection { ListScene.Selection(list, genre: genre) }
  }
}
