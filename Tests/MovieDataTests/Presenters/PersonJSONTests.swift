import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing

@Suite struct PersonJSONTests {
  private func page(_ details: Loadable<PersonDetails>) -> JSONPage {
    PersonJSON(words: EnglishWords(), today: .sample).viewModel(
      for: .init(source: .tmdb, key: .init(id: 608), value: details))
  }

  @Test func people() throws {
    var stale = PersonDetails.whole
    stale.staleness = .sample
    try Envelope.compare(
      [
        "every field": page(.stale(stale, .timedOut)), "only an id and a name": page(.loaded(.bare)),
        "an unknown id": page(.failed(CatalogError(.notFound))),
      ], as: "person")
  }

  @Test func `All films are in the document`() throws {
    var details = PersonDetails.whole
    details.films = (1...40).map { .init(movie: Movie(id: $0, title: "Film \($0)"), jobs: ["Himself"]) }
    let value = try Envelope.read(page(.loaded(details)), as: "person")
    #expect(value["movie_credits"]?[39]?["parts"] == ["Himself"])
  }
}

@Suite struct PeopleJSONTests {
  private func page(_ people: Loadable<PagedList<Person>>) -> JSONPage {
    PeopleJSON(words: EnglishWords()).viewModel(for: .init(source: .tmdb, key: .init(), pages: people))
  }

  @Test func people() throws {
    var person = PersonDetails.whole.person
    person.knownFor = [
      .init(title: "Spirited Away", movieID: 129), .init(title: "Future Boy Conan", movieID: nil),
    ]
    let people = ResultsPage(
      totalPages: 500, totalResults: 10_000, elements: [person, PersonDetails.bare.person], skipped: 1)
    let stale = ResultsPage(totalResults: 1, elements: [PersonDetails.bare.person], staleness: .sample)
    try Envelope.compare(
      [
        "one page": page(.loaded(PagedList(people))),
        "a stale page": page(.stale(PagedList(stale), .timedOut)),
        "nobody": page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: [])))),
        "a failure": page(.failed(.timedOut)),
      ], as: "people")
  }
}
