import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct SearchPresenterTests {
  let presenter = SearchPresenter(words: EnglishWords())
  static let error = CatalogError(.timedOut, host: "api.example")

  @Test func aRowShowsTheFilmAndItsOriginalTitle() throws {
    let movie = Movie(
      id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し",
      releaseDate: "2001-07-20", overview: "A young girl.\nMore.",
      rating: Rating(average: 8.5, voteCount: 9))
    let rows = try results(.showing(ResultsPage(totalResults: 2, elements: [movie, .sample(1)]))).rows
    #expect(rows.map(\.card.title) == ["Spirited Away", "Film 1"])
    #expect(rows.map(\.card.route) == [.movie(id: 129), .movie(id: 1)])
    #expect(rows.map(\.originalTitle) == ["千と千尋の神隠し", nil])
    #expect(rows.map(\.card.overview) == ["A young girl.\nMore.", nil])
  }

  @Test func popularFilmsAreTitledPopular() throws {
    var response = try SearchScene.Response.showing(.sample([5], number: 1, of: 2))
    response.results?.key = .popular
    #expect(try results(response).title == "Popular")
    #expect(try results(response).ending == .more)
    #expect(presenter.viewModel(for: response).hints.map(\.route) == [.movie(id: 5)])
  }

  @Test func skippedRowsAreANoteAndAWarning() throws {
    let response = try SearchScene.Response.showing(.sample([1], skipped: 2))
    #expect(try results(response).note == "2 entries could not be read")
    #expect(presenter.viewModel(for: response).warnings == ["Search: 2 entries could not be read."])
  }

  @Test(arguments: [(Self.error, true), (CatalogError(.offline), false)])
  func cachedResultsShowTheirAgeAndTheReason(error: CatalogError, isMentioned: Bool) throws {
    var page = ResultsPage<Movie>.sample([1], skipped: 1)
    page.staleness = Staleness(age: .seconds(7200), error: error)
    let response = try SearchScene.Response.showing(page)
    #expect(try results(response).note == "cached 2 hours ago · 1 entry could not be read")
    let reason = isMentioned ? ["Search: api.example took too long to respond."] : []
    #expect(presenter.viewModel(for: response).warnings == reason + ["Search: 1 entry could not be read."])
  }

  @Test func anEmptyFieldHasAPrompt() throws {
    func content(_ text: String, _ progress: SearchScene.Progress) -> SearchScene.Content {
      presenter.viewModel(for: .init(source: .tmdb, text: text, progress: progress)).content
    }
    #expect(content("", .resting) == .prompt("Type a title or part of it.", earlier: nil))
    #expect(content(" a ", .tooShort) == .prompt("Type at least 3 letters.", earlier: nil))
    #expect(
      try content("blade", .searching(.init(.of("blade")))) == .searching("Searching for “blade”…", earlier: nil))
    #expect(content("", .searching(.init(.popular))) == .searching("Loading…", earlier: nil))
  }

  @Test func earlierResultsStayDuringAndAfterAFailedSearch() throws {
    var response = try SearchScene.Response.showing(.sample([1], number: 1, of: 2), of: "alien")
    response.text = "blade"
    let search = try SearchScene.Search(.of("blade"))
    for progress: SearchScene.Progress in [.tooShort, .searching(search), .failed(search, Self.error)] {
      response.progress = progress
      let viewModel = presenter.viewModel(for: response)
      let earlier =
        switch viewModel.content {
        case .prompt(_, let earlier), .searching(_, let earlier), .failed(_, let earlier): earlier
        case .results, .nothing: nil as SearchScene.Results?
        }
      #expect(earlier?.title == "Results for “alien”")
      #expect(earlier?.ending == .end)
      #expect(viewModel.footnotes.count == 1)
    }
  }

  private func results(_ response: SearchScene.Response) throws -> SearchScene.Results {
    guard case .results(let results) = presenter.viewModel(for: response).content else {
      throw NothingToSee()
    }
    return results
  }

  private struct NothingToSee: Error {}
}

extension SearchScene.Response {
  /// A response with results on screen.
  static func showing(_ page: ResultsPage<Movie>, of text: String = "blade", year: Int? = nil) throws -> Self {
    let pages = PagedList(page)
    let loaded = page.staleness.map { Loadable.stale(pages, $0.error) } ?? .loaded(pages)
    return .init(source: .tmdb, results: PagesResponse(source: .tmdb, key: try .of(text, year: year), pages: loaded))
  }
}
