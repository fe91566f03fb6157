import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

extension ScenePages {
  /// Whether there is a page for a route.
  static func canOpen(_ route: Route) -> Bool {
    switch route {
    case .discover, .logIn, .shelve, .trailer: false
    default: true
    }
  }

  /// Opens the scene of a place.
  func opened(_ place: Place, as id: PageID) -> any OpenPage {
    switch place {
    case .tab(.home): page(HomeScene.self, HomeText.self, id, .load) { $0 == .refresh ? .refresh : nil }
    case .tab(.lists): index(id)
    case .tab(.search): search(.open, id)
    case .tab(.people): people(PeopleScene.Selection(), page: 1, id)
    case .tab(.favorites): shelf(.favorites, .title, page: 1, id)
    case .tab(.watchlist): shelf(.watchlist, .latestFirst, page: 1, id)
    case .tab(.settings): settings(id)
    case .route(let route): opened(route, as: id)
    }
  }

  private func opened(_ route: Route, as id: PageID) -> any OpenPage {
    switch route {
    case .movie(let movie, let source): film(movie, source, expanding: [], id)
    case .credits(let movie, let source): film(movie, source, expanding: [.credits], id)
    case .reviews(let movie, let source): film(movie, source, expanding: [.reviews], id)
    case .list(let name, let genre, let page):
      list(
        ListScene.Selection(MovieList(rawValue: name) ?? .popular, genre: genre.map { .named("\($0)") }), page: page, id
      )
    case .similar(let movie, let source, let page):
      list(.similar(.init(movie, from: self.source(source))), page: page, id)
    case .collection(let movie, let source): list(.collection(.init(movie, from: self.source(source))), page: 1, id)
    case .trending(let page): list(.trending, page: page, id)
    case .person(let person, let source): self.person(.init(id: person, source: self.source(source)), id)
    case .filmography(let person, let source):
      self.person(.init(id: person, source: self.source(source), showsAllFilms: true), id)
    case .people(let page, let query): people(PeopleScene.Selection(query: query), page: page, id)
    case .search(let query, let year, let page): search(.submit(query, year: year, page: page), id)
    case .shelf(let name, let sort, let isDescending, let page):
      shelf(
        Shelf(rawValue: name) ?? .favorites,
        ShelfOrder(ShelfOrder.Field(rawValue: sort) ?? .title, isDescending: isDescending), page: page, id)
    case .discover, .logIn, .shelve, .trailer: EmptyPage()
    }
  }

  // MARK: Scenes

  private func film(
    _ movie: Int, _ source: String?, expanding parts: Set<DetailScene.Part>, _ id: PageID
  ) -> any OpenPage {
    page(DetailScene.self, DetailText.self, id, .load(id: movie, from: self.source(source), expanding: parts)) {
      $0 == .refresh ? .refresh : nil
    }
  }

  private func person(_ subject: PersonScene.Subject, _ id: PageID) -> any OpenPage {
    page(PersonScene.self, PersonText.self, id, .load(subject)) { $0 == .refresh ? .refresh : nil }
  }

  private func list(_ selection: ListScene.Selection, page: Int, _ id: PageID) -> any OpenPage {
    self.page(
      ListScene.self, ListText.self, id, .load(selection, page: page), next: { NextPage($0) }
    ) { Self.paged($0) }
  }

  private func people(_ selection: PeopleScene.Selection, page: Int, _ id: PageID) -> any OpenPage {
    self.page(
      PeopleScene.self, PeopleText.self, id, .load(selection, page: page), next: { NextPage($0) }
    ) { Self.paged($0) }
  }

  private static func paged<Key>(_ request: PageRequest) -> PagesRequest<Key>? {
    switch request {
    case .refresh: .refresh
    case .nextPage: .nextPage
    case .search, .sort, .set: nil
    }
  }

  private func shelf(_ shelf: Shelf, _ first: ShelfOrder, page: Int, _ id: PageID) -> any OpenPage {
    let others = [ShelfOrder.title, .newestFirst, .bestFirst, .latestFirst].filter { $0 != first }
    let orders = [first] + others
    return self.page(ShelfScene.self, ShelfText.self, id, .load(shelf, first, page: page)) { request in
      switch request {
      case .refresh: .refresh
      case .sort(let number): .load(shelf, orders[abs(number % orders.count)])
      case .nextPage, .search, .set: nil
      }
    }
  }

  private func settings(_ id: PageID) -> any OpenPage {
    page(SettingsScene.self, SettingsText.self, id, .load) { request in
      switch request {
      case .refresh: .load
      case .set(let setting, let value?): .set(key: setting.rawValue, value: value)
      case .set(let setting, nil): .reset(key: setting.rawValue)
      case .nextPage, .search, .sort: nil
      }
    }
  }

  private func search(_ first: SearchScene.Request, _ id: PageID) -> any OpenPage {
    page(SearchScene.self, SearchText.self, id, first, next: { $0.results.map { NextPage($0) } ?? .none }) {
      request in
      switch request {
      case .refresh: .refresh
      case .nextPage: .nextPage
      case .search("", _): .clear
      case .search(let text, true): .submit(text)
      case .search(let text, false): .queryChanged(text)
      case .sort, .set: nil
      }
    }
  }

  /// The catalog's lists and genres.
  private func index(_ id: PageID) -> any OpenPage {
    let output = Output<GenresScene.Response> { [context, send] response, isFinal in
      let words = await context.words()
      let lists = MovieList.allCases.map { (words.title(of: $0), Route.list(id: $0.rawValue)) }
      send(
        .shown(
          id,
          IndexContent(
            lists: lists + [(words.discover.trending, .trending())],
            genres: GenresPresenter(words: words).viewModel(for: response), isLoading: !isFinal)))
    }
    return ScenePage(driver: context.open(GenresScene.self, to: output), first: .load) {
      $0 == .refresh ? .refresh : nil
    }
  }

  /// Opens a scene whose view models go to a page.
  private func page<S: MovieScene, View: PageText>(
    _ scene: S.Type, _ view: View.Type, _ id: PageID, _ first: S.Interactor.Request,
    next: @escaping @Sendable (S.Interactor.Response) -> NextPage = { _ in .none },
    request: @escaping @Sendable (PageRequest) -> S.Interactor.Request?
  ) -> ScenePage<S.Interactor> where View.ViewModel == S.Presenter.ViewModel, View.ViewModel: SceneViewModel {
    let output = Output<S.Interactor.Response> { [context, send] response, isFinal in
      let presenter = S.Presenter(words: await context.words(), today: context.today())
      send(
        .shown(
          id,
          ViewedContent(
            presenter.viewModel(for: response), in: view, isLoading: !isFinal, nextPage: next(response))))
    }
    return ScenePage(driver: context.open(scene, to: output), first: first, request: request)
  }
}

extension NextPage {
  /// What follows the pages that a scene has loaded.
  fileprivate init<Key, Element>(_ response: PagesResponse<Key, Element>) {
    let isThere = response.pages.value?.nextPage != nil
    self = isThere ? (response.nextPageError == nil ? .available : .failed) : .none
  }
}
