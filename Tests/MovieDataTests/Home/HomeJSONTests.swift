import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing

@Suite struct HomeJSONTests {
  typealias Shelf = HomeScene.ShelfResult

  let presenter = HomeJSON(words: EnglishWords(), today: .sample)
  let text = HomePresenter(words: EnglishWords(), today: .sample)

  private func page(_ shelves: [Shelf], source: CatalogSource = .tmdb) -> JSONPage {
    presenter.viewModel(for: .init(source: source, shelves: shelves))
  }

  @Test func `Shelves in every state`() throws {
    let films = ResultsPage(totalPages: 3, totalResults: 51, elements: [Movie.spiritedAway, .lostReel], skipped: 1)
    let earlier = ResultsPage(totalResults: 1, elements: [Movie.metropolis], staleness: .sample)
    try Envelope.compare(
      page([
        .init(list: .topRated, state: .loaded(films)), .init(list: .popular, state: .stale(earlier, .timedOut)),
        .init(list: .nowPlaying, state: .failed(CatalogError(.rateLimited, retryAfter: 3))),
        .init(list: .upcoming, state: .loaded(ResultsPage(totalResults: 0, elements: []))),
        .init(
          list: .popular, genre: .found(.init(id: 27, name: "Horror")),
          state: .loaded(ResultsPage(totalResults: 1, elements: [.metropolis]))),
      ]), as: "home")
  }

  @Test func `Outcome and warnings equal those of the text presenter`() throws {
    let shelves: [Shelf] = [
      .init(list: .topRated, state: .loaded(ResultsPage(totalResults: 1, elements: [.lostReel], skipped: 2))),
      .init(list: .popular, state: .failed(.timedOut)),
    ]
    let viewModel = text.viewModel(for: .init(source: .tmdb, shelves: shelves))
    let page = page(shelves)
    #expect(page.outcome == .shown)
    #expect(page.warnings == viewModel.warnings)
    #expect(
      page.warnings == [
        "Top rated: 2 entries could not be read.", "Popular: api.themoviedb.org took too long to respond.",
      ])
    let shelf = try Envelope.read(page, as: "home")["shelves"]?[1]
    #expect(shelf?["error"] == ["code": "timed-out", "message": "api.themoviedb.org took too long to respond."])
    #expect(shelf?["movies"] == [])
  }

  @Test func `An unknown genre has no id`() throws {
    let page = page([
      .init(list: .topRated, state: .loaded(ResultsPage(totalResults: 1, elements: [.lostReel]))),
      .init(
        list: .popular, genre: .unknown("Horor", suggestions: ["Horror"]), state: .failed(CatalogError(.notFound))),
    ])
    let shelf = try Envelope.read(page, as: "home")["shelves"]?[1]
    #expect(shelf?["id"] == "genre")
    #expect(shelf?["genre"] == ["id": nil, "name": "Horor"])
    #expect(shelf?["error"] == ["code": "not-found", "message": "Unknown genre “Horor”. Did you mean Horror?"])
  }

  @Test func `If no shelf could be loaded, the page is a failure`() throws {
    let page = page([
      .init(list: .topRated, state: .failed(.timedOut)),
      .init(list: .nowPlaying, state: .failed(CatalogError(.rateLimited))),
      .init(list: .popular, state: .failed(.timedOut)),
    ])
    try Envelope.expectFailure(page, code: "timed-out")
    #expect(
      page.message == "Could not load films. api.themoviedb.org took too long to respond. "
        + "Too many requests to the server. Try again later.")
  }

  @Test func `A rejected credential takes precedence over other errors`() {
    let page = page([
      .init(list: .topRated, state: .failed(.timedOut)), .init(list: .popular, state: .failed(.rejected)),
    ])
    #expect(page.outcome == .unauthorized)
    #expect(page.code == "rejected-credential")
    #expect(page.message?.hasSuffix(" Check that it is complete and has not been revoked.") == true)
  }

  @Test func `The document is empty until every shelf is loaded`() {
    let shelves: [Shelf] = [
      .init(list: .topRated, state: .loaded(ResultsPage(totalResults: 1, elements: [.lostReel]))),
      .init(list: .popular, state: .loading),
    ]
    #expect(page(shelves).content == .document([:]))
  }

  @Test func `Russian error messages are in Russian`() throws {
    let presenter = HomeJSON(words: RussianWords(), today: .sample)
    let page = presenter.viewModel(
      for: .init(source: .tmdb, shelves: [.init(list: .topRated, state: .failed(.timedOut))]))
    let message = try #require(page.message)
    #expect(message.contains { ("а"..."я").contains($0) })
    #expect(!message.contains(". ."))
  }
}
