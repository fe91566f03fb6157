public import MovieDomain

/// The loading state of a catalog value.
public enum Loadable<Value: Sendable & Equatable & StalenessReporting>: Sendable, Equatable {
  /// Not requested yet, or the request was canceled.
  case idle
  /// Loading, with no earlier value to show.
  case loading
  /// A current value. It stays while a newer one is loading.
  case loaded(Value)
  /// An earlier value, shown because a newer one could not be loaded, and the reason.
  case stale(Value, CatalogError)
  /// The value could not be loaded, and there is no earlier one.
  case failed(CatalogError)

  /// The value to show; nil while idle, while loading for the first time, and after a failure.
  public var value: Value? {
    switch self {
    case .loaded(let value), .stale(let value, _): value
    case .idle, .loading, .failed: nil
    }
  }

  /// Why the value is outdated or missing; nil if it is neither.
  public var error: CatalogError? {
    switch self {
    case .stale(_, let error), .failed(let error): error
    case .idle, .loading, .loaded: nil
    }
  }

  /// Starts loading; an existing value stays until the answer arrives.
  public mutating func load() {
    if value == nil { self = .loading }
  }

  /// Stores the result of loading.
  ///
  /// A value that comes from the cache because of an error becomes `.stale`. After a failure, an existing value stays
  /// and becomes `.stale` too.
  public mutating func take(_ answer: Result<Value, CatalogError>) {
    switch answer {
    case .success(let value): self = value.staleness.map { .stale(value, $0.error) } ?? .loaded(value)
    case .failure(let error): self = value.map { .stale($0, error) } ?? .failed(error)
    }
  }

  /// Stops loading without a result: `.loading` becomes `.idle`, an existing value stays.
  public mutating func abandon() {
    if self == .loading { self = .idle }
  }
}

/// A value that a scene loads, with the films whose marks are shown.
public protocol FilmContaining: Sendable, Equatable {
  /// The films, all of the same catalog; none by default.
  var containedFilms: [Movie] { get }
}

extension FilmContaining {
  public var containedFilms: [Movie] { [] }
}

// Catalogs do not report the age of a plain list, such as that of the genres, so a loaded one is never stale.
extension Array: FilmContaining, StalenessReporting where Element: FilmContaining {
  public var containedFilms: [Movie] { flatMap(\.containedFilms) }
}

extension Genre: FilmContaining {}
extension Person: FilmContaining {}

extension Movie: FilmContaining {
  public var containedFilms: [Movie] { [self] }
}

extension PersonDetails: FilmContaining {
  public var containedFilms: [Movie] { films?.map(\.movie) ?? [] }
}

extension MovieDetails: FilmContaining {
  public var containedFilms: [Movie] { [movie] + (recommendations?.elements ?? []) }
}

/// Identifies what a scene loads.
public protocol SceneKey: Sendable, Equatable {
  /// The catalog to load from; nil for the one in use, as by default.
  var source: CatalogSource? { get }
}

extension SceneKey {
  public var source: CatalogSource? { nil }
}

extension Set<FilmID> {
  init(in values: some Sequence<some FilmContaining>, of source: CatalogSource) {
    self.init()
    // Each screen needs the set twice, and chained sequences took a tenth of the instructions of a start.
    for value in values {
      for film in value.containedFilms { insert(FilmID(source, film.id)) }
    }
  }
}
