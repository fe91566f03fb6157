public import MovieDisplay
public import MovieDomain

/// Shows and changes favorites. While the list is on screen, it follows changes made in other scenes.
public struct FavoritesInteractor: Interactor {
  public typealias Request = FavoritesScene.Request

  /// A task for `FavoritesWorker`.
  public enum Question: LanedQuestion {
    /// Reads all favorites.
    case list(FavoriteOrder)
    /// Loads films from the catalog and adds them.
    case add([Movie.ID])
    /// Removes films.
    case remove([Movie.ID])
    /// Moves what cannot be read out of the library.
    case repair
    /// Observes changes of the favorites, here and in other scenes.
    case changes

    /// Reading the list, changing it and observing it run concurrently.
    public enum Lane: Hashable, Sendable {
      /// The list.
      case list
      /// The changes that this scene makes, one after the other.
      case change
      /// The changes to observe.
      case changes
    }

    public var lane: Lane {
      switch self {
      case .list: .list
      case .add, .remove, .repair: .change
      case .changes: .changes
      }
    }

    public var rule: LaneRule {
      switch self {
      case .list: .latest
      case .add, .remove, .repair: .queued
      case .changes: .background
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// All favorites and those that could not be read, or why the list could not be read.
    case list(Result<FavoritesPart, StoreError>)
    /// The result for each film, or why the favorites could not be changed.
    case changed(Result<[FavoritesScene.Change], StoreError>)
    /// What was moved out of the library, or why it could not be repaired.
    case repaired(Result<FavoritesRepair, StoreError>)
    /// The favorites changed, here or in another scene.
    case libraryChanged
  }

  public private(set) var response: FavoritesScene.Response
  private var order = FavoriteOrder.title
  /// Whether the error came from reading the list.
  private var isListError = false

  /// Creates an interactor that opens and adds films of `source`. `sources` are the catalogs that favorites may come
  /// from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = FavoritesScene.Response(source: source, sources: sources)
  }

  public var standingQuestions: [Question] { [.changes] }

  public mutating func handle(_ request: FavoritesScene.Request) -> [Effect<Question>] {
    response.changes = []
    response.repair = nil
    response.error = nil
    switch request {
    case .load(let order):
      self.order = order
      return [.ask(.list(order))]
    case .refresh: return [.ask(.list(order))]
    case .add(let ids): return [.ask(.add(ids))]
    case .remove(let ids): return [.ask(.remove(ids))]
    case .repair: return [.ask(.repair)]
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .list(.success(let part)):
      response.favorites = part.elements
      response.unreadable = part.unreadable
      if isListError { response.error = nil }
    case .changed(.success(let changes)):
      response.changes = changes
      response.error = nil
    case .repaired(.success(let repair)):
      response.repair = repair
      response.error = nil
    case .list(.failure(let error)):
      response.error = error
      isListError = true
    case .changed(.failure(let error)), .repaired(.failure(let error)):
      response.error = error
      isListError = false
    case .libraryChanged: return response.favorites == nil ? [] : [.ask(.list(order))]
    }
    return []
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    // Titles are sorted by the rules of the language.
    response.favorites != nil && changed.contains(.language) ? [.ask(.list(order))] : []
  }
}

/// Reads and writes the favorites and loads the films to add.
public struct FavoritesWorker: Worker {
  private let catalog: any MovieCatalog
  private let favorites: any FavoritesLibrary
  private let today: @Sendable () -> CalendarDate
  private let changes: AsyncStream<FavoritesChange>

  /// Creates a worker and subscribes to changes of the favorites at once. `today` is the date for added favorites,
  /// evaluated on each use.
  public init(
    catalog: any MovieCatalog, favorites: any FavoritesLibrary,
    today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    self.catalog = catalog
    self.favorites = favorites
    self.today = today
    changes = favorites.changes()
  }

  public func answer(
    _ question: FavoritesInteractor.Question,
    report: @escaping @concurrent @Sendable (FavoritesInteractor.Answer) async -> Void
  ) async -> FavoritesInteractor.Answer? {
    switch question {
    case .list(let order):
      return .list(await result { () async throws(StoreError) in try await all(order) })
    case .add(let ids):
      return .changed(await result { () async throws(StoreError) in try await add(ids) })
    case .remove(let ids):
      return .changed(await result { () async throws(StoreError) in try await remove(ids) })
    case .repair:
      return .repaired(await result { () async throws(StoreError) in try await favorites.repair() })
    case .changes:
      for await _ in changes {
        await report(.libraryChanged)
      }
      return nil
    }
  }

  /// All favorites in one read, so that none is missed while another process changes them.
  private func all(_ order: FavoriteOrder) async throws(StoreError) -> FavoritesPart {
    try await favorites.favorites(order, offset: 0, limit: .max)
  }

  private func add(_ ids: [Movie.ID]) async throws(StoreError) -> [FavoritesScene.Change] {
    var changes: [FavoritesScene.Change] = []
    for id in ids {
      switch await result(of: { () async throws(CatalogError) in try await catalog.movie(id) }) {
      case nil:
        return changes
      case .failure(let error)?:
        changes.append(.failed(id: id, error))
      case .success(let details)?:
        let isNew = try await favorites.add(.init(source: catalog.source, details: details, added: today()))
        changes.append(isNew ? .added(details.movie) : .alreadyThere(details.movie))
      }
    }
    return changes
  }

  private func remove(_ ids: [Movie.ID]) async throws(StoreError) -> [FavoritesScene.Change] {
    var changes: [FavoritesScene.Change] = []
    for id in ids {
      let favorite = Favorite.ID(catalog.source, id)
      let title = try await favorites.details(of: favorite)?.details.movie.title
      changes.append(try await favorites.remove(favorite) ? .removed(id: id, title: title) : .notThere(id: id))
    }
    return changes
  }
}

extension FavoritesScene: MovieScene {
  public typealias Presenter = FavoritesPresenter

  public static func interactor(in context: SceneContext) -> FavoritesInteractor {
    FavoritesInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<FavoritesInteractor.Question, FavoritesInteractor.Answer> {
    FavoritesWorker(catalog: context.catalog, favorites: context.favorites, today: context.today())
  }
}
