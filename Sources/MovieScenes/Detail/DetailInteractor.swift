public import MovieDisplay
public import MovieDomain

/// Loads a film with all its sections, and puts it on shelves.
public struct DetailInteractor: Interactor {
  public typealias Request = DetailScene.Request

  /// A task for `DetailWorker`.
  public enum Question: LanedQuestion {
    /// Loads a film.
    case film(FilmID)
    /// Puts a film of a catalog on a shelf.
    case add(MovieDetails, CatalogSource, Shelf)
    /// Takes the film off a shelf.
    case remove(FilmID, Shelf)

    /// Loading the film and changing the shelves run concurrently.
    public enum Lane: Hashable, Sendable {
      /// The film.
      case film
      /// The changes that this scene makes to the shelves, one after the other.
      case shelf
    }

    public var lane: Lane {
      switch self {
      case .film: .film
      case .add, .remove: .shelf
      }
    }

    public var rule: LaneRule {
      switch self {
      case .film: .latest
      case .add, .remove: .queued
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable, Equatable {
    /// The film, or why it could not be loaded.
    case film(Result<MovieDetails, CatalogError>)
    /// The result of adding or removing; nil on success.
    case saved(FilmID, DetailScene.ShelfError?)
  }

  public private(set) var response: DetailScene.Response

  /// The catalog in use.
  private let source: CatalogSource

  /// Creates an interactor. Ids without a source belong to the given catalog.
  public init(source: CatalogSource) {
    self.source = source
    response = DetailScene.Response(source: source)
  }

  public mutating func handle(_ request: DetailScene.Request) -> [Effect<Question>] {
    switch request {
    case .load(let id, let other, let parts, let shown):
      response = DetailScene.Response(
        source: other ?? source, isFromOtherCatalog: other.map { $0 != source } ?? false, id: id, state: .loading,
        expanded: parts, shown: shown)
    case .refresh:
      response.state.load()
    case .expand(let part):
      response.expanded.insert(part)
      return []
    case .set(let shelf, let isOnShelf):
      guard let details = response.state.value else { return [] }
      let id = FilmID(response.source, details.movie.id)
      return [.ask(isOnShelf ? .add(details, response.source, shelf) : .remove(id, shelf))]
    }
    guard let id = response.id else {
      response.state.abandon()
      return []
    }
    return [.ask(.film(FilmID(response.source, id)))]
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .film(let details): response.state.take(details)
    case .saved(let id, let error): if isShown(id) { response.shelfError = error }
    }
    return []
  }

  public var filmsOnScreen: Set<FilmID> {
    response.state.value.map { Set(in: [$0], of: response.source) } ?? []
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ question: Question) {
    if case .film = question { response.state.abandon() }
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    changed.contains(.language) ? handle(.refresh) : []
  }

  private func isShown(_ id: FilmID) -> Bool {
    id.source == response.source && id.movie == response.id
  }
}

/// Loads films, puts them on shelves and takes them off.
public struct DetailWorker: Worker {
  private let catalogs: Catalogs
  private let films: any FilmLibrary
  private let posters: PosterKeeper
  private let today: @Sendable () -> CalendarDate

  /// Creates a worker. `today` is the date for films that are added to a shelf, evaluated on each use.
  public init(
    catalog: any MovieCatalog, otherCatalogs: [any MovieCatalog] = [], films: any FilmLibrary,
    posters: PosterKeeper = .none, today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    catalogs = Catalogs(catalog, others: otherCatalogs)
    self.films = films
    self.posters = posters
    self.today = today
  }

  public func answer(
    _ question: DetailInteractor.Question,
    report: @escaping @concurrent @Sendable (DetailInteractor.Answer) async -> Void
  ) async -> DetailInteractor.Answer? {
    switch question {
    case .film(let id):
      return await result { () async throws(CatalogError) in
        try await catalogs.of(id.source).movie(id.movie)
      }.map { .film($0) }
    case .add(let details, let source, let shelf):
      let film = StoredFilm(source: source, details: details, on: shelf, added: today())
      let answer = await saved(film.id, on: shelf) { () async throws(StoreError) in try await films.add(film) }
      await posters.keep(details.movie.posterPath.map { [($0, source)] } ?? [])
      return answer
    case .remove(let id, let shelf):
      return await saved(id, on: shelf) { () async throws(StoreError) in try await films.remove(id, from: shelf) }
    }
  }

  private func saved(
    _ id: FilmID, on shelf: Shelf, _ change: () async throws(StoreError) -> Bool
  ) async -> DetailInteractor.Answer {
    do throws(StoreError) {
      _ = try await change()
      return .saved(id, nil)
    } catch {
      return .saved(id, DetailScene.ShelfError(shelf, error))
    }
  }
}

extension DetailScene: MovieScene {
  public typealias Presenter = DetailPresenter

  public static func interactor(in context: SceneContext) -> DetailInteractor {
    DetailInteractor(source: context.catalog.source)
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<DetailInteractor.Question, DetailInteractor.Answer> {
    DetailWorker(
      catalog: context.catalog, otherCatalogs: context.otherCatalogs, films: context.films,
      posters: context.posters, today: context.today())
  }
}
