import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct PersonSceneTests {
  let catalog = ScriptedCatalog()
  let display = RecordingDisplay<PersonScene.ViewModel>()
  let interactor: PersonInteractor

  init() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    let output = Output(PersonPresenter(words: EnglishWords(), today: today), display: display)
    interactor = PersonInteractor(catalog: catalog, output: output)
  }

  @Test func theLivingHaveAnAge() async throws {
    var details = Self.details
    details.deathday = nil
    let viewModel = try await load(.success(details))
    #expect(viewModel.facts.contains(Fact(label: "Born", value: .text("Dec 18, 1963 (aged 62)"))))
    #expect(!viewModel.facts.contains { $0.label == "Died" })
  }

  @Test func theDeadHaveTheAgeTheyReached() async throws {
    let viewModel = try await load(.success(Self.details))
    #expect(viewModel.facts.contains(Fact(label: "Born", value: .text("Dec 18, 1963"))))
    #expect(viewModel.facts.contains(Fact(label: "Died", value: .text("Dec 17, 2020 (aged 56)"))))
  }

  @Test func whatIsUnknownIsLeftOutOrSaid() async throws {
    let viewModel = try await load(.success(PersonDetails(person: Person(id: 287, name: "N. N."), films: [])))
    #expect(viewModel.facts.isEmpty)
    #expect(viewModel.biography.text == "There is no biography yet.")
    #expect(viewModel.films.note == "There are no films yet.")
    #expect(viewModel.warnings.isEmpty)
  }

  @Test func filmsThatDidNotComeAreSaidInPlaceAndBeside() async throws {
    let viewModel = try await load(.success(PersonDetails(person: Person(id: 287, name: "N. N."), films: nil)))
    #expect(viewModel.films.note == "The films did not come.")
    #expect(viewModel.warnings == ["Best-known films: The films did not come."])
  }

  @Test func filmsComeOnceAndBestKnownFirst() async throws {
    var details = Self.details
    details = PersonDetails(
      person: details.person,
      films: [
        .init(movie: .sample(1, votes: 5), parts: ["A"]), .init(movie: .sample(2, votes: 900), parts: ["B"]),
        .init(movie: .sample(1, votes: 5), parts: ["Director", "A"]),
      ])
    let viewModel = try await load(.success(details))
    #expect(viewModel.films.rows.map(\.card.id) == [2, 1])
    #expect(viewModel.films.rows.map(\.parts) == ["B", "A, Director"])
    #expect(viewModel.hint?.route == .movie(id: 2))
  }

  @Test func aBiographyInAnotherLanguageIsLabelled() async throws {
    var details = Self.details
    details.biographyLanguage = "en"
    #expect(try await load(.success(details)).biography.note == "in English")
  }

  @Test func anEarlierAnswerSaysFromWhenItIs() async throws {
    var details = Self.details
    details.biographyLanguage = "en"
    details.staleness = Staleness(age: .seconds(90), error: CatalogError(.timedOut, host: "a.example"))
    let viewModel = try await load(.success(details))
    #expect(viewModel.biography.note == "in English · as of 1 minute ago")
    #expect(viewModel.warnings == ["Brad Pitt: a.example took too long to answer."])
  }

  @Test func nobodyWithThatNumberIsAnEmptyState() async throws {
    let viewModel = try await load(.failure(CatalogError(.notFound)))
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.emptyState?.title == "There is nobody with that number")
  }

  @Test func aRefreshOfNobodyAsksNothing() async {
    await interactor.handle(.refresh)
    #expect(await catalog.asked.isEmpty)
    #expect(await display.shown.isEmpty)
  }

  private static let details = PersonDetails(
    person: Person(id: 287, name: "Brad Pitt"), biography: "Text.",
    birthday: CalendarDate(year: 1963, month: 12, day: 18), deathday: CalendarDate(year: 2020, month: 12, day: 17),
    films: [])

  private func load(_ answer: Result<PersonDetails, CatalogError>) async throws -> PersonScene.ViewModel {
    let request = Task { await interactor.handle(.load(id: 287)) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.person(287), with: answer)
    await request.value
    return try #require(await display.shown.last)
  }
}
