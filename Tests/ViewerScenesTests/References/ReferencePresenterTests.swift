import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct ReferencePresenterTests {
  static let films = [Movie.sample(1, "Nosferatu", year: 1922), .sample(2, "Nosferatu", year: nil)]

  @Test func severalFilmsAreListedWithTheIDsToType() {
    let candidates = [
      ReferenceCandidate(.tmdb, .movie(Self.films[0])), .init(.publicDomain, .movie(Self.films[1])),
    ]
    let viewModel = viewModel(.film, .ambiguous(candidates, total: 2))
    #expect(viewModel.state == EmptyState(title: "Several films match “nosferatu”", advice: "Use the film's id."))
    #expect(viewModel.candidates.map(\.name) == ["Nosferatu (1922)", "Nosferatu"])
    #expect(viewModel.candidates.map(\.shownID) == ["#1", "built-in:2"])
    #expect(viewModel.candidates.map(\.route) == [.movie(id: 1), .movie(id: 2, source: "public-domain")])
    #expect(viewModel.more == nil && viewModel.hints == [] && viewModel.outcome == .failed)
  }

  @Test func tenAreListedAndASearchShowsTheOthers() {
    let candidates = (1...20).map { ReferenceCandidate(.tmdb, .movie(.sample($0))) }
    let viewModel = viewModel(.film, .ambiguous(candidates, total: 31))
    #expect(viewModel.candidates.count == 10)
    #expect(viewModel.more == "21 more")
    #expect(viewModel.hints == [Hint(text: "Search", route: .search(query: "nosferatu", year: nil, page: 1))])
  }

  @Test func peopleAreToldApartByTheirFilms() {
    let person = Person(
      id: 121, name: "Buster Keaton",
      knownFor: ["The General", "Sherlock Jr.", "The Navigator"].map { .init(title: $0, movieID: nil) })
    let viewModel = viewModel(.person, .ambiguous([.init(.tmdb, .person(person))], total: 20))
    #expect(viewModel.state.title == "Several people match “nosferatu”")
    #expect(
      viewModel.candidates == [
        .init(name: "Buster Keaton", remark: "The General, Sherlock Jr.", shownID: "#121", route: .person(id: 121))
      ])
    #expect(viewModel.hints == [], "a search finds films")
  }

  @Test(
    arguments: [
      (.film, .notFound, "No film matches “nosferatu”", "Try another spelling or the original title."),
      (.shelved(.favorites), .notFound, "No favorite matches “nosferatu”", ""),
      (.person, .notFound, "No person matches “nosferatu”", "Try another spelling, or only the last name."),
      (.film, .unknownIMDbID, "Nothing has the IMDb id nosferatu", ""),
      (
        .film, .withoutIMDbIDs(.publicDomain), "The built-in catalog has no IMDb ids", "Use a title, a name or an id."
      ),
      (.film, .otherKind(.person), "nosferatu is not a film", ""),
      (.person, .otherKind(.movie), "nosferatu is not a person", ""),
      (
        .film, .catalog(CatalogError(.timedOut, host: "a.example")), "Search for “nosferatu” failed",
        "Try again later."
      ),
      (
        .shelved(.favorites), .store(StoreError(.denied)), "Could not read or change favorites",
        "Check the permissions of the file and its folder."
      ),
    ] as [(UnresolvedReference.Expectation, ReferenceFailure, String, String)])
  func everyFailureSaysWhatHappenedAndWhatToDo(
    expected: UnresolvedReference.Expectation, failure: ReferenceFailure, title: String, advice: String
  ) {
    let viewModel = viewModel(expected, failure)
    #expect(viewModel.state.title == title)
    #expect(viewModel.state.advice == advice)
    #expect(viewModel.candidates == [] && viewModel.outcome == .failed)
  }

  @Test func aMissingCredentialIsUnauthorized() {
    #expect(viewModel(.film, .catalog(CatalogError(.missingCredential))).outcome == .unauthorized)
  }

  @Test func aLongTextIsQuotedInPart() {
    let text = String(repeating: "x", count: 100)
    let viewModel = ReferencePresenter(words: EnglishWords()).viewModel(
      for: .init(text, expected: .shelved(.favorites), failure: .notFound, source: .tmdb))
    #expect(viewModel.state.title == "No favorite matches “\(String(repeating: "x", count: 59))…”")
  }

  private func viewModel(
    _ expected: UnresolvedReference.Expectation, _ failure: ReferenceFailure
  ) -> ReferenceScene.ViewModel {
    ReferencePresenter(words: EnglishWords()).viewModel(
      for: .init("nosferatu", expected: expected, failure: failure, source: .tmdb))
  }
}
