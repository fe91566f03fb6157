package import MovieDisplay
public import MovieDomain

/// A request to a scene that loads a list page by page.
public enum PagesRequest<Key: SceneKey>: Sendable, Equatable {
  /// Loads a page, counted from 1, starting from an empty screen. Replaces a load in progress.
  case load(Key, page: Int = 1)
  /// Loads the next page and appends it. Does nothing while a page is loading or at the end of the list.
  ///
  /// A view can send it whenever its last row comes on screen. One that loads pages ahead of the screen stops at
  /// `PagesResponse.isStalled`, which an `Output` sees, until the user asks for more: a server may repeat itself.
  /// If loading fails, the pages on screen stay; send the request again to retry.
  case nextPage
  /// Reloads the first page on screen. The current pages stay until the new one replaces them all, and become stale if
  /// loading fails.
  case refresh
}

/// The response of a scene that loads a list page by page.
public struct PagesResponse<Key: SceneKey, Element: FilmContaining & Identifiable>: Sendable, Equatable
where Element.ID: Sendable {
  /// The catalog in use.
  public var source: CatalogSource
  /// Identifies the list.
  public var key: Key
  /// The page that was requested first, counted from 1.
  public var firstPage: Int
  /// The pages loaded so far.
  public var pages: Loadable<PagedList<Element>>
  /// Whether the next page is loading.
  public var isLoadingMore = false
  /// Why the next page could not be loaded; nil if it could, or if it was not requested.
  public var nextPageError: CatalogError?
  /// The marks of films on screen that are on a shelf.
  public var marks: [FilmID: FilmMarks] = [:]

  /// The catalog the elements come from.
  public var contentSource: CatalogSource { key.source ?? source }
  /// The catalog the elements come from if it is not the one in use. Then ids are shown with its name.
  public var otherSource: CatalogSource? { contentSource == source ? nil : contentSource }
  /// Why a page could not be loaded or reloaded; nil if nothing failed.
  public var error: CatalogError? { pages.error ?? nextPageError }
  /// Whether the last two pages brought nothing new, as from a server that repeats itself. The next one may not either.
  public var isStalled: Bool { pages.value.map { $0.pagesWithoutNewElements >= 2 } ?? false }

  /// Creates a response; the defaults describe a scene before its first request.
  public init(
    source: CatalogSource, key: Key, firstPage: Int = 1, pages: Loadable<PagedList<Element>> = .idle
  ) {
    self.source = source
    self.key = key
    self.firstPage = firstPage
    self.pages = pages
  }
}

/// Asks a worker to load one page.
public struct PageQuestion<Key: SceneKey>: LanedQuestion, Equatable {
  /// Identifies the list.
  public var key: Key
  /// Counted from 1.
  public var page: Int
  /// Whether to append the page. Otherwise it replaces the pages on screen.
  public var isAppended: Bool

  /// Creates a question for one page.
  public init(_ key: Key, page: Int = 1, isAppended: Bool = false) {
    self.key = key
    self.page = page
    self.isAppended = isAppended
  }

  /// Returns the page that answers the question. Throws `CatalogError(.outOfRange)` for the empty page that a server
  /// sends in place of one after the last.
  ///
  /// An appended page may be empty: the list has become shorter, and ends there.
  func existing<Element>(_ page: ResultsPage<Element>) throws(CatalogError) -> ResultsPage<Element> {
    guard !isAppended, self.page > 1, page.hasNoRows, page.totalResults > 0 else {
      return page
    }
    throw CatalogError(.outOfRange, lastPage: page.totalPages < self.page ? page.totalPages : nil)
  }
}

/// The answer to a `PageQuestion`: a page, or why it could not be loaded.
public struct PageAnswer<Key: SceneKey, Element: FilmContaining>: Sendable {
  /// The resolved key: a genre given by name has its id.
  public var key: Key
  /// The page, or why it could not be loaded.
  public var page: Result<ResultsPage<Element>, CatalogError>

  /// Creates an answer to a question about `key`.
  public init(key: Key, page: Result<ResultsPage<Element>, CatalogError>) {
    self.key = key
    self.page = page
  }
}

/// Loads a list page by page.
public struct PagesInteractor<Key: SceneKey, Element: FilmContaining & Identifiable>: Interactor
where Element.ID: Sendable {
  public private(set) var response: PagesResponse<Key, Element>
  private var isLoading = false
  private let refreshingSettings: Set<Setting>

  /// Creates an interactor for the list `key`, which a `load` request may replace. A change to any of `settings`
  /// reloads the list.
  public init(source: CatalogSource, key: Key, refreshingOn settings: Set<Setting> = [.language]) {
    response = PagesResponse(source: source, key: key)
    refreshingSettings = settings
  }

  public mutating func handle(_ request: PagesRequest<Key>) -> [Effect<PageQuestion<Key>>] {
    switch request {
    case .load(let key, let page):
      response = PagesResponse(source: response.source, key: key, firstPage: page, pages: .loading)
    case .refresh:
      response.pages.load()
      response.isLoadingMore = false
    case .nextPage:
      guard !isLoading, let page = response.pages.value?.nextPage else { return [] }
      response.isLoadingMore = true
      response.nextPageError = nil
      isLoading = true
      return [.ask(PageQuestion(response.key, page: page, isAppended: true))]
    }
    isLoading = true
    return [.ask(PageQuestion(response.key, page: response.firstPage))]
  }

  public mutating func receive(
    _ answer: PageAnswer<Key, Element>, to question: PageQuestion<Key>
  ) -> [Effect<PageQuestion<Key>>] {
    abandon(question)
    response.key = answer.key
    switch answer.page {
    case .success(let page) where question.isAppended:
      guard var pages = response.pages.value else { break }
      pages.append(page)
      let earlierError = response.pages.error
      response.pages.take(.success(pages))
      // The pages before it are as old as they were.
      if let earlierError { response.pages.take(.failure(earlierError)) }
    case .failure(let error) where question.isAppended:
      response.nextPageError = error
    case .success, .failure:
      response.pages.take(answer.page.map { PagedList($0) })
      response.nextPageError = nil
    }
    return []
  }

  public var filmsOnScreen: Set<FilmID> {
    response.pages.value.map { Set(in: $0.elements, of: response.contentSource) } ?? []
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ question: PageQuestion<Key>) {
    isLoading = false
    response.isLoadingMore = false
    response.pages.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<PageQuestion<Key>>] {
    response.pages == .idle || changed.isDisjoint(with: refreshingSettings) ? [] : handle(.refresh)
  }
}

/// Loads pages through a function, such as a catalog's method.
public struct PagesWorker<Key: SceneKey, Element: FilmContaining>: Worker {
  private let load: @Sendable (_ key: Key, _ page: Int) async throws(CatalogError) -> ResultsPage<Element>

  /// Creates a worker that calls `load` for each question. `CatalogError(.cancelled)` ends a question without an
  /// answer; other errors are part of the answer.
  public init(_ load: @escaping @Sendable (_ key: Key, _ page: Int) async throws(CatalogError) -> ResultsPage<Element>)
  {
    self.load = load
  }

  public func answer(_ question: PageQuestion<Key>) async -> PageAnswer<Key, Element>? {
    await result { () async throws(CatalogError) in try question.existing(try await load(question.key, question.page)) }
      .map { PageAnswer(key: question.key, page: $0) }
  }
}

extension ListViewModel {
  /// Shows why there are no rows.
  package mutating func fail(_ state: EmptyState, as outcome: Outcome = .failed) {
    emptyState = state
    self.outcome = outcome
  }

  /// Shows the pages of a list. `route` leads to another page, `opensFirst` to the first row.
  mutating func show<Key, Element>(
    _ pages: PagedList<Element>, of response: PagesResponse<Key, Element>, in words: any Words, opensFirst: Hint?,
    route: (_ page: Int) -> Route, row: (Element) -> Row
  ) {
    note = words.age(of: pages)
    position = [words.place(of: pages), note].joinedRemarks
    total = pages.firstPage == 1 ? pages.totalResults : nil
    isStale = response.pages.error != nil
    rows = pages.elements.map(row)
    activity = response.isLoadingMore ? words.loading : nil
    let next = pages.nextPage.map { Hint(text: words.nextPage, route: route($0)) }
    hints = [next, opensFirst].compactMap(\.self)
    warnings = words.warnings(about: title, skipped: pages.skipped, error: response.error)
  }

  /// Shows why there are no pages: they are loading, or could not be loaded, as the title of the failure says.
  mutating func showNothing<Key, Element>(
    of response: PagesResponse<Key, Element>, titled failure: String, in words: any Words, route: (_ page: Int) -> Route
  ) {
    switch response.pages {
    case .idle: emptyState = EmptyState(title: words.notLoaded)
    case .failed(let error) where error.code == .outOfRange:
      fail(words.emptyState(forPage: response.firstPage, error))
      hints = [words.hint(for: error, route)]
    case .failed(let error): fail(words.emptyState(titled: failure, for: [error]), as: error.outcome)
    case .loading, .loaded, .stale: activity = words.loading
    }
  }
}
