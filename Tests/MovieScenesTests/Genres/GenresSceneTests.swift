import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct GenresSceneTests {
  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<GenresScene.ViewModel>()
  let interactor: GenresInteractor

  init() {
    let output = Output(GenresPresenter(words: EnglishWords()), display: display)
    interactor = GenresInteractor(catalog: catalog, output: output)
  }

  @Test func showsGenresWithAWayToTheirFilms() async throws {
    await load(.success([Genre(id: 28, name: "Action"), Genre(id: 37, name: "Western")]))
    let viewModel = try #require(await display.shown.first)
    #expect(
      viewModel.genres == [
        .init(id: 28, name: "Action", route: .list(id: "popular", genre: 28)),
        .init(id: 37, name: "Western", route: .list(id: "popular", genre: 37)),
      ])
    #expect(viewModel.hint?.route == .list(id: "popular", genre: 28))
    #expect(viewModel.outcome == .shown)
  }

  @Test func aFailureIsAnEmptyState() async throws {
    await load(.failure(CatalogError(.rejectedCredential, host: "a.example")))
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == .unauthorized)
    #expect(viewModel.emptyState?.title == "The genres could not be loaded")
  }

  private func load(_ answer: Result<[Genre], CatalogError>) async {
    let request = Task { await interactor.handle(.load) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.genres, with: answer)
    await request.value
  }
}
