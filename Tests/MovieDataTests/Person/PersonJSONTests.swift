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

  @Test func `A person with every field`() throws {
    try Envelope.compare(page(.loaded(.whole)), as: "person")
  }

  @Test func `A person with only an id and a name`() throws {
    let page = page(.loaded(.bare))
    #expect(page.outcome == .shown)
    #expect(page.warnings == ["Best-known films: The filmography could not be loaded."])
    let value = try Envelope.read(page, as: "person")
    #expect(value["missing"] == ["movie_credits"])
    #expect(value["movie_credits"] == [])
  }

  @Test func `All films are in the document`() throws {
    var details = PersonDetails.whole
    details.films = (1...40).map { .init(movie: Movie(id: $0, title: "Film \($0)"), jobs: ["Himself"]) }
    let value = try Envelope.read(page(.loaded(details)), as: "person")
    #expect(value["movie_credits"]?[39]?["parts"] == ["Himself"])
  }

  @Test func `A stale person has its age`() throws {
    var details = PersonDetails.whole
    details.staleness = .sample
    #expect(try Envelope.read(page(.stale(details, .timedOut)), as: "person")["age"] == 3725)
  }

  @Test func `An unknown id is a failure`() throws {
    let page = page(.failed(CatalogError(.notFound)))
    try Envelope.expectFailure(page, code: "not-found")
    #expect(page.message?.hasPrefix("No such person. ") == true)
  }
}
