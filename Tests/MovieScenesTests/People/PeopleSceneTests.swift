import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct PeopleSceneTests {
  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<PeopleScene.ViewModel>()
  let interactor: PeopleInteractor

  init() {
    let output = Output(PeoplePresenter(words: EnglishWords()), display: display)
    interactor = PeopleInteractor(catalog: catalog, output: output)
  }

  @Test func showsPeopleWithWhatTheyAreKnownFor() async throws {
    let person = Person(
      id: 287, name: "Brad Pitt", department: "Acting", profilePath: "/p.jpg",
      knownFor: [.init(title: "Fight Club", movieID: 550), .init(title: "A Series", movieID: nil)])
    await request(.load(), answering: 1, with: .success(page(1, [person])))
    let row = try #require(await display.shown.first?.people.first)
    #expect(
      row
        == .init(
          id: 287, name: "Brad Pitt", department: "Acting", knownFor: "Fight Club, A Series", portraitPath: "/p.jpg",
          route: .person(id: 287)))
  }

  @Test func pagesJoinAndNobodyComesTwice() async throws {
    await request(.load(), answering: 1, with: .success(page(1, people(1, 2))))
    await request(.nextPage, answering: 2, with: .success(page(2, people(2, 3))))
    let viewModel = try #require(await display.shown.last)
    #expect(viewModel.people.map(\.id) == [1, 2, 3])
    #expect(viewModel.position == "pages 1 to 2 of 2")
    await interactor.handle(.nextPage)
    #expect(await catalog.asked.count == 2)
  }

  @Test func aRefreshThatFailsKeepsThePeople() async throws {
    await request(.load(page: 2), answering: 2, with: .success(page(2, people(1))))
    await request(.refresh, answering: 2, with: .failure(CatalogError(.timedOut, host: "a.example")))
    let viewModel = try #require(await display.shown.last)
    #expect(viewModel.people.map(\.id) == [1])
    #expect(viewModel.warnings == ["Popular people: a.example took too long to answer."])
  }

  @Test func aFailureIsAnEmptyState() async throws {
    await request(.load(), answering: 1, with: .failure(CatalogError(.unreachable, host: "a.example")))
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.emptyState?.message == "a.example could not be reached.")
  }

  private func request(
    _ request: PeopleScene.Request, answering number: Int, with answer: Result<Page<Person>, CatalogError>
  ) async {
    let before = await catalog.asked.count
    let task = Task { await interactor.handle(request) }
    await catalog.waitForQuestions(before + 1)
    await catalog.answer(.people(page: number), with: answer)
    await task.value
  }

  private func people(_ ids: Int...) -> [Person] {
    ids.map { Person(id: $0, name: "Person \($0)") }
  }

  private func page(_ number: Int, _ people: [Person]) -> Page<Person> {
    Page(number: number, totalPages: 2, totalResults: 40, elements: people)
  }
}
