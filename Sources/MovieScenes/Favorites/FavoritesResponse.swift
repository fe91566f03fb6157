public import MovieDisplay
public import MovieDomain

extension FavoritesScene {
  /// A request to the favorites scene. If the favorites cannot be read or changed, the response's `error` is set.
  public enum Request: Sendable, Hashable {
    /// Shows all favorites in the given order. While they are shown, the list follows every change.
    case load(FavoriteOrder)
    /// Reads the list again, in the order of the last `load`; by title before the first.
    case refresh
    /// Loads films of the current catalog and adds them to the favorites, one after the other.
    ///
    /// `changes` has the result for each film. Changes complete even if the request is cancelled, and run in the order
    /// of their requests.
    case add(ids: [Movie.ID])
    /// Removes films of the current catalog from the favorites. `changes` has the result for each film.
    case remove(ids: [Movie.ID])
    /// Moves everything that cannot be read out of the library.
    case repair
  }

  /// The list of favorites and the last change to it.
  public struct Response: Sendable, Hashable {
    /// The catalog whose films can be opened.
    public var source: CatalogSource
    /// The catalogs that favorites may come from.
    public var sources: [CatalogSource]
    /// The favorites in the requested order; nil until they are loaded.
    public var favorites: [Favorite]?
    /// The favorites that are missing from the list because they could not be read.
    public var unreadable: [DamagedFavorite]
    /// The result of the last request to add or remove, for each film in the requested order; otherwise empty.
    public var changes: [Change]
    /// The result of the last request if it was a repair; otherwise nil.
    public var repair: FavoritesRepair?
    /// Why the favorites could not be read or changed; nil if they could.
    public var error: StoreError?

    /// Creates a response. The defaults describe a scene before its first request; `sources` contains `source`.
    public init(
      source: CatalogSource, sources: [CatalogSource]? = nil, favorites: [Favorite]? = nil,
      unreadable: [DamagedFavorite] = [], changes: [Change] = [], repair: FavoritesRepair? = nil,
      error: StoreError? = nil
    ) {
      self.source = source
      self.sources = sources ?? [source]
      self.favorites = favorites
      self.unreadable = unreadable
      self.changes = changes
      self.repair = repair
      self.error = error
    }
  }

  /// The result of a request for one film.
  public enum Change: Sendable, Hashable {
    /// The film was added.
    case added(Movie)
    /// The film was a favorite already. Its stored details were updated.
    case alreadyThere(Movie)
    /// The film was removed. `title` is from its stored details; nil without them.
    case removed(id: Movie.ID, title: String?)
    /// The film was not a favorite.
    case notThere(id: Movie.ID)
    /// The film could not be loaded, so it was not added.
    case failed(id: Movie.ID, CatalogError)

    /// The film's id.
    public var id: Movie.ID {
      switch self {
      case .added(let movie), .alreadyThere(let movie): movie.id
      case .removed(let id, _), .notThere(let id), .failed(let id, _): id
      }
    }

    /// Why the film could not be added; nil for any other result.
    public var error: CatalogError? {
      if case .failed(_, let error) = self { error } else { nil }
    }
  }
}
