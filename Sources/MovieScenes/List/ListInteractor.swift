public import MovieDisplay
public import MovieDomain

/// Loads a list of films page by page. Reloads it when the language, the region or the adult filter changes.
public typealias ListInteractor = PagesInteractor<ListScene.Selection, Movie>

extension ListScene: MovieScene {
  /// Which films to list.
  public enum Selection: SceneKey {
    /// One of the catalog's lists, limited to a genre unless that is nil.
    case list(MovieList, genre: GenreSelection?)
    /// The films that meet some criteria.
    case filtered(FilterSelection)
    /// Films that people who like a film like, too.
    case similar(FilmSelection)
    /// The films of the collection that a film is part of.
    case collection(FilmSelection)
    /// The films that are watched most this week.
    case trending

    /// Selects a list, by default with films of all genres.
    public init(_ list: MovieList, genre: GenreSelection? = nil) {
      self = .list(list, genre: genre)
    }

    /// The top-rated films of all genres.
    public static let topRated = Selection(.topRated)
    /// The popular films of all genres.
    public static let popular = Selection(.popular)
    /// The new releases of all genres.
    public static let nowPlaying = Selection(.nowPlaying)
    /// The upcoming films of all genres.
    public static let upcoming = Selection(.upcoming)

    /// The catalog's list; nil for other films.
    public var list: MovieList? { if case .list(let list, _) = self { list } else { nil } }
    /// The genre that a catalog's list is limited to; nil for all genres and for other films.
    public var genre: GenreSelection? { if case .list(_, let genre) = self { genre } else { nil } }

    /// The film that these films are about; nil if they are about none.
    public var film: FilmSelection? {
      switch self {
      case .similar(let film), .collection(let film): film
      case .list, .filtered, .trending: nil
      }
    }

    public var source: CatalogSource? { film?.source }
  }

  /// A film that others are similar to or form a collection with.
  public struct FilmSelection: Sendable, Hashable {
    /// The film's id.
    public var id: Movie.ID
    /// The id's catalog; nil for the one in use.
    public var source: CatalogSource?
    /// The film's title; empty until it is loaded.
    public var title: String
    /// The collection that the film is part of; nil until it is loaded, and if there is none.
    public var collection: MovieCollection?

    /// Selects a film by its id.
    public init(_ id: Movie.ID, from source: CatalogSource? = nil) {
      self.id = id
      self.source = source
      title = ""
    }
  }

  /// A request for pages of a list. Names are resolved when its first page loads; if a name means nothing, the
  /// response's key contains similar names.
  public typealias Request = PagesRequest<Selection>
  /// The pages of the list, as far as they are loaded.
  public typealias Response = PagesResponse<Selection, Movie>
  public typealias Presenter = ListPresenter

  public static func interactor(in context: SceneContext) -> ListInteractor {
    ListInteractor(source: context.catalog.source, key: .popular, refreshingOn: Setting.affectingCatalogs)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    ListWorker(context: context)
  }
}

extension PagesResponse where Key == ListScene.Selection {
  /// The catalog of the films.
  public var filmSource: CatalogSource { key.film?.source ?? source }

  /// The catalog of the films if it is not the one in use.
  public var otherSource: CatalogSource? { filmSource == source ? nil : filmSource }
}
