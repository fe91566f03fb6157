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
