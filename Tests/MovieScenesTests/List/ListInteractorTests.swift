import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct ListInteractorTests {
  typealias Response = ListScene.Response
  typealias Failure = Result<Page<Movie>, CatalogError>

  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<Response>()
  let interactor: ListInteractor

  init() {
    interactor = ListInteractor(catalog: catalog, output: Output(EchoPresenter<Response>(), display: display))
  }

  @Test func loadsThePageThatIsAskedFor() async throws {
    try await load(page: 2, with: page(2, [21, 22]))
    let films = try #require(await display.shown.first?.films.value)
    #expect(films.elements.map(\.id) == [21, 22])
    #expect(films.nextPage == 3)
    #expect(await catalog.asked == [.list(.popular, page: 2)])
  }

  @Test func nextPageAppendsWhatIsNew() async throws {
    try await load(with: page(1, [1, 2]))
    try await next(page(2, [2, 3, 3, 4]))
    let films = try #require(await display.shown.last?.films.value)
    #expect(films.elements.map(\.id) == [1, 2, 3, 4])
    #expect([films.firstPage, films.lastPage] == [1, 2])
    #expect(await display.shown.count == 2)
  }

  @Test func aSecondNextPageDoesNothingWhileOneIsOnItsWay() async throws {
    try await load(with: page(1, [1]))
    let first = Task { await interactor.handle(.nextPage) }
    await catalog.waitForQuestions(2)
    await interactor.handle(.nextPage)
    #expect(await catalog.asked.count == 2)
    await catalog.answer(.list(.popular, page: 2), with: .success(page(2, [2])))
    await first.value
    #expect(await display.shown.last?.films.value?.elements.map(\.id) == [1, 2])
    #expect(await display.shown.last?.isLoadingMore == false)
  }

  @Test func theEndOfTheListIsKnown() async throws {
    try await load(page: 3, with: page(3, [1]))
    await interactor.handle(.nextPage)
    #expect(await catalog.asked.count == 1)
    #expect(await display.shown.count == 1)
  }

  @Test func aNextPageThatFailsKeepsTheFilmsAndCanBeAskedForAgain() async throws {
    try await load(with: page(1, [1]))
    let request = Task { await interactor.handle(.nextPage) }
    await catalog.waitForQuestions(2)
    await catalog.answer(.list(.popular, page: 2), with: Failure.failure(CatalogError(.timedOut)))
    await request.value
    let response = try #require(await display.shown.last)
    #expect(response.films.value?.elements.map(\.id) == [1])
    #expect(response.films.error == CatalogError(.timedOut))

    try await next(page(2, [2]))
    #expect(await display.shown.last?.films.value?.elements.map(\.id) == [1, 2])
    #expect(await display.shown.last?.films.error == nil)
  }

  @Test func aNextPageThatNobodyWaitsForLeavesTheWayFree() async throws {
    try await load(with: page(1, [1]))
    let request = Task { await interactor.handle(.nextPage) }
    await catalog.waitForQuestions(2)
    request.cancel()
    await request.value
    try await next(page(2, [2]), question: 3)
    #expect(await display.shown.last?.films.value?.elements.map(\.id) == [1, 2])
  }

  @Test func refreshKeepsTheFilmsUntilTheAnswerComes() async throws {
    try await load(with: page(1, [1]))
    let request = Task { await interactor.handle(.refresh) }
    await catalog.waitForQuestions(2)
    #expect(await display.progress.last?.films.value?.elements.map(\.id) == [1])
    await catalog.answer(.list(.popular), with: .success(page(1, [9])))
    await request.value
    #expect(await display.shown.last?.films.value?.elements.map(\.id) == [9])
  }

  @Test(arguments: ["horror", "HORROR", "27"])
  func findsAGenreByNameAndByNumber(wanted: String) async throws {
    let request = Task { await interactor.handle(.load(list: "popular", genre: wanted)) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.genres, with: .success(Self.genres))
    await catalog.waitForQuestions(2)
    await catalog.answer(.list(.popular, genre: 27), with: .success(page(1, [5])))
    await request.value
    #expect(await display.shown.first?.genre == .genre(Genre(id: 27, name: "Horror")))
    #expect(await display.shown.first?.films.value?.elements.map(\.id) == [5])
  }

  @Test func anUnknownGenreComesWithSuggestions() async throws {
    let request = Task { await interactor.handle(.load(list: "popular", genre: "horor")) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.genres, with: .success(Self.genres))
    await request.value
    #expect(await display.shown.first?.genre == .unknown("horor", suggestions: ["Horror"]))
    #expect(await catalog.asked == [.genres])
  }

  @Test func genresThatDoNotComeFailTheList() async throws {
    let request = Task { await interactor.handle(.load(list: "popular", genre: "horror")) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.genres, with: Result<[Genre], _>.failure(CatalogError(.unreachable)))
    await request.value
    #expect(await display.shown.first?.films == .failed(CatalogError(.unreachable)))
  }

  @Test func aNewerLoadTakesThePlaceOfAnOlderOne() async throws {
    let older = Task { await interactor.handle(.load(list: "popular")) }
    await catalog.waitForQuestions(1)
    let newer = Task { await interactor.handle(.load(list: "upcoming")) }
    await catalog.waitForQuestions(2)
    await older.value
    await catalog.answer(.list(.upcoming), with: .success(page(1, [7])))
    await newer.value
    #expect(await display.shown.map(\.list) == [.upcoming])
  }

  @Test func aSingleTenDoesNotLeadTheTopRated() async throws {
    let request = Task { await interactor.handle(.load(list: "top-rated")) }
    await catalog.waitForQuestions(1)
    let movies = [Movie.sample(1, average: 10, votes: 1), .sample(2, average: 8.5, votes: 9000)]
    await catalog.answer(.list(.topRated), with: .success(Page(totalResults: 2, elements: movies)))
    await request.value
    #expect(await display.shown.first?.films.value?.elements.map(\.id) == [2, 1])
  }

  private static let genres = [Genre(id: 28, name: "Action"), Genre(id: 27, name: "Horror")]

  private func page(_ number: Int, _ ids: [Int]) -> Page<Movie> {
    Page(number: number, totalPages: 3, totalResults: 60, elements: ids.map { .sample($0) })
  }

  private func load(page number: Int = 1, with page: Page<Movie>) async throws {
    let request = Task { await interactor.handle(.load(list: "popular", page: number)) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.list(.popular, page: number), with: .success(page))
    await request.value
  }

  private func next(_ page: Page<Movie>, question: Int? = nil) async throws {
    let before = await catalog.asked.count
    let request = Task { await interactor.handle(.nextPage) }
    await catalog.waitForQuestions(question ?? before + 1)
    await catalog.answer(.list(.popular, page: page.number), with: .success(page))
    await request.value
  }
}
