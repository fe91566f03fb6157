import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

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

  private func shown(_ response: SearchScene.Response) -> SearchScene.ViewModel {
    SearchPresenter(words: EnglishWords()).viewModel(for: response)
  }
}
