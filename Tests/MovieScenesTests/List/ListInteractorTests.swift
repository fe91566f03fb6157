import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Tests `PagesInteractor` with films; the people scene and searches use the same type, and `SearchPagingTests` and
/// `SearchRefreshTests` have more of it.
@Suite struct ListInteractorTests {
  typealias Selection = ListScene.Selection
  typealias Question = PageQuestion<Selection>

  static let error = CatalogError(.timedOut)

  var interactor = ListInteractor(source: .tmdb, key: .popular, refreshingOn: [.language, .region, .adult])
  let first = Question(.popular)
  let second = Question(.popular, page: 2, isAppended: true)

  @Test mutating func loadAsksForThePageOnAnEmptyScreen() {
    load(ids: [1])
    #expect(interactor.handle(.load(.upcoming, page: 2)) == [.ask(Question(.upcoming, page: 2))])
    #expect(interactor.response == .init(source: .tmdb, key: .upcoming, firstPage: 2, pages: .loading))
    receive(page(2, [21, 22]), for: Question(.upcoming, page: 2))
    let pages = PagedList(page(2, [21, 22]))
    #expect(interactor.response == .init(source: .tmdb, key: .upcoming, firstPage: 2, pages: .loaded(pages)))
    #expect(pages.nextPage == 3)
  }

  @Test mutating func theAnswerReplacesTheGenresNameWithTheGenre() {
    let key = Selection(.popular, genre: .found(Genre(id: 27, name: "Horror")))
    _ = interactor.handle(.load(.init(.popular, genre: .named("horror"))))
    receive(page(1, [1]), for: Question(.init(.popular, genre: .named("horror"))), as: key)
    #expect(interactor.response.key == key)
    #expect(interactor.handle(.nextPage) == [.ask(Question(key, page: 2, isAppended: true))])
  }

  // MARK: The next page

  @Test(arguments: [[], [.load(.popular)], [.refresh], [.nextPage], [.nextPage, .refresh]] as [[ListScene.Request]])
  mutating func nextPageAsksNothingBeforeTheFirstLoadAndWhileAnythingIsLoading(requests: [ListScene.Request]) {
    if !requests.isEmpty { load(ids: [1]) }
    for request in requests {
      #expect(interactor.handle(request).count == 1)
    }
    let before = interactor.response
    #expect(interactor.handle(.nextPage) == [])
    #expect(interactor.response == before)
  }

  @Test mutating func aFailedNextPageKeepsTheFilmsAndCanBeRequestedAgain() {
    load(ids: [1])
    _ = interactor.handle(.nextPage)
    receive(.failure(Self.error), for: second)
    let pages = Loadable.loaded(PagedList(page(1, [1])))
    #expect(interactor.response == .init(source: .tmdb, key: .popular, pages: pages, nextPageError: Self.error))
    #expect(interactor.response.error == Self.error)
    #expect(interactor.handle(.nextPage) == [.ask(second)])
    #expect(interactor.response.error == nil)
    receive(page(2, [2]), for: second)
    #expect(ids == [1, 2])
  }

  @Test mutating func aCancelledNextPageCanBeRequestedAgain() {
    load(ids: [1])
    let before = interactor.response
    _ = interactor.handle(.nextPage)
    interactor.abandon(second)
    #expect(interactor.response == before)
    #expect(interactor.handle(.nextPage) == [.ask(second)])
  }

  @Test mutating func afterTwoPagesWithoutNewFilmsTheListIsStalledUntilAPageHasSome() {
    load(ids: [1, 2])
    let isStalled = [[2, 1], [1], [2], [3]].enumerated().map { index, ids in
      _ = interactor.handle(.nextPage)
      receive(
        ResultsPage(number: index + 2, totalPages: 9, totalResults: 180, elements: ids.map { .sample($0) }),
        for: Question(.popular, page: index + 2, isAppended: true))
      return interactor.response.isStalled
    }
    #expect(isStalled == [false, true, true, false])
    #expect(ids == [1, 2, 3])
    #expect(interactor.handle(.nextPage).count == 1)
  }

  // MARK: Refresh

  @Test mutating func `The next page does not make the pages before it current`() {
    load(ids: [1])
    _ = interactor.handle(.refresh)
    receive(.failure(Self.error), for: first)
    _ = interactor.handle(.nextPage)
    receive(page(2, [2]), for: second)
    #expect(ids == [1, 2])
    #expect(interactor.response.pages.error == Self.error)
  }

  @Test mutating func refreshSupersedesTheNextPage() {
    load(ids: [1])
    _ = interactor.handle(.nextPage)
    #expect(interactor.handle(.refresh) == [.ask(first)])
    #expect(interactor.response.isLoadingMore == false)
    #expect(first.lane == second.lane)
    #expect(first.rule == .latest)
  }

  @Test mutating func refreshClearsTheErrorOfTheNextPage() {
    load(ids: [1])
    _ = interactor.handle(.nextPage)
    receive(.failure(Self.error), for: second)
    _ = interactor.handle(.refresh)
    #expect(interactor.response.nextPageError == Self.error)
    receive(page(1, [1]), for: first)
    #expect(interactor.response.nextPageError == nil)
  }

  @Test mutating func aCancelledLoadIsIdleAndARefreshLoadsTheSamePage() {
    _ = interactor.handle(.load(.upcoming, page: 2))
    interactor.abandon(Question(.upcoming, page: 2))
    #expect(interactor.response == .init(source: .tmdb, key: .upcoming, firstPage: 2))
    #expect(interactor.handle(.refresh) == [.ask(Question(.upcoming, page: 2))])
  }

  private var ids: [Movie.ID]? { interactor.response.pages.value?.elements.map(\.id) }

  private func page(_ number: Int, _ ids: [Int]) -> ResultsPage<Movie> {
    ResultsPage(number: number, totalPages: 3, totalResults: 60, elements: ids.map { .sample($0) })
  }

  private mutating func load(ids: [Int]) {
    _ = interactor.handle(.load(.popular))
    receive(page(1, ids), for: first)
  }

  private mutating func receive(_ page: ResultsPage<Movie>, for question: Question, as key: Selection? = nil) {
    receive(.success(page), for: question, as: key)
  }

  private mutating func receive(
    _ page: Result<ResultsPage<Movie>, CatalogError>, for question: Question, as key: Selection? = nil
  ) {
    #expect(interactor.receive(PageAnswer(key: key ?? question.key, page: page), to: question) == [])
  }
}
