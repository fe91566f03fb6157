import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct GenresSceneTests {
  let presenter = GenresPresenter(words: EnglishWords())

  @Test func genresLeadToTheirFilms() {
    let viewModel = presenter.viewModel(for: response(.loaded(.english)))
    #expect(
      viewModel.rows == [
        .init(id: 28, name: "Action", route: .list(id: "popular", genre: "28")),
        .init(id: 27, name: "Horror", route: .list(id: "popular", genre: "27")),
        .init(id: 37, name: "Western", route: .list(id: "popular", genre: "37")),
      ])
    #expect(
      viewModel.hints == [
        Hint(text: "Browse a genre", route: .list(id: "popular", genre: "action")),
        Hint(text: "Show a genre of your choice on the first page", route: .settings),
      ])
    #expect(viewModel.outcome == .shown)
  }

  @Test func translatedGenresAreSortedByName() {
    let presenter = GenresPresenter(words: RussianWords())
    let viewModel = presenter.viewModel(for: response(.loaded(.english)))
    #expect(viewModel.rows.map(\.name) == ["Боевик", "Вестерн", "Ужасы"])
    #expect(viewModel.rows.map(\.id) == [28, 37, 27])
    #expect(viewModel.hints.first?.route == .list(id: "popular", genre: "action"))
    // Catalogs sort names in their own language.
    #expect(presenter.viewModel(for: response(.loaded(.russian))).rows.map(\.id) == [28, 27, 37])
  }

  @Test func aFailureIsAnEmptyState() {
    let viewModel = presenter.viewModel(for: response(.failed(CatalogError(.rejectedCredential))))
    #expect(viewModel.outcome == .unauthorized)
    #expect(viewModel.emptyState?.title == "Could not load genres")
  }

  @Test func genresBeforeTheFirstLoadAreNotLoaded() {
    var interactor = GenresInteractor(source: .tmdb)
    #expect(presenter.viewModel(for: interactor.response).emptyState == EmptyState(title: "Not loaded yet"))
    #expect(interactor.handle(.refresh) == [])
    #expect(interactor.handle(.load) == [.ask(.init())])
  }

  private func response(_ genres: Loadable<[Genre]>) -> GenresScene.Response {
    .init(source: .tmdb, value: genres)
  }
}
