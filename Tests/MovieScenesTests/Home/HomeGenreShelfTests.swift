import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// The shelf of the genre that the viewer set.
@Suite struct HomeGenreShelfTests {
  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<HomeScene.ViewModel>()
  let interactor: HomeInteractor

  init() throws {
    let presenter = HomePresenter(words: EnglishWords(), today: try .sample)
    interactor = HomeInteractor(catalog: catalog, genre: { "horror" }, output: Output(presenter, display: display))
  }

  @Test func standsBelowTheOthersWithAWayToTheWholeList() async throws {
    let request = Task { await interactor.handle(.load) }
    await answerLists(questions: 5)
    await catalog.answer(.genres, with: .success([Genre(id: 28, name: "Action"), Genre(id: 27, name: "Horror")]))
    await catalog.waitForQuestions(6)
    await catalog.answer(.list(.popular, genre: 27), with: .success(Page<Movie>.sample([5])))
    await request.value
    let shelf = try #require(await display.shown.first?.shelves.last)
    #expect(await display.shown.first?.shelves.count == 5)
    #expect(shelf.id == "genre")
    #expect(shelf.title == "Popular · Horror")
    #expect(shelf.route == .list(id: "popular", genre: 27))
    guard case .cards(let cards, _) = shelf.content else {
      Issue.record("The shelf has no cards.")
      return
    }
    #expect(cards.map(\.id) == [5])
  }

  @Test func anUnknownGenreIsSaidInItsPlace() async throws {
    let request = Task { await interactor.handle(.load) }
    await answerLists(questions: 5)
    await catalog.answer(.genres, with: .success([Genre(id: 28, name: "Action")]))
    await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.shelves.last?.content == .failed("There is no genre “horror”."))
    #expect(viewModel.warnings == ["Popular · horror: There is no genre “horror”."])
    #expect(viewModel.outcome == .shown)
  }

  private func answerLists(questions: Int) async {
    await catalog.waitForQuestions(questions)
    for list in MovieList.allCases {
      await catalog.answer(.list(list), with: .success(Page<Movie>.sample([1])))
    }
  }
}
