import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ViewerScenes

/// Shows scenes on the pages of the browser.
struct PageStage: Stage {
  let id: PageID
  let context: SceneContext
  let programPage: ScenePages.ProgramPage
  let send: @Sendable (BrowserEvent) -> Void

  var sources: [CatalogSource] { context.sources }

  func show(_ scene: HomeScene.Type, _ request: HomeScene.Request) -> OpenPage? {
    page(scene, request, refresh: .refresh, errors: { $0.rows.map(\.state.error) })
  }

  func show<S: MovieScene & TextScene, Key, Value>(_ scene: S.Type, _ request: LoadRequest<Key>) -> OpenPage?
  where S.Interactor == LoadInteractor<Key, Value>, S.View.ViewModel == S.Presenter.ViewModel {
    page(scene, request, refresh: .refresh, errors: { [$0.value.error] })
  }

  func show<S: MovieScene & TextScene, Key, Element>(_ scene: S.Type, _ request: PagesRequest<Key>) -> OpenPage?
  where S.Interactor == PagesInteractor<Key, Element>, S.View.ViewModel == S.Presenter.ViewModel {
    page(scene, request, refresh: .refresh, next: { NextPage($0) }, errors: { [$0.pages.error] }) {
      $0 == .nextPage ? .nextPage : nil
    }
  }

  /// The genres have the catalog's lists above them, and what else can be shown.
  func show(_ scene: GenresScene.Type, _ request: GenresScene.Request) -> OpenPage? {
    page(
      scene, request, refresh: .refresh,
      completing: { viewModel, words, today in
        let lists = MovieList.allCases.map { Hint(text: words.title(of: $0), route: .list(id: $0.rawValue)) }
        // Another film each day.
        let seed = UInt64(today.year * 10_000 + today.month * 100 + today.day)
        let others = [
          Hint(text: words.trending, route: .trending()), Hint(text: words.discoverTitle, route: .discover([])),
          Hint(text: words.forTonight, route: .pick(from: Shelf.watchlist.rawValue, [], seed: seed)),
          Hint(text: words.calendarTitle, route: .calendar()), Hint(text: words.newsTitle, route: .news),
          Hint(text: words.statsTitle(of: nil), route: .stats()), Hint(text: words.recentSearches, route: .history),
        ]
        viewModel.hints = lists + others
      },
      errors: { [$0.value.error] })
  }

  func show(_ scene: ShelfScene.Type, _ request: ShelfScene.Request) -> OpenPage? {
    guard case .load(let shelf, _, let filter, _) = request else { return nil }
    return page(
      scene, request, refresh: .refresh,
      // What is damaged stays damaged.
      canRetry: { $0.unreadable.isEmpty || $0.error != nil },
      next: { $0.nextPage == nil ? .none : $0.error == nil ? .available : .failed },
      other: { request in
        switch request {
        case .nextPage: .nextPage
        case .rest: .rest
        case .sort(let order): .load(shelf, order, meeting: filter)
        case .refresh, .search, .logIn: nil
        }
      })
  }

  func show<S: MovieScene & TextScene>(_ scene: S.Type, _ request: S.Interactor.Request) -> OpenPage?
  where S.View.ViewModel == S.Presenter.ViewModel {
    page(scene, request)
  }

  func show(_ scene: PickScene.Type, _ request: PickScene.Request) -> OpenPage? {
    page(
      scene, request,
      errors: { response in
        switch response.pick {
        case .success(let pick)?: [pick.error]
        case .failure(.catalog(let error))?: [error]
        case .failure(.store)?, nil: []
        }
      })
  }

  func show(_ scene: CalendarScene.Type, _ request: CalendarScene.Request) -> OpenPage? {
    page(scene, request, errors: { [(try? $0.found?.get())?.gaps.error] })
  }

  func show(_ scene: NewsScene.Type, _ request: NewsScene.Request) -> OpenPage? {
    page(scene, request, errors: { [(try? $0.found?.get())?.gaps.error] })
  }

  func show(_ scene: SyncScene.Type, _ request: SyncScene.Request) -> OpenPage? {
    page(
      scene, request,
      errors: { response in
        let report = try? response.found?.get()
        if case .catalog(let error)? = report?.problem { return [error] }
        return [report?.gaps.error]
      })
  }

  func show(_ scene: SearchScene.Type, _ request: SearchScene.Request) -> OpenPage? {
    // The next page of earlier results cannot be loaded.
    page(
      scene, request, refresh: .refresh,
      next: { $0.progress == .resting ? $0.results.map { NextPage($0) } ?? .none : .none },
      errors: { [$0.results?.pages.error, $0.progress.error] }
    ) { request in
      switch request {
      case .nextPage: .nextPage
      case .search("", false): .clear
      case .search("", true): .queryChanged("")
      case .search(let text, true): .submit(text)
      case .search(let text, false): .queryChanged(text)
      case .refresh, .rest, .sort, .logIn: nil
      }
    }
  }

  /// Where several films or people may be meant, the page lists them. The browser opens what is found.
  func show(_ scene: ReferenceScene.Type, _ request: ReferenceScene.Request) -> OpenPage? {
    page(
      scene, request,
      completing: { viewModel, _, _ in
        // One that is listed is opened, and its id need not be typed.
        if !viewModel.candidates.isEmpty { viewModel.state.advice = "" }
      },
      errors: { response in
        guard case .failure(let unresolved)? = response else { return [] }
        switch unresolved.failure {
        case .catalog(let error): return [error]
        case .store: return []
        // A name that several have stands for none of them.
        default: return [CatalogError(.notFound)]
        }
      })
  }

  func leave(to route: Route) -> OpenPage? { programPage(id, route) }

  /// Shows that there is no such page, which otherwise would load forever.
  func reject(_ problem: RouteProblem) -> OpenPage? {
    OpenPage { [id, context, send] in
      Task {
        let error = CatalogError(.outOfRange)
        let state = EmptyState(title: await context.words().sentence(for: error))
        let viewModel = ReferenceScene.ViewModel(state: state)
        send(.shown(id, PageContent(viewModel, in: ReferenceText.self, isLoading: false, errors: [error])))
      }
    }
  }

  /// Opens a scene whose view models go to the page. By default, refreshing sends the first request again. `other` returns
  /// the scene's request for another one of the browser; nil if it has none.
  private func page<S: MovieScene & TextScene>(
    _ scene: S.Type, _ first: S.Interactor.Request, refresh: S.Interactor.Request? = nil,
    completing: @escaping @Sendable (inout S.View.ViewModel, any ViewerWords, CalendarDate) -> Void = { _, _, _ in },
    canRetry: @escaping @Sendable (S.Interactor.Response) -> Bool = { _ in true },
    next: @escaping @Sendable (S.Interactor.Response) -> NextPage = { _ in .none },
    errors: (@Sendable (S.Interactor.Response) -> [CatalogError?])? = nil,
    other: @escaping @Sendable (BrowserRequest) -> S.Interactor.Request? = { _ in nil }
  ) -> OpenPage? where S.View.ViewModel == S.Presenter.ViewModel {
    let output = Output<S.Interactor.Response> { [id, context, send] response, isFinal in
      let (words, today) = (await context.words().viewer, context.today())
      var viewModel = S.Presenter(words: words, today: today).viewModel(for: response)
      completing(&viewModel, words, today)
      send(
        .shown(
          id,
          PageContent(
            viewModel, in: S.View.self, isLoading: !isFinal, nextPage: next(response),
            errors: errors?(response).compactMap(\.self), canRetry: canRetry(response))))
    }
    let driver = context.open(scene, to: output)
    return OpenPage(driver: driver, first: first) { $0 == .refresh ? refresh ?? first : other($0) }
  }
}

extension SearchScene.Progress {
  /// Why the search failed; nil if it did not.
  fileprivate var error: CatalogError? { if case .failed(_, let error) = self { error } else { nil } }
}

extension NextPage {
  /// What follows the pages that a scene has loaded.
  fileprivate init<Key, Element>(_ response: PagesResponse<Key, Element>) {
    let isThere = response.pages.value?.nextPage != nil
    self = !isThere ? .none : response.nextPageError != nil ? .failed : response.isStalled ? .stalled : .available
  }
}
