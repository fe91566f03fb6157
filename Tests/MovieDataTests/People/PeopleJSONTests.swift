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

  @Test func `A page of people`() throws {
    var person = PersonDetails.whole.person
    person.knownFor = [
      .init(title: "Spirited Away", movieID: 129), .init(title: "Future Boy Conan", movieID: nil),
    ]
    let people = ResultsPage(
      totalPages: 500, totalResults: 10_000, elements: [person, PersonDetails.bare.person], skipped: 1)
    let page = page(.loaded(PagedList(people)))
    #expect(page.warnings == ["Popular people: 1 entry could not be read."])
    try Envelope.compare(page, as: "people")
  }

  @Test func `A stale page has its age`() throws {
    let people = ResultsPage(totalResults: 1, elements: [PersonDetails.bare.person], staleness: .sample)
    let value = try Envelope.read(page(.stale(PagedList(people), .timedOut)), as: "people")
    #expect(value["age"] == 3725)
  }

  @Test func `A page without people is an empty list`() throws {
    let page = page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: []))))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "people")["people"] == [])
  }

  @Test func `Failures have codes`() throws {
    let page = page(.failed(.timedOut))
    #expect(page.code == "timed-out")
    #expect(page.message?.hasPrefix("Could not load people. ") == true)
    try Envelope.read(page, as: "people")
  }
}
