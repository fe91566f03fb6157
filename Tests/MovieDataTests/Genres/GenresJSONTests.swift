import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing

@Suite struct GenresJSONTests {
  private func page(_ genres: Loadable<[Genre]>) -> JSONPage {
    GenresJSON(words: EnglishWords()).viewModel(for: .init(source: .tmdb, value: genres))
  }

  @Test func `A list of genres`() throws {
    try Envelope.compare(
      page(.loaded([.init(id: 28, name: "Action"), .init(id: 878, name: "Science Fiction")])), as: "genres")
  }

  @Test func `Stale genres are shown with a warning`() throws {
    let page = page(.stale([.init(id: 28, name: "Action")], .timedOut))
    #expect(page.warnings == ["Genres: api.themoviedb.org took too long to respond."])
    #expect(try Envelope.read(page, as: "genres")["genres"] == [["id": 28, "name": "Action"]])
  }
}
