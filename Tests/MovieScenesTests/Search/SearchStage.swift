import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// The search interactor with everything around it in a test's hands.
struct SearchStage {
  typealias Response = SearchScene.Response

  /// The pause in typing that starts a search, and how long results stay until they are remembered.
  static let pause = Duration.milliseconds(300)
  static let settlingTime = Duration.seconds(2)

  let catalog: ScriptedCatalog
  let history: RecordingHistory
  let clock = TestClock()
  let display = RecordingDisplay<Response>()
  let interactor: SearchInteractor

  init(recent: [String] = [], heedsCancellation: Bool = true) {
    catalog = ScriptedCatalog(heedsCancellation: heedsCancellation)
    history = RecordingHistory(recent)
    interactor = SearchInteractor(
      catalog: catalog, history: history, clock: clock,
      output: Output(EchoPresenter<Response>(), display: display))
  }

  /// Starts a request without waiting for its end.
  func start(_ request: SearchScene.Request) -> Task<Void, Never> {
    Task { await interactor.handle(request) }
  }

  /// Submits a query and answers it.
  func find(_ text: String, on page: Page<Movie>) async throws {
    let query = try #require(MovieQuery(text))
    let asked = await catalog.asked.count
    let request = start(.submit(text, page: page.number))
    await catalog.waitForQuestions(asked + 1)
    await catalog.answer(.search(query, page: page.number), with: .success(page))
    await request.value
  }

  /// Asks for the next page and answers it.
  func turnPage(of text: String, with answer: Result<Page<Movie>, CatalogError>, page: Int) async throws {
    let query = try #require(MovieQuery(text))
    let asked = await catalog.asked.count
    let request = start(.nextPage)
    await catalog.waitForQuestions(asked + 1)
    await catalog.answer(.search(query, page: page), with: answer)
    await request.value
  }

  var shown: Response {
    get async throws { try #require(await display.shown.last) }
  }
}

extension SearchScene.State {
  var found: SearchScene.Found? {
    if case .found(let found) = self { found } else { nil }
  }
}

extension Page<Movie> {
  /// One of several pages.
  static func sample(_ ids: [Int], number: Int, of pages: Int) -> Page {
    var page = Page.sample(ids, total: pages * 20)
    page.number = number
    page.totalPages = pages
    return page
  }
}
