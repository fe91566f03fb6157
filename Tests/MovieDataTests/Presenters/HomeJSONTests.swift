import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing
import ViewerScenes

@Suite struct HomeJSONTests {
  typealias Row = HomeScene.RowResult

  private func page(_ rows: [Row], in words: any Words = EnglishWords()) -> JSONPage {
    HomeScene.JSON.page(of: .init(source: .tmdb, rows: rows), in: words)
  }

  @Test func homes() throws {
    let films = ResultsPage(totalPages: 3, totalResults: 51, elements: [Movie.spiritedAway, .lostReel], skipped: 1)
    let earlier = ResultsPage(totalResults: 1, elements: [Movie.metropolis], staleness: .sample)
    let reel = ResultsPage(totalResults: 1, elements: [Movie.lostReel])
    try Envelope("home").compare([
      "every state": page([
        .init(list: .topRated, state: .loaded(films)), .init(list: .popular, state: .stale(earlier, .timedOut)),
        .init(list: .nowPlaying, state: .failed(CatalogError(.rateLimited, retryAfter: 3))),
        .init(list: .upcoming, state: .loaded(ResultsPage(totalResults: 0, elements: []))),
        .init(list: .popular, genre: .found(.init(id: 27, name: "Horror")), state: .loaded(reel)),
      ]),
      "an unknown genre": page([
        .init(list: .topRated, state: .loaded(reel)),
        .init(
          list: .popular, genre: .unknown("Horor", suggestions: ["Horror"]), state: .failed(CatalogError(.notFound))),
      ]),
      "no shelf could be loaded": page([
        .init(list: .topRated, state: .failed(.timedOut)),
        .init(list: .nowPlaying, state: .failed(CatalogError(.rateLimited))),
        .init(list: .popular, state: .failed(.timedOut)),
      ]),
      "the credential is rejected": page([
        .init(list: .topRated, state: .failed(.timedOut)), .init(list: .popular, state: .failed(.rejected)),
      ]),
    ])
  }

  @Test func `The document is empty until every row is loaded`() {
    let rows: [Row] = [
      .init(list: .topRated, state: .loaded(ResultsPage(totalResults: 1, elements: [.lostReel]))),
      .init(list: .popular, state: .loading),
    ]
    #expect(page(rows).content == .document([:]))
  }

  @Test func `Russian error messages are in Russian`() throws {
    let page = page([.init(list: .topRated, state: .failed(.timedOut))], in: RussianWords())
    guard case .failure(_, let message, _) = page.content else { return #expect(Bool(false)) }
    #expect(message.contains { ("а"..."я").contains($0) })
    #expect(!message.contains(". ."))
  }
}
