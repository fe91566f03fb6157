public import MovieDisplay
public import MovieDomain

extension FavoritesScene {
  public enum Request: Sendable, Hashable {
    /// Shows all favorites in an order.
    case load(FavoriteOrder)
    /// Reloads the list.
    case refresh
    /// Adds films of the current catalog.
    case add(ids: [Movie.ID])
    /// Removes films of the current catalog.
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
    /// Nil until the list is requested.
    public var favorites: [Favorite]?
    /// Favorites missing from the list because they could not be read.
    public var unreadable: [DamagedFavorite]
    /// The result of the last request for each film, in the requested order.
    public var changes: [Change]
    /// The result of the last request if it was a repair.
    public var repair: FavoritesRepair?
    /// Why the last request failed.
    public var error: StoreError?

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
    case added(Movie)
    /// The film already was a favorite.
    case alreadyThere(Movie)
    case removed(id: Movie.ID, title: String?)
    case notThere(id: Movie.ID)
    /// The film could not be loaded, so it was not added.
    case failed(id: Movie.ID, CatalogError)

    public var id: Movie.ID {
      switch self {
      case .added(let movie), .alreadyThere(let movie): movie.id
      case .removed(let id, _), .notThere(let id), .failed(let id, _): id
      }
    }

    /// Why a film could not be added.
    public var error: CatalogError? {
      if case .failed(_, let error) = self { error } else { nil }
    }
  }
}
