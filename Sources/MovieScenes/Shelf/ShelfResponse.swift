public import MovieDisplay
public import MovieDomain

extension ShelfScene {
  /// A request to the favorites scene. If the favorites cannot be read or changed, the response's `error` is set.
  public enum Request: Sendable, Hashable {
    /// Shows all favorites in the given order. While they are shown, the list follows every change.
    case load(ShelfOrder)
    /// Reads the list again, in the order of the last `load`; by title before the first.
    case refresh
    /// Loads films from their catalogs and adds them to the favorites, one after the other.
    ///
    /// `changes` has the result for each film. Changes complete even if the request is cancelled, and run in the order
    /// of their requests. If the favorites cannot be changed, the films after that are not tried.
    case add([FilmID])
    /// Removes films from the favorites. `changes` has the result for each film.
    case remove([FilmID])
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
    public var films: [ShelvedFilm]?
    /// The favorites that are missing from the list because they could not be read.
    public var unreadable: [DamagedFilm]
    /// The result of the last request to add or remove, for each film in the requested order; otherwise empty.
    public var changes: [Change]
    /// The result of the last request if it was a repair; otherwise nil.
    public var repair: LibraryRepair?
    /// Why the favorites could not be read or repaired; nil if they could.
    public var error: StoreError?

    /// Creates a response. The defaults describe a scene before its first request; `sources` contains `source`.
    public init(
      source: CatalogSource, sources: [CatalogSource]? = nil, films: [ShelvedFilm]? = nil,
      unreadable: [DamagedFilm] = [], changes: [Change] = [], repair: LibraryRepair? = nil,
      error: StoreError? = nil
    ) {
      self.source = source
      self.sources = sources ?? [source]
      self.films = films
      self.unreadable = unreadable
      self.changes = changes
      self.repair = repair
      self.error = error
    }
  }

  /// The result of a request for one film.
  public struct Change: Sendable, Hashable {
    /// The possible results.
    public enum Result: Sendable, Hashable {
      /// The film was added.
      case added
      /// The film was a favorite already. Its stored details were updated.
      case alreadyThere
      /// The film was removed.
      case removed
      /// The film was not a favorite. `others` are favorites that have the same id in another catalog.
      case notThere(others: [FilmID] = [])
      /// The film could not be loaded, so it was not added.
      case notLoaded(CatalogError)
      /// The favorites could not be changed.
      case notSaved(StoreError)
      /// The favorites could not be changed for an earlier film, so this one was not tried.
      case untried
    }

    /// The film's id.
    public var id: FilmID
    /// The film's title, as loaded or from its stored details; nil when unknown.
    public var title: String?
    /// What became of the film.
    public var result: Result

    /// Creates the result of a request for one film.
    public init(_ id: FilmID, title: String? = nil, _ result: Result) {
      self.id = id
      self.title = title
      self.result = result
    }

    /// Whether the film is now a favorite, or is no longer one, as requested.
    public var isDone: Bool {
      switch result {
      case .added, .alreadyThere, .removed: true
      case .notThere, .notLoaded, .notSaved, .untried: false
      }
    }

    /// Why the film could not be loaded; nil for any other result.
    public var catalogError: CatalogError? {
      if case .notLoaded(let error) = result { error } else { nil }
    }

    /// Why the favorites could not be changed; nil for any other result.
    public var storeError: StoreError? {
      if case .notSaved(let error) = result { error } else { nil }
    }
  }
}

extension ShelfScene.Response {
  /// The catalog of a favorite with its name and images. A stored favorite has only the namespace of its ids.
  package func known(_ source: CatalogSource) -> CatalogSource { sources.first { $0 == source } ?? source }
}
