public import MovieDisplay
public import MovieDomain

/// Loads a film with all its sections, and puts it on shelves.
public struct DetailInteractor: Interactor {
  /// A task for `DetailWorker`.
  public enum Question: LanedQuestion {
    /// Loads a film.
    case film(FilmID)
    /// Puts a film of a catalog on a shelf.
    case add(MovieDetails, CatalogSource, Shelf)
    /// Takes the film off a shelf.
    case remove(FilmID, Shelf)
    /// Reads the names of the viewer's own streaming services, after they have changed.
    case ownServices

    /// Loading the film and changing the shelves run concurrently.
    public enum Lane: Hashable, Sendable {
      /// The film.
      case film
      /// The viewer's own services.
      case services
      /// The changes that this scene makes to the shelves, one after the other.
      case shelf
    }

    public var lane: Lane {
      switch self {
      case .film: .film
      case .ownServices: .services
      case .add, .remove: .shelf
      }
    }

    public var rule: LaneRule {
      switch self {
      case .film, .ownServices: .latest
      case .add, .remove: .queued
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable, Equatable {
    /// The film, or why it could not be loaded.
    case film(Result<MovieDetails, CatalogError>, ownServices: [String] = [])
    /// The result of adding or removing; nil on success.
    case saved(FilmID, DetailScene.ShelfError?)
    /// The names of the viewer's own streaming services.
    case ownServices([String])
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
    case .load(let id, let other, let parts, let showsSections):
      response = DetailScene.Response(
        source: other ?? source, isFromOtherCatalog: other.map { $0 != source } ?? false, id: id, state: .loading,
        expanded: parts, showsSections: showsSections, ownServices: response.ownServices)
    case .refresh:
      response.state.load()
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
    case .film(let details, let ownServices):
      response.state.take(details)
      response.ownServices = ownServices
    case .ownServices(let names): response.ownServices = names
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
    // The offers and the age rating are those of a country.
    if changed.contains(.language) || changed.contains(.region) { return handle(.refresh) }
    return changed.contains(.services) && response.id != nil ? [.ask(.ownServices)] : []
  }

  private func isShown(_ id: FilmID) -> Bool {
    id.source == response.source && id.movie == response.id
  }
}

/// Loads films, puts them on shelves and takes them off.
struct DetailWorker: Worker {
  let context: SceneContext

  func answer(_ question: DetailInteractor.Question) async -> DetailInteractor.Answer? {
    switch question {
    case .film(let id):
      let details = await result { () async throws(CatalogError) in
        try await context.catalog(of: id.source).movie(id.movie)
      }
      guard let details else { return nil }
      return .film(details, ownServices: await ownServices)
    case .ownServices: return .ownServices(await ownServices)
    case .add(let details, let source, let shelf):
      let film = StoredFilm(source: source, details: details, on: shelf, added: context.today())
      let answer = await saved(film.id, on: shelf) { () async throws(StoreError) in try await context.films.add(film) }
      await context.posters.keep(details.movie.posterPath.map { [($0, source)] } ?? [])
      return answer
    case .remove(let id, let shelf):
      return await saved(id, on: shelf) { () async throws(StoreError) in
        try await context.films.remove(id, from: shelf)
      }
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

  private var ownServices: [String] {
    get async { await context.settings.current().services }
  }
}

extension DetailScene: MovieScene {
  public typealias Presenter = DetailPresenter

  public static func interactor(in context: SceneContext) -> DetailInteractor {
    DetailInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    DetailWorker(context: context)
  }
}
