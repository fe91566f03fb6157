import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Viewers name genres as they see them.
@Suite struct GenreNamesTests {
  static let english = [Genre(id: 28, name: "Action"), Genre(id: 27, name: "Horror"), Genre(id: 37, name: "Western")]
  static let russian = [Genre(id: 28, name: "боевик"), Genre(id: 27, name: "ужасы"), Genre(id: 37, name: "вестерн")]

  @Test(arguments: [english, russian], ["Ужасы", "ужасы", "horror", "27"])
  func aListIsFoundByEitherName(genres: [Genre], name: String) async throws {
    let response = try await list(name, among: genres)
    guard case .genre(let genre) = response.genre else {
      Issue.record("There is no such genre.")
      return
    }
    #expect(genre.id == 27)
    let title = ListPresenter(words: RussianWords(), today: try .sample).viewModel(for: response).title
    #expect(title.lowercased() == "популярные · ужасы")
  }

  @Test func namesThatViewersSeeAreSuggested() async throws {
    let response = try await list("ужссы", among: Self.english)
    #expect(response.genre == .unknown("ужссы", suggestions: ["Ужасы"]))
  }

  @Test func homeFindsThemToo() async throws {
    let display = RecordingDisplay<HomeScene.ViewModel>()
    let presenter = HomePresenter(words: RussianWords(), today: try .sample)
    let home = HomeInteractor(
      catalog: LocalCatalog(language: "en", allGenres: Self.english), genre: { "ужасы" },
      genreNames: GenreNames(RussianWords()), output: Output(presenter, display: display))
    await home.handle(.load)
    let shelf = try #require(await display.shown.first?.shelves.last)
    #expect(shelf.title == "Популярные · Ужасы")
    #expect(shelf.route == .list(id: "popular", genre: 27))
  }

  @Test func standInTheOrderOfTheirNames() {
    let response = GenresScene.Response(source: .publicDomain, genres: .loaded(Self.english))
    let viewModel = GenresPresenter(words: RussianWords()).viewModel(for: response)
    #expect(viewModel.genres.map(\.name) == ["Боевик", "Вестерн", "Ужасы"])
    #expect(viewModel.genres.map(\.id) == [28, 37, 27])
    #expect(viewModel.hint?.route == .list(id: "popular", genre: 28))
    // A catalog that has the names itself orders them itself.
    let own = GenresScene.Response(source: .tmdb, genres: .loaded(Self.russian))
    #expect(GenresPresenter(words: RussianWords()).viewModel(for: own).genres.map(\.id) == [28, 27, 37])
  }

  private func list(_ name: String, among genres: [Genre]) async throws -> ListScene.Response {
    let display = RecordingDisplay<ListScene.Response>()
    let interactor = ListInteractor(
      catalog: LocalCatalog(language: "en", allGenres: genres), genreNames: GenreNames(RussianWords()),
      output: Output(EchoPresenter(), display: display))
    await interactor.handle(.load(list: "popular", genre: name))
    return try #require(await display.shown.first)
  }
}
