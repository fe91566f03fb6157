public import MovieDisplay
public import MovieDomain

/// Loads one film with its parts, in one question, and follows whether the viewer keeps it.
public actor DetailInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let favorites: any FavoritesLibrary
  private let today: CalendarDate
  private let output: Output<DetailScene.Response>
  /// Nil before a film was asked for.
  private var response: DetailScene.Response?
  private var loading: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  public init(
    catalog: any MovieCatalog, favorites: any FavoritesLibrary, today: CalendarDate,
    output: Output<DetailScene.Response>
  ) {
    self.catalog = catalog
    self.favorites = favorites
    self.today = today
    self.output = output
  }

  deinit {
    watching?.cancel()
  }

  public func handle(_ request: DetailScene.Request) async {
    switch request {
    case .load(let id, let parts):
      let response = DetailScene.Response(source: catalog.source, id: id, state: .loading, expanded: parts)
      await load(response)
    case .refresh:
      guard var response else { return }
      if case .failed = response.state {
        response.state = .loading
      }
      await load(response)
    case .expand(let part):
      await expand(part)
    case .setFavorite(let isFavorite):
      await setFavorite(isFavorite)
    }
  }

  private func load(_ response: DetailScene.Response) async {
    loading?.cancel()
    self.response = response
    let task = Task { await ask(for: response.id) }
    loading = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if loading == task {
      loading = nil
    }
  }

  /// Ends without a word once cancelled: a newer request, or nobody, waits for the answer.
  private func ask(for id: Movie.ID) async {
    guard !Task.isCancelled, let response else { return }
    await output.presentProgress(response)
    let details = await answer { [catalog] () throws(CatalogError) in try await catalog.movie(id) }
    await watch()
    let isFavorite = (try? await favorites.contains(.init(catalog.source, id))) ?? false
    guard !Task.isCancelled else { return }
    self.response?.isFavorite = isFavorite
    // From here on, what is expanded is shown by the request itself: this one's last word is said.
    loading = nil
    self.response?.state.take(details)
    await present()
  }

  private func expand(_ part: DetailScene.Part) async {
    response?.expanded.insert(part)
    guard let response else { return }
    if let loading {
      await output.presentProgress(response)
      await loading.value
    } else {
      await present()
    }
  }

  private func present() async {
    guard let response else { return }
    await output.present(response)
  }

  private func setFavorite(_ isFavorite: Bool) async {
    guard let response, let details = response.state.value else { return }
    do throws(StoreError) {
      if isFavorite {
        try await favorites.add(.init(source: response.source, details: details, added: today))
      } else {
        try await favorites.remove(.init(response.source, response.id))
      }
      self.response?.favoriteError = nil
      self.response?.isFavorite = isFavorite
    } catch {
      self.response?.favoriteError = error
    }
    await present()
  }

  private func watch() async {
    guard watching == nil else { return }
    let changes = favorites.changes()
    watching = Task { [weak self] in
      for await change in changes {
        await self?.take(change)
      }
    }
  }

  private func take(_ change: FavoritesChange) async {
    guard let response, response.state.value != nil else { return }
    let id = Favorite.ID(response.source, response.id)
    let isFavorite: Bool
    switch change {
    case .added(let added) where added.contains { $0.id == id }: isFavorite = true
    case .removed(let removed) where removed.contains(id): isFavorite = false
    default: return
    }
    // What this scene changed itself is shown already.
    guard isFavorite != response.isFavorite else { return }
    self.response?.isFavorite = isFavorite
    await present()
  }
}
