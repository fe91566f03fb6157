import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct FavoritesSceneTests {
  typealias ViewModel = FavoritesScene.ViewModel

  let catalog = ScriptedCatalog()
  let favorites = TransientFavorites.plain
  let today: CalendarDate

  init() throws {
    today = try .sample
  }

  @Test func addsFilmsAndSaysWhatBecameOfEach() async throws {
    let display = RecordingDisplay<ViewModel>()
    try await favorites.add(kept(2, "Two"))
    let request = Task { await interactor(display).handle(.add(ids: [1, 2, 3])) }
    await answer([1: .success("One"), 2: .success("Two"), 3: .failure(CatalogError(.notFound, host: "a.example"))])
    await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.confirmations == ["Added One.", "Two is among the favorites already."])
    #expect(viewModel.warnings == ["#3: a.example has nothing under that address."])
    #expect(viewModel.outcome == .shown)
    #expect(await display.progress.count == 1, "films may take a while to come")
    #expect(await favorites.kept(among: ids(1, 2, 3)) == ids(1, 2))
  }

  @Test func nothingAddedIsAFailure() async throws {
    let display = RecordingDisplay<ViewModel>()
    let request = Task { await interactor(display).handle(.add(ids: [1])) }
    await answer([1: .failure(CatalogError(.rejectedCredential, host: "a.example"))])
    await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == .unauthorized)
    #expect(viewModel.emptyState?.title == "Nothing was added")
  }

  @Test func removesFilmsAndSaysWhatBecameOfEach() async throws {
    let display = RecordingDisplay<ViewModel>()
    try await favorites.add(kept(1, "One"))
    await interactor(display).handle(.remove(ids: [1, 2]))
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.confirmations == ["Removed One.", "#2 was not among the favorites."])
    #expect(await favorites.kept(among: ids(1)) == [])
  }

  @Test(arguments: [
    (FavoritesScene.Order(.title), [3, 1, 2]), (.init(.title, isReversed: true), [2, 1, 3]),
    (.init(.date), [2, 3, 1]), (.init(.date, isReversed: true), [1, 3, 2]),
    (.init(.rating), [1, 2, 3]), (.init(.rating, isReversed: true), [3, 2, 1]),
  ])
  func sortsEitherWay(order: FavoritesScene.Order, ids: [Int]) async throws {
    let display = RecordingDisplay<ViewModel>()
    try await favorites.add(kept(1, "Metropolis", year: 1927, average: 9))
    try await favorites.add(kept(2, "Zorro", year: 1998, average: 7))
    try await favorites.add(kept(3, "Alien", year: 1979, average: 5))
    await interactor(display).handle(.load(order: order))
    #expect(await display.shown.first?.cards.map(\.id) == ids)
  }

  @Test func noFavoritesIsNoFailure() async throws {
    let display = RecordingDisplay<ViewModel>()
    await interactor(display).handle(.load(order: .init()))
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.emptyState?.title == "There are no favorites yet")
  }

  @Test func aFilmOfAnotherCatalogSaysSo() async throws {
    let display = RecordingDisplay<ViewModel>()
    try await favorites.add(.init(source: .publicDomain, details: MovieDetails(movie: .sample(1)), added: today))
    try await favorites.add(kept(2, "Two"))
    await interactor(display).handle(.load(order: .init()))
    #expect(await display.shown.first?.cards.map(\.remark) == ["built-in", nil])
    #expect(await display.shown.first?.footnotes.count == 2)
  }

  @Test func aChangeInOneSceneShowsInAnotherAtOnce() async throws {
    let list = RecordingDisplay<ViewModel>()
    let reader = interactor(list)
    await reader.handle(.load(order: .init()))
    let writer = interactor(RecordingDisplay<ViewModel>())
    let request = Task { await writer.handle(.add(ids: [7])) }
    await answer([7: .success("Seven")])
    await request.value
    await list.waitForShown(2)
    #expect(await list.shown.last?.cards.map(\.title) == ["Seven"])
    await writer.handle(.remove(ids: [7]))
    await list.waitForShown(3)
    #expect(await list.shown.last?.emptyState?.title == "There are no favorites yet")
    // Nothing was asked of the catalog beyond the film that was added.
    #expect(await catalog.asked == [.movie(7)])
    withExtendedLifetime(reader) {}
  }

  private func interactor(_ display: RecordingDisplay<ViewModel>) -> FavoritesInteractor {
    FavoritesInteractor(
      catalog: catalog, favorites: favorites, today: today,
      output: Output(FavoritesPresenter(words: EnglishWords()), display: display))
  }

  /// Answers questions about films with their titles, in the order in which they are asked.
  private func answer(_ answers: [Movie.ID: Result<String, CatalogError>]) async {
    for (count, id) in answers.keys.sorted().enumerated() {
      await catalog.waitForQuestions(count + 1)
      guard let answer = answers[id] else { continue }
      await catalog.answer(.movie(id), with: answer.map { MovieDetails(movie: .sample(id, $0)) })
    }
  }

  private func ids(_ numbers: Int...) -> Set<Favorite.ID> {
    Set(numbers.map { Favorite.ID(.tmdb, $0) })
  }

  private func kept(_ id: Int, _ title: String, year: Int = 2001, average: Double = 7) -> FavoriteDetails {
    let movie = Movie.sample(id, title, year: year, average: average, votes: 1000)
    return .init(source: .tmdb, details: MovieDetails(movie: movie), added: today)
  }
}
