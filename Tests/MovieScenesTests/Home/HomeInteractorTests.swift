import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct HomeInteractorTests {
  typealias Response = HomeScene.Response

  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<Response>()
  let interactor: HomeInteractor

  init() {
    interactor = HomeInteractor(catalog: catalog, output: Output(EchoPresenter<Response>(), display: display))
  }

  @Test func asksForAllShelvesAtOnceAndShowsThemInTheirOrder() async {
    let request = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(4)
    #expect(await catalog.open.count == 4)
    for (index, list) in [MovieList.upcoming, .popular, .topRated, .nowPlaying].enumerated() {
      await catalog.answer(.list(list), with: .success(Page.sample([index + 1])))
    }
    await request.value

    let shown = await display.shown
    #expect(shown.count == 1)
    #expect(shown.first?.shelves.map(\.list) == [.topRated, .popular, .nowPlaying, .upcoming])
    #expect(shown.first?.shelves.map { $0.movies.map(\.id) } == [[3], [2], [4], [1]])
  }

  @Test func showsShelvesOneByOneOnTheWay() async {
    await load(failing: [])
    let loaded = await display.progress.map { $0.shelves.filter { $0.state != .loading }.count }
    #expect(loaded == [0, 1, 2, 3])
  }

  @Test func aShelfThatFailsLeavesTheOthersStanding() async throws {
    await load(failing: [.popular])
    let response = try #require(await display.shown.first)
    #expect(response.shelves[1].state == .failed(CatalogError(.timedOut)))
    #expect(response.shelves.map(\.movies.count) == [1, 0, 1, 1])
  }

  @Test func allShelvesCanFail() async throws {
    await load(failing: Set(MovieList.allCases))
    let response = try #require(await display.shown.first)
    #expect(response.shelves.allSatisfy { $0.state == .failed(CatalogError(.timedOut)) })
  }

  @Test func dropsFilmsThatAShelfHoldsTwice() async throws {
    let request = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(4)
    for list in MovieList.allCases {
      await catalog.answer(.list(list), with: .success(Page.sample([7, 8, 7])))
    }
    await request.value
    let response = try #require(await display.shown.first)
    #expect(response.shelves[0].movies.map(\.id) == [7, 8])
  }

  @Test func refreshKeepsWhatIsShownUntilTheAnswerComes() async throws {
    await load(failing: [])
    let before = try #require(await display.shown.last)
    let earlier = await display.progress.count

    let request = Task { await interactor.handle(.refresh) }
    await catalog.waitForQuestions(8)
    #expect(await display.progress[earlier] == before)
    for list in MovieList.allCases {
      await catalog.answer(.list(list), with: .success(Page.sample([9])))
    }
    await request.value
    #expect(await display.shown.last?.shelves.map { $0.movies.map(\.id) } == [[9], [9], [9], [9]])
    #expect(await display.shown.count == 2)
  }

  @Test func refreshThatFailsKeepsTheEarlierAnswerAndSaysWhy() async throws {
    await load(failing: [])
    let request = Task { await interactor.handle(.refresh) }
    await catalog.waitForQuestions(8)
    for list in MovieList.allCases {
      await catalog.answer(.list(list), with: Result<Page<Movie>, _>.failure(CatalogError(.unreachable)))
    }
    await request.value
    let shelf = try #require(await display.shown.last?.shelves.first)
    #expect(shelf.state == .stale(.sample([1]), CatalogError(.unreachable)))
  }

  @Test func aNewerRequestTakesThePlaceOfAnOlderOne() async throws {
    let older = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(4)
    let newer = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(8)
    await older.value
    for list in MovieList.allCases {
      await catalog.answer(.list(list), with: .success(Page.sample([2])))
    }
    await newer.value
    let shown = await display.shown
    #expect(shown.count == 1)
    #expect(shown.first?.shelves.map { $0.movies.map(\.id) } == [[2], [2], [2], [2]])
  }

  @Test func aCancelledRequestShowsNothing() async {
    let request = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(4)
    request.cancel()
    await request.value
    #expect(await display.shown.isEmpty)
    #expect(await catalog.open.isEmpty)
  }

  private func load(failing: Set<MovieList>) async {
    let request = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(4)
    for list in MovieList.allCases {
      let failure = Result<Page<Movie>, CatalogError>.failure(CatalogError(.timedOut))
      await catalog.answer(.list(list), with: failing.contains(list) ? failure : .success(.sample([1])))
    }
    await request.value
  }
}

extension HomeScene.ShelfResult {
  fileprivate var movies: [Movie] {
    switch state {
    case .loaded(let page), .stale(let page, _): page.elements
    case .loading, .failed: []
    }
  }
}
