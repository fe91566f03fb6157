import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing

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
