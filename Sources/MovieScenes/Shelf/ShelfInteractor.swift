public import MovieDisplay
public import MovieDomain

/// Shows and changes favorites. While the list is on screen, it follows changes made in other scenes.
public struct ShelfInteractor: Interactor {
  public typealias Request = ShelfScene.Request

  /// A task for `ShelfWorker`.
  public enum Question: LanedQuestion {
    /// Reads all favorites.
    case list(ShelfOrder)
    /// Loads films from their catalogs and adds them.
    case add([FilmID])
    /// Removes films.
    case remove([FilmID])
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
    case list(Result<ShelfPart, StoreError>)
    /// The result for each film; fewer if adding was cancelled.
    case changed([ShelfScene.Change])
    /// What was moved out of the library, or why it could not be repaired.
    case repaired(Result<LibraryRepair, StoreError>)
    /// The favorites changed, here or in another scene.
    case libraryChanged
  }

  public private(set) var response: ShelfScene.Response
  private var order = ShelfOrder.title
  /// Whether the error came from reading the list.
  private var isListError = false

  /// Creates an interactor that opens and adds films of `source`. `sources` are the catalogs that favorites may come
  /// from.
  public init(source: CatalogSource, sources: [CatalogSource]) {
    response = ShelfScene.Response(source: source, sources: sources)
  }

  public var standingQuestions: [Question] { [.changes] }

  public mutating func handle(_ request: ShelfScene.Request) -> [Effect<Question>] {
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
      response.films = part.elements
      response.unreadable = part.unreadable
      if isListError { response.error = nil }
    case .changed(let changes):
      response.changes = changes
    case .repaired(.success(let repair)):
      response.repair = repair
      response.error = nil
    case .list(.failure(let error)):
      response.error = error
      isListError = true
    case .repaired(.failure(let error)):
      response.error = error
      isListError = false
    case .libraryChanged: return response.films == nil ? [] : [.ask(.list(order))]
    }
    return []
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    // Titles are sorted by the rules of the language.
    response.films != nil && changed.contains(.language) ? [.ask(.list(order))] : []
  }
}

/// Reads and writes the favorites and loads the films to add.
public struct ShelfWorker: Worker {
  private let catalogs: Catalogs
  private let sources: [CatalogSource]
  private let films: any FilmLibrary
  private let today: @Sendable () -> CalendarDate
  private let changes: AsyncStream<ShelfChange>

  /// Creates a worker and subscribes to changes of the favorites at once. `today` is the date for added favorites,
  /// evaluated on each use.
  public init(
    catalog: any MovieCatalog, otherCatalogs: [any MovieCatalog] = [], films: any FilmLibrary,
    today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    catalogs = Catalogs(catalog, others: otherCatalogs)
    sources = ([catalog] + otherCatalogs).map(\.source)
    self.films = films
    self.today = today
    changes = films.changes()
  }

  public func answer(
    _ question: ShelfInteractor.Question,
    report: @escaping @concurrent @Sendable (ShelfInteractor.Answer) async -> Void
  ) async -> ShelfInteractor.Answer? {
    switch question {
    case .list(let order):
      return .list(await result { () async throws(StoreError) in try await all(order) })
    case .add(let ids):
      return .changed(await add(ids))
    case .remove(let ids):
      return .changed(await remove(ids))
    case .repair:
      return .repaired(await result { () async throws(StoreError) in try await films.repair() })
    case .changes:
      for await _ in changes {
        await report(.libraryChanged)
      }
      return nil
    }
  }

  /// All favorites in one read, so that none is missed while another process changes them.
  private func all(_ order: ShelfOrder) async throws(StoreError) -> ShelfPart {
    try await films.favorites(order, offset: 0, limit: .max)
  }

  private func add(_ ids: [FilmID]) async -> [ShelfScene.Change] {
    var changes: [ShelfScene.Change] = []
    for (place, id) in ids.enumerated() {
      let catalog = catalogs.of(id.source)
      let details: MovieDetails
      switch await result(of: { () async throws(CatalogError) in try await catalog.movie(id.movie) }) {
      case nil:
        return changes
      case .failure(let error)?:
        changes.append(.init(id, .notLoaded(error)))
        continue
      case .success(let film)?:
        details = film
      }
      do throws(StoreError) {
        let favorite = StoredFilm(source: id.source, details: details, added: today())
        let isNew = try await films.add(favorite)
        changes.append(.init(id, title: details.movie.title, isNew ? .added : .alreadyThere))
      } catch {
        return changes + stopped(by: error, at: id, title: details.movie.title, before: ids[(place + 1)...])
      }
    }
    return changes
  }

  private func remove(_ ids: [FilmID]) async -> [ShelfScene.Change] {
    var changes: [ShelfScene.Change] = []
    for (place, id) in ids.enumerated() {
      do throws(StoreError) {
        let title = try await films.details(of: id)?.details.movie.title
        if try await films.remove(id) {
          changes.append(.init(id, title: title, .removed))
        } else {
          changes.append(.init(id, .notThere(others: try await favoritesOfOtherCatalogs(like: id))))
        }
      } catch {
        return changes + stopped(by: error, at: id, title: nil, before: ids[(place + 1)...])
      }
    }
    return changes
  }

  /// The favorites of other catalogs that happen to have the same id, because one of them may be meant.
  private func favoritesOfOtherCatalogs(like id: FilmID) async throws(StoreError) -> [FilmID] {
    let others = sources.filter { $0 != id.source }.map { FilmID($0, id.movie) }
    let found = try await films.favoriteIDs(among: Set(others))
    return others.filter(found.contains)
  }

  /// An error of the store would repeat for every further film.
  private func stopped(
    by error: StoreError, at id: FilmID, title: String?, before rest: ArraySlice<FilmID>
  ) -> [ShelfScene.Change] {
    [.init(id, title: title, .notSaved(error))] + rest.map { .init($0, .untried) }
  }
}

extension ShelfScene: MovieScene {
  public typealias Presenter = ShelfPresenter

  public static func interactor(in context: SceneContext) -> ShelfInteractor {
    ShelfInteractor(source: context.catalog.source, sources: context.sources)
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<ShelfInteractor.Question, ShelfInteractor.Answer> {
    ShelfWorker(
      catalog: context.catalog, otherCatalogs: context.otherCatalogs, films: context.films,
      today: context.today())
  }
}
