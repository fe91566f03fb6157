import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct PersonPresenterTests {
  @Test func livingPeopleHaveAnAge() throws {
    var details = Self.details
    details.deathday = nil
    let viewModel = try viewModel(.loaded(details))
    #expect(viewModel.facts.contains(Fact(label: "Born", value: .text("December 18, 1963 (aged 62)"))))
    #expect(!viewModel.facts.contains { $0.label == "Died" })
  }

  @Test func deadPeopleHaveTheirAgeAtDeath() throws {
    let viewModel = try viewModel(.loaded(Self.details))
    #expect(viewModel.facts.contains(Fact(label: "Born", value: .text("December 18, 1963"))))
    #expect(viewModel.facts.contains(Fact(label: "Died", value: .text("December 17, 2020 (aged 56)"))))
  }

  @Test func unknownFactsAreLeftOut() throws {
    let viewModel = try viewModel(.loaded(PersonDetails(person: Person(id: 287, name: "N. N."), films: [])))
    #expect(viewModel.facts.isEmpty)
    #expect(viewModel.biography.text == "")
    #expect(viewModel.films.note == "No films yet.")
    #expect(viewModel.warnings.isEmpty)
  }

  @Test func missingFilmsAreANoteAndAWarning() throws {
    let viewModel = try viewModel(.loaded(PersonDetails(person: Person(id: 287, name: "N. N."), films: nil)))
    #expect(viewModel.films.note == "The filmography could not be loaded.")
    #expect(viewModel.warnings == ["Best-known films: The filmography could not be loaded."])
  }

  @Test func filmsAreShownOnceMostPopularFirst() throws {
    let details = PersonDetails(
      person: Self.details.person,
      films: [
        .init(movie: .sample(1, votes: 5), characters: ["A"]), .init(movie: .sample(2, votes: 900), characters: ["B"]),
        .init(movie: .sample(1, votes: 5), characters: ["A"], jobs: ["Director"]),
      ])
    let viewModel = try viewModel(.loaded(details))
    #expect(viewModel.films.rows.map(\.card.id) == [2, 1])
    #expect(viewModel.films.rows.map(\.roles) == ["B", "A, Director"])
    #expect(viewModel.hint == Hint(text: "Details", route: .movie(id: 2)))
  }

  @Test func `The whole filmography is on request, the newest films first`() throws {
    let years = [1999, nil, 2004, 1987] + (0..<12).map { 1950 + $0 }
    let details = PersonDetails(
      person: Self.details.person,
      films: years.enumerated().map { index, year in
        var movie = Movie.sample(index + 1, votes: 100 - index)
        movie.releaseDate = year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
        return .init(movie: movie)
      })
    let short = try viewModel(.loaded(details)).films
    #expect(short.title == "Best-known films")
    #expect(short.rows.map(\.card.id) == Array(1...12))
    #expect(short.others.map(\.card.id) == Array(13...16))
    #expect(short.more == Hint(text: "16 films", route: .filmography(personID: 287)))
    let whole = try viewModel(.loaded(details), showsAllFilms: true).films
    #expect(whole.title == "Films")
    #expect(whole.rows.map(\.card.id) == [2, 3, 1, 4] + (5...16).reversed())
    #expect(whole.others.isEmpty && whole.more == nil)
  }

  @Test func aBiographyInAnotherLanguageIsLabelled() throws {
    var details = Self.details
    details.biographyLanguage = "en"
    #expect(try viewModel(.loaded(details)).biography.note == "in English")
  }

  @Test func aCachedPersonHasItsAge() throws {
    let error = CatalogError(.timedOut, host: "a.example")
    var details = Self.details
    details.biographyLanguage = "en"
    details.staleness = Staleness(age: .seconds(90), error: error)
    let viewModel = try viewModel(.stale(details, error))
    #expect(viewModel.biography.note == "in English · cached 1 minute ago")
    #expect(viewModel.warnings == ["Brad Pitt: a.example took too long to respond."])
  }

  @Test(arguments: [
    (CatalogError.Code.timedOut, Outcome.failed), (.rejectedCredential, .unauthorized),
  ])
  func aFailureDeterminesTheOutcome(code: CatalogError.Code, outcome: Outcome) throws {
    let viewModel = try viewModel(.failed(CatalogError(code)))
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.emptyState?.title == "Could not load the person")
  }

  @Test func aPersonThatIsNotLoadedHasAMessage() throws {
    #expect(try viewModel(.idle) == .init(emptyState: EmptyState(title: "Not loaded yet")))
    #expect(try viewModel(.loading) == .init(activity: "Loading…"))
  }

  private static let details = PersonDetails(
    person: Person(id: 287, name: "Brad Pitt"), biography: "Text.",
    birthday: "1963-12-18", deathday: "2020-12-17",
    films: [])

  private func viewModel(
    _ value: Loadable<PersonDetails>, showsAllFilms: Bool = false
  ) throws -> PersonScene.ViewModel {
    PersonPresenter(words: EnglishWords(), today: .sample)
      .viewModel(for: .init(source: .tmdb, key: .init(id: 287, showsAllFilms: showsAllFilms), value: value))
  }
}
