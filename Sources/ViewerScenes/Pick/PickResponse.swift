public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension PickScene {
  /// What to pick from.
  public enum Source: Sendable, Hashable {
    /// The films on a shelf of the viewer that meet some criteria. Names are resolved; if one means nothing, the
    /// response has similar names.
    case shelf(Shelf, FilterSelection = FilterSelection())
    /// The films of the catalog in use that meet some criteria.
    case filter(FilterSelection)

    var shelf: Shelf? { if case .shelf(let shelf, _) = self { shelf } else { nil } }

    var filter: FilterSelection {
      switch self {
      case .shelf(_, let filter), .filter(let filter): filter
      }
    }
  }

  /// A request for a film.
  public enum Request: LanedQuestion, Hashable {
    /// Picks a film. The same seed picks the same film as long as the source does not change.
    case pick(from: Source, seed: UInt64)
  }

  /// The film, as far as it is picked.
  public struct Response: Sendable, Hashable {
    /// The catalog whose films need no qualifier.
    public var source: CatalogSource
    /// The catalogs that films may come from.
    public var sources: [CatalogSource]
    /// The number that decided on the film.
    public var seed: UInt64 = 0
    /// What the film was picked from; nil before the first request.
    public var from: Source?
    /// The film and the number of films to choose from, or why there is none; nil until it is known.
    public var pick: Result<Pick, CatalogOrStoreError>?
    /// The marks of the film.
    public var marks: [FilmID: FilmMarks]

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, sources: [CatalogSource]? = nil, from: Source? = nil,
      pick: Result<Pick, CatalogOrStoreError>? = nil, marks: [FilmID: FilmMarks] = [:]
    ) {
      self.source = source
      self.sources = sources ?? [source]
      self.from = from
      self.pick = pick
      self.marks = marks
    }

    var filmID: FilmID? {
      switch try? pick?.get().film {
      case .shelved(let film)?: film.id
      case .listed(let movie)?: FilmID(source, movie.id)
      case nil: nil
      }
    }
  }

  /// A film that was picked.
  public struct Pick: Sendable, Hashable {
    /// The film; nil if there is none to choose from.
    public var film: Film?
    /// The number of films to choose from.
    public var total: Int
    /// Why the film was picked from fewer films, or may be outdated; nil for a current one.
    public var error: CatalogError?

    /// Creates a pick.
    public init(film: Film?, total: Int, error: CatalogError? = nil) {
      self.film = film
      self.total = total
      self.error = error
    }
  }

  /// A film with what its source knows about it.
  public enum Film: Sendable, Hashable {
    /// A film of a shelf.
    case shelved(ShelvedFilm)
    /// A film of the catalog in use.
    case listed(Movie)
  }
}
