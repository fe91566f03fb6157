import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct DetailInteractorTests {
  typealias Response = DetailScene.Response

  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<Response>()
  let interactor: DetailInteractor

  init() throws {
    interactor = DetailInteractor(
      catalog: catalog, favorites: TransientFavorites.plain, today: try .sample,
      output: Output(EchoPresenter<Response>(), display: display))
  }

  @Test func asksOnceAndShowsTheFilm() async {
    await perform(.load(id: 603), question: 1, answer: .success(.sample(603)))
    #expect(await catalog.asked == [.movie(603)])
    #expect(await display.progress.map(\.state) == [.loading])
    #expect(await display.shown == [Response(source: .tmdb, id: 603, state: .loaded(.sample(603)))])
  }

  @Test func keepsWhichPartsToShowWhole() async {
    await perform(.load(id: 603, expanding: [.reviews]), question: 1, answer: .success(.sample(603)))
    #expect(await display.shown.map(\.expanded) == [[.reviews]])
  }

  @Test func aFailureIsShown() async {
    await perform(.load(id: 5), question: 1, answer: .failure(CatalogError(.notFound)))
    #expect(await display.shown == [Response(source: .tmdb, id: 5, state: .failed(CatalogError(.notFound)))])
  }

  @Test func refreshKeepsWhatIsShownUntilTheAnswerComes() async {
    await perform(.load(id: 603), question: 1, answer: .success(.sample(603)))
    await perform(.refresh, question: 2, answer: .success(.sample(603, "Newer")))
    #expect(await display.progress.map(\.state) == [.loading, .loaded(.sample(603))])
    #expect(await display.shown.map(\.state) == [.loaded(.sample(603)), .loaded(.sample(603, "Newer"))])
  }

  @Test func refreshThatFailsKeepsTheEarlierAnswerAndSaysWhy() async {
    await perform(.load(id: 603), question: 1, answer: .success(.sample(603)))
    await perform(.refresh, question: 2, answer: .failure(CatalogError(.unreachable)))
    await perform(.refresh, question: 3, answer: .failure(CatalogError(.timedOut)))
    #expect(
      await display.shown.dropFirst().map(\.state) == [
        .stale(.sample(603), CatalogError(.unreachable)), .stale(.sample(603), CatalogError(.timedOut)),
      ])
  }

  @Test func refreshAfterAFailureStartsFromNothing() async {
    await perform(.load(id: 603), question: 1, answer: .failure(CatalogError(.timedOut)))
    await perform(.refresh, question: 2, answer: .success(.sample(603)))
    #expect(await display.progress.map(\.state) == [.loading, .loading])
    #expect(await display.shown.last?.state == .loaded(.sample(603)))
  }

  @Test func withoutAFilmThereIsNothingToDo() async {
    await interactor.handle(.refresh)
    await interactor.handle(.expand(.credits))
    #expect(await catalog.asked.isEmpty)
    #expect(await display.shown.isEmpty)
  }

  @Test func anotherFilmStartsFromNothing() async {
    await perform(.load(id: 1), question: 1, answer: .success(.sample(1)))
    await perform(.load(id: 2), question: 2, answer: .failure(CatalogError(.timedOut)))
    #expect(await display.progress.map(\.state) == [.loading, .loading])
    #expect(await display.shown.last?.state == .failed(CatalogError(.timedOut)))
  }

  @Test func expandingShowsTheSameFilmAgainWithoutAQuestion() async {
    await perform(.load(id: 603), question: 1, answer: .success(.sample(603)))
    await interactor.handle(.expand(.credits))
    await interactor.handle(.expand(.reviews))
    #expect(await catalog.asked.count == 1)
    #expect(await display.shown.map(\.expanded) == [[], [.credits], [.credits, .reviews]])
  }

  @Test func expandingWhileTheFilmLoadsIsPartOfItsAnswer() async {
    let load = Task { await interactor.handle(.load(id: 603)) }
    await catalog.waitForQuestions(1)
    let expand = Task { await interactor.handle(.expand(.credits)) }
    await display.waitForProgress(2)
    await catalog.answer(.movie(603), with: .success(MovieDetails.sample(603)))
    await load.value
    await expand.value
    #expect(await display.shown.map(\.expanded) == [[.credits]])
  }

  @Test func aNewerRequestTakesThePlaceOfAnOlderOne() async {
    let older = Task { await interactor.handle(.load(id: 1)) }
    await catalog.waitForQuestions(1)
    let newer = Task { await interactor.handle(.load(id: 2)) }
    await catalog.waitForQuestions(2)
    await older.value
    await catalog.answer(.movie(2), with: .success(MovieDetails.sample(2)))
    await newer.value
    #expect(await display.shown.map(\.id) == [2])
  }

  @Test func aCancelledRequestShowsNothingAndTheNextOneWorks() async {
    let request = Task { await interactor.handle(.load(id: 603)) }
    await catalog.waitForQuestions(1)
    request.cancel()
    await request.value
    #expect(await display.shown.isEmpty)
    #expect(await catalog.open.isEmpty)
    await perform(.refresh, question: 2, answer: .success(.sample(603)))
    #expect(await display.shown.map(\.state) == [.loaded(.sample(603))])
  }

  private func perform(
    _ request: DetailScene.Request, question count: Int, answer: Result<MovieDetails, CatalogError>
  ) async {
    let task = Task { await interactor.handle(request) }
    await catalog.waitForQuestions(count)
    if let question = await catalog.asked.last {
      await catalog.answer(question, with: answer)
    }
    await task.value
  }
}
