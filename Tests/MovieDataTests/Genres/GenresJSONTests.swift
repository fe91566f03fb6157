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

  @Test func genres() throws {
    let genres = [Genre(id: 28, name: "Action"), .init(id: 878, name: "Science Fiction")]
    try Envelope.compare(
      ["all": page(.loaded(genres)), "stale ones": page(.stale(genres, .timedOut))], as: "genres")
  }
}
