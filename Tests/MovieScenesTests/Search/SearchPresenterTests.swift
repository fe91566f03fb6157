import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct SearchPresenterTests {
  @Test func `Results have titles, rows, notes and warnings`() throws {
    let movie = Movie(
      id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し", releaseDate: "2001-07-20",
      overview: "A young girl.\nMore.", rating: Rating(average: 8.5, voteCount: 9))
    var popular = try SearchScene.Response.showing(.sample([5], number: 1, of: 2))
    popular.results?.key = .popular
    func cached(_ error: CatalogError) throws -> SearchScene.ViewModel {
      var page = ResultsPage<Movie>.sample([1], skipped: 1)
      page.staleness = Staleness(age: .seconds(7200), error: error)
      return try shown(.showing(page))
    }
    assertShown([
      "two films": try shown(.showing(ResultsPage(totalResults: 2, elements: [movie, .sample(1)]))),
      "popular films": shown(popular), "rows that cannot be read": try shown(.showing(.sample([1], skipped: 2))),
      "cached": try cached(Self.error), "cached, and offline": try cached(CatalogError(.offline)),
    ])
  }

  @Test func `An empty field has a prompt, and earlier results stay during and after a failed search`() throws {
    let search = try PageQuestion<SearchScene.Subject>(.of("blade"))
    let states: [(name: String, text: String, SearchScene.Progress)] = [
      ("at rest", "", .resting), ("too short", " a ", .tooShort), ("searching", "blade", .searching(search)),
      ("loading", "", .searching(.init(.popular))), ("failed", "blade", .failed(search, Self.error)),
    ]
    var earlier = try SearchScene.Response.showing(.sample([1], number: 1, of: 2), of: "alien")
    for (name, text, progress) in states {
      (earlier.text, earlier.progress) = (text, progress)
      let first = SearchScene.Response(source: .tmdb, text: text, progress: progress)
      assertShown(["the first search": shown(first), "after results": shown(earlier)], named: name)
    }
  }

  @Test func `Below a query, popular films are not shown`() throws {
    var response = try SearchScene.Response.showing(.sample([1]))
    response.results?.key = .popular
    response.text = "gold"
    response.progress = .searching(try PageQuestion<SearchScene.Subject>(.of("gold")))
    #expect(shown(response).content == .searching("Searching for “gold”…", earlier: nil))
    // Lines that are pasted leave a blank behind them.
    response.text = "gold rush "
    response.progress = .searching(try PageQuestion<SearchScene.Subject>(.of(response.text)))
    #expect(shown(response).content == .searching("Searching for “gold rush”…", earlier: nil))
    response.text = ""
    response.progress = .searching(.init(.popular))
    #expect(shown(response).content != .searching("Loading…", earlier: nil))
  }

  @Test func `Results that could not be refreshed are outdated`() throws {
    var response = try SearchScene.Response.showing(.sample([1]))
    response.results?.pages.take(.failure(Self.error))
    guard case .results(let results) = shown(response).content else {
      Issue.record("The results are gone.")
      return
    }
    #expect(results.isStale)
  }

  private static let error = CatalogError(.timedOut, host: "api.example")
}

private func shown(_ response: SearchScene.Response) -> SearchScene.ViewModel { SearchPresenter.shown(response) }

extension SearchScene.Response {
  /// A response with results on screen.
  static func showing(_ page: ResultsPage<Movie>, of text: String = "blade", year: Int? = nil) throws -> Self {
    let pages = PagedList(page)
    let loaded = page.staleness.map { Loadable.stale(pages, $0.error) } ?? .loaded(pages)
    return .init(source: .tmdb, results: PagesResponse(source: .tmdb, key: try .of(text, year: year), pages: loaded))
  }
}

/// Screens without results.
@Suite struct SearchNothingTests {
  @Test func `No results come with advice`() throws {
    func nothing(_ text: String, year: Int? = nil, searched: Int? = nil) throws -> SearchScene.ViewModel {
      try shown(.showing(ResultsPage(totalResults: 0, elements: [], searched: searched), of: text, year: year))
    }
    assertShown([
      "a word": try nothing("zzz"), "two words": try nothing("zz top"), "a year": try nothing("zzz", year: 1999),
      "two words and a year": try nothing("zz top", year: 1999),
      "a long query": try nothing(String(repeating: "x", count: 10_000)),
      "a catalog that knows how many films it searched": try nothing("zzz", searched: 193),
      "results of such a catalog": try shown(
        .showing(ResultsPage(totalResults: 1, elements: [.sample(1)], searched: 193))),
      "a page without a readable row": try shown(.showing(.sample([], total: 20, skipped: 20))),
    ])
  }

  @Test func `A failure says what to do, and a page after the last leads to an existing one`() throws {
    func page(lastPage last: Int?) throws -> SearchScene.ViewModel {
      let error = CatalogError(.outOfRange, lastPage: last)
      return shown(.init(source: .tmdb, text: "blade", progress: .failed(.init(try .of("blade"), page: 9), error)))
    }
    let popular = SearchScene.Progress.failed(.init(.popular), CatalogError(.timedOut, host: "api.example"))
    assertShown([
      "page 9 of 7": try page(lastPage: 7), "page 9 of 1": try page(lastPage: 1),
      "page 9 of an unknown number": try page(lastPage: nil),
      "popular films": shown(.init(source: .tmdb, progress: popular)),
    ])
  }
}
