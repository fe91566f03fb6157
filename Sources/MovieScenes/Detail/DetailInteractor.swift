public import MovieDisplay
public import MovieDomain

/// Loads a film with all its sections, and observes and changes whether it is a favorite.
public struct DetailInteractor: Interactor {
  public typealias Request = DetailScene.Request

  /// A task for `DetailWorker`.
  public enum Question: LanedQuestion {
    /// Loads a film and whether it is a favorite.
    case film(FilmID)
    /// Adds a film of a catalog to the favorites.
    case add(MovieDetails, CatalogSource)
    /// Removes the film from the favorites.
    case remove(FilmID)
    /// Reads the names of the viewer's own streaming services, after they have changed.
    case ownServices
    /// Observes changes of the favorites, here and in other scenes.
    case favoritesChanges

    /// Loading the film, changing the favorites and observing them run concurrently.
    public enum Lane: Hashable, Sendable {
      /// The film.
      case film
      /// The viewer's own services.
      case services
      /// The changes that this scene makes to the favorites, one after the other.
      case favorite
      /// The changes to observe.
      case changes
    }

    public var lane: Lane {
      switch self {
      case .film: .film
      case .ownServices: .services
      case .add, .remove: .favorite
      case .favoritesChanges: .changes
      }
    }

    public var rule: LaneRule {
      switch self {
      case .film, .ownServices: .latest
      case .add, .remove: .queued
      case .favoritesChanges: .background
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// The film, or why it could not be loaded. `isFavorite` is false if the favorites cannot be read.
    case film(Result<MovieDetails, CatalogError>, isFavorite: Bool, ownServices: [String] = [])
    /// The result of adding or removing; on success, whether the film is now a favorite.
    case saved(FilmID, Result<Bool, StoreError>)
    /// The names of the viewer's own streaming services.
    case ownServices([String])
    /// The favorites changed, here or in another scene.
    case favoritesChanged(ShelfChange)
  }

  public private(set) var response: DetailScene.Response
  /// Whether `isFavorite` was set by a change, which is more recent than the status in the film's answer.
  private var hasRecentStatus = false

  /// The catalog in use.
  private let source: CatalogSource

  /// Creates an interactor. Ids without a source belong to the given catalog.
  public init(source: CatalogSource) {
    self.source = source
    response = DetailScene.Response(source: source)
  }

  public var standingQuestions: [Question] { [.favoritesChanges] }

  public mutating func handle(_ request: DetailScene.Request) -> [Effect<Question>] {
    switch request {
    case .load(let id, let other, let parts, let shown):
      response = DetailScene.Response(
        source: other ?? source, isFromOtherCatalog: other.map { $0 != source } ?? false, id: id, state: .loading,
        expanded: parts, shown: shown, ownServices: response.ownServices)
    case .refresh:
      response.state.load()
    case .expand(let part):
      response.expanded.insert(part)
      return []
    case .setFavorite(let isFavorite):
      guard let details = response.state.value else { return [] }
      let id = FilmID(response.source, details.movie.id)
      return [.ask(isFavorite ? .add(details, response.source) : .remove(id))]
    }
    hasRecentStatus = false
    guard let id = response.id else {
      response.state.abandon()
      return []
    }
    return [.ask(.film(FilmID(response.source, id)))]
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .film(let details, let isFavorite, let ownServices):
      response.state.take(details)
      response.ownServices = ownServices
      if !hasRecentStatus { response.isFavorite = isFavorite }
    case .ownServices(let names):
      response.ownServices = names
    case .saved(let id, .success(let isFavorite)) where isShown(id):
      response.favoriteError = nil
      updateStatus(isFavorite)
    case .saved(let id, .failure(let error)) where isShown(id):
      response.favoriteError = error
    case .favoritesChanged(.added(let added)) where added.contains { isShown($0.id) }:
      updateStatus(true)
    case .favoritesChanged(.removed(let removed)) where removed.contains(where: isShown):
      updateStatus(false)
    case .saved, .favoritesChanged:
      break
    }
    return []
  }

  public mutating func abandon(_ question: Question) {
    if case .film = question { response.state.abandon() }
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    // The offers and the age rating are those of a country.
    if changed.contains(.language) || changed.contains(.region) { return handle(.refresh) }
    return changed.contains(.services) && response.id != nil ? [.ask(.ownServices)] : []
  }

  private mutating func updateStatus(_ isFavorite: Bool) {
    hasRecentStatus = true
    response.isFavorite = isFavorite
  }

  private func isShown(_ id: FilmID) -> Bool {
    id.source == response.source && id.movie == response.id
  }
}

/// Loads films, and adds them to and removes them from the favorites.
public struct DetailWorker: Worker {
  private let catalogs: Catalogs
  private let films: any FilmLibrary
  private let settings: any SettingsStore
  private let today: @Sendable () -> CalendarDate
  private let changes: AsyncStream<ShelfChange>

  /// Creates a worker and subscribes to changes of the favorites at once. `today` is the date for added favorites,
  /// evaluated on each use.
  public init(
    catalog: any MovieCatalog, otherCatalogs: [any MovieCatalog] = [], films: any FilmLibrary,
    settings: any SettingsStore = TransientSettings(), today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    catalogs = Catalogs(catalog, others: otherCatalogs)
    self.films = films
    self.settings = settings
    self.today = today
    changes = films.changes()
  }

  public func answer(
    _ question: DetailInteractor.Question,
    report: @escaping @concurrent @Sendable (DetailInteractor.Answer) async -> Void
  ) async -> DetailInteractor.Answer? {
    switch question {
    case .film(let id):
      let details = await result { () async throws(CatalogError) in
        try await catalogs.of(id.source).movie(id.movie)
      }
      guard let details else { return nil }
      return .film(
        details, isFavorite: (try? await films.contains(id)) ?? false, ownServices: await ownServices)
    case .ownServices: return .ownServices(await ownServices)
    case .add(let details, let source):
      let favorite = StoredFilm(source: source, details: details, added: today())
      return .saved(
        favorite.id,
        await result { () async throws(StoreError) in
          try await films.add(favorite)
          return true
        })
    case .remove(let id):
      return .saved(
        id,
        await result { () async throws(StoreError) in
          try await films.remove(id)
          return false
        })
    case .favoritesChanges:
      for await change in changes {
        await report(.favoritesChanged(change))
      }
      return nil
    }
  }

  private var ownServices: [String] {
    get async { await settings.current().services }
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
      settings: context.settings, today: context.today())
  }
}
