public import MovieDisplay
public import MovieDomain

/// Shows and changes what the viewer keeps; while a list is shown, every change shows in it at once.
public actor FavoritesInteractor: Interactor {
  /// As many as are read at once.
  private static let part = 500

  private let catalog: any MovieCatalog
  private let favorites: any FavoritesLibrary
  private let today: CalendarDate
  private let output: Output<FavoritesScene.Response>
  /// Nil while no list is shown.
  private var order: FavoriteOrder?
  private var watching: Task<Void, Never>?
  private var latest = LatestTask()

  public init(
    catalog: any MovieCatalog, favorites: any FavoritesLibrary, today: CalendarDate,
    output: Output<FavoritesScene.Response>
  ) {
    self.catalog = catalog
    self.favorites = favorites
    self.today = today
    self.output = output
  }

  deinit {
    watching?.cancel()
  }

  public func handle(_ request: FavoritesScene.Request) async {
    switch request {
    case .load(let order):
      self.order = FavoriteOrder(order)
      await watch()
      await latest.start { await self.load() }.finish()
    case .refresh:
      guard order != nil else { return }
      await latest.start { await self.load() }.finish()
    case .add(let ids):
      await output.presentProgress(.loading)
      await present { () async throws(StoreError) in .changed(try await self.add(ids)) }
    case .remove(let ids):
      await present { () async throws(StoreError) in .changed(try await self.remove(ids)) }
    }
  }

  private func load() async {
    guard let order else { return }
    await present { () async throws(StoreError) in
      .list(try await self.all(order), source: self.catalog.source)
    }
  }

  private func present(_ response: () async throws(StoreError) -> FavoritesScene.Response) async {
    let result: FavoritesScene.Response
    do throws(StoreError) {
      result = try await response()
    } catch {
      result = .failed(error)
    }
    guard !Task.isCancelled else { return }
    await output.present(result)
  }

  private func all(_ order: FavoriteOrder) async throws(StoreError) -> [Favorite] {
    var all: [Favorite] = []
    while true {
      let part = try await favorites.favorites(order, offset: all.count, limit: Self.part)
      all += part.elements
      guard !part.elements.isEmpty, all.count < part.total else { return all }
    }
  }

  private func add(_ ids: [Movie.ID]) async throws(StoreError) -> [FavoritesScene.Change] {
    var changes: [FavoritesScene.Change] = []
    for id in ids {
      switch await answer({ [catalog] () throws(CatalogError) in try await catalog.movie(id) }) {
      case .failure(let error):
        changes.append(.failed(id: id, error))
      case .success(let details):
        let isNew = try await favorites.add(.init(source: catalog.source, details: details, added: today))
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

  /// Shows the list anew after every change, whichever scene made it.
  private func watch() async {
    guard watching == nil else { return }
    let changes = favorites.changes()
    watching = Task { [weak self] in
      for await _ in changes {
        guard let self else { return }
        await self.load()
      }
    }
  }
}

extension FavoriteOrder {
  fileprivate init(_ order: FavoritesScene.Order) {
    switch order.field {
    case .title: self.init(.title, isDescending: order.isReversed)
    case .date: self.init(.date, isDescending: !order.isReversed)
    case .rating: self.init(.rating, isDescending: !order.isReversed)
    }
  }
}
