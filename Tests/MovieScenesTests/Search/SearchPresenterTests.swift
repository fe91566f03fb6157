import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct SearchPresenterTests {
  let presenter = SearchPresenter(words: EnglishWords())

  @Test func saysAFilmInFinishedText() throws {
    let movie = Movie(
      id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し",
      releaseDate: CalendarDate(year: 2001, month: 7, day: 20), overview: "A young girl.\nMore.",
      rating: Rating(average: 8.5, voteCount: 9))
    let row = try #require(results(.found(try found([movie])))?.rows.first)
    #expect(row.card.title == "Spirited Away")
    #expect(row.card.route == .movie(id: 129))
    #expect(row.originalTitle == "千と千尋の神隠し")
    #expect(row.overview == "A young girl.\nMore.")
  }

  @Test func whatIsTheSameOrMissingIsNotSaidTwice() throws {
    let row = try #require(results(.found(try found([.sample(1)])))?.rows.first)
    #expect(row.originalTitle == nil)
    #expect(row.overview == nil)
  }

  @Test func saysWhereTheResultsStand() throws {
    let page = Page(number: 2, totalPages: 7, totalResults: 1234, elements: [Movie.sample(5)])
    let found = SearchScene.Found(try query("blade runner", year: 1982), on: page)
    let viewModel = presenter.viewModel(for: response(.found(found)))
    let results = try #require(self.results(.found(found)))
    #expect(results.title == "Results for “blade runner”, 1982")
    #expect(results.extent == "1,234 films · page 2 of 7")
    #expect(results.ending == .more)
    #expect(
      viewModel.hints == [
        .init(text: "Next page:", route: .search(query: "blade runner", year: 1982, page: 3)),
        .init(text: "More about a film:", route: .movie(id: 5)),
      ])
    #expect(viewModel.footnotes == ["This product uses the TMDB API but is not endorsed or certified by TMDB."])
    #expect(viewModel.outcome == .shown)
  }

  @Test func theLastPageLeadsNowhere() throws {
    let found = try found([.sample(5)])
    #expect(results(.found(found))?.ending == .end)
    #expect(results(.found(found))?.extent == "1 film")
    #expect(presenter.viewModel(for: response(.found(found))).hints.map(\.route) == [.movie(id: 5)])
  }

  @Test func rowsThatCouldNotBeReadAreMentionedInPlaceAndBeside() throws {
    let found = SearchScene.Found(try query("blade"), on: .sample([1], skipped: 2))
    #expect(results(.found(found))?.note == "2 entries could not be read")
    #expect(
      presenter.viewModel(for: response(.found(found))).warnings == ["Search: 2 entries could not be read."])
  }

  @Test func aNextPageThatFailsIsSaidBelowTheResults() throws {
    let error = CatalogError(.timedOut, host: "api.example")
    let state = SearchScene.State.incomplete(try found([.sample(1)]), error)
    #expect(results(state)?.rows.count == 1)
    #expect(results(state)?.ending == .failed("Next page: api.example took too long to answer."))
    let viewModel = presenter.viewModel(for: response(state))
    #expect(viewModel.warnings == ["Next page: api.example took too long to answer."])
    #expect(viewModel.outcome == .shown)
  }

  @Test func saysWhatToType() {
    #expect(content(.waiting, text: "") == .prompt("Type a film's title, or a part of it."))
    #expect(content(.waiting, text: " a ") == .prompt("Type 3 letters or more."))
    #expect(content(.searching(earlier: nil), text: "blade") == .searching("Looking for “blade”…", earlier: nil))
  }

  private func content(_ state: SearchScene.State, text: String) -> SearchScene.Content {
    presenter.viewModel(for: .init(source: .tmdb, text: text, state: state)).content
  }

  private func results(_ state: SearchScene.State) -> SearchScene.Results? {
    if case .results(let results) = content(state, text: "") { results } else { nil }
  }

  private func response(_ state: SearchScene.State) -> SearchScene.Response {
    .init(source: .tmdb, text: "", state: state)
  }

  private func found(_ movies: [Movie]) throws -> SearchScene.Found {
    .init(try query("blade"), on: Page(totalResults: movies.count, elements: movies))
  }

  private func query(_ text: String, year: Int? = nil) throws -> MovieQuery {
    try #require(MovieQuery(text, year: year))
  }
}
