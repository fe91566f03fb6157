import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Screens without results.
@Suite struct SearchNothingTests {
  let presenter = SearchPresenter(words: EnglishWords())

  @Test(arguments: [
    ("zzz", nil, "No film matches “zzz”", "Try another spelling or the original title."),
    ("zz top", nil, "No film matches “zz top”", "Try fewer words, another spelling or the original title."),
    ("zzz", 1999, "No film from 1999 matches “zzz”", "Try another spelling or any year."),
    (
      "zz top", 1999, "No film from 1999 matches “zz top”",
      "Try fewer words, another spelling or any year."
    ),
  ])
  func noResultsComeWithAdvice(text: String, year: Int?, title: String, advice: String) throws {
    let viewModel = presenter.viewModel(for: try .showing(.sample([]), of: text, year: year))
    #expect(viewModel.content == .nothing(EmptyState(title: title, advice: advice)))
    #expect(viewModel.hints.map(\.route) == (year == nil ? [] : [.search(query: text, year: nil, page: 1)]))
    #expect(viewModel.outcome == .nothingFound)
    #expect(viewModel.footnotes.isEmpty)
  }

  @Test func `A catalog that knows how many films it searched says so`() throws {
    var page = ResultsPage<Movie>(totalResults: 0, elements: [], searched: 193)
    let viewModel = presenter.viewModel(for: try .showing(page, of: "zzz"))
    #expect(viewModel.content.state?.message == "193 films were searched.")
    page = .sample([1])
    page.searched = 193
    let found = presenter.viewModel(for: try .showing(page, of: "zzz"))
    #expect(found.footnotes.first == "193 films were searched." && found.footnotes.count == 2)
  }

  @Test(arguments: [
    (7, "Page 9 does not exist; the last page is 7.", "", "Last page", 7),
    (1, "Page 9 does not exist; there is only one page.", "", "First page", 1),
    (nil, "Page 9 does not exist.", "Use a lower page number.", "First page", 1),
  ])
  func `A page after the last links to an existing one`(
    last: Int?, title: String, advice: String, text: String, page: Int
  ) throws {
    let viewModel = presenter.viewModel(for: try failure(CatalogError(.outOfRange, lastPage: last), page: 9))
    #expect(viewModel.content == .failed(EmptyState(title: title, advice: advice), earlier: nil))
    #expect(viewModel.hints == [.init(text: text, route: .search(query: "blade", year: nil, page: page))])
    #expect(viewModel.outcome == .failed)
  }

  @Test func aFailureOfPopularFilmsHasItsOwnTitle() {
    let response = SearchScene.Response(
      source: .tmdb, progress: .failed(.init(.popular), CatalogError(.timedOut, host: "api.example")))
    #expect(presenter.viewModel(for: response).content.state?.title == "Could not load films")
  }

  @Test func aPageWithoutAReadableRowIsAFailure() throws {
    let viewModel = presenter.viewModel(for: try .showing(.sample([], total: 20, skipped: 20)))
    let state = EmptyState(
      title: "Search for “blade” failed", message: "20 entries could not be read.",
      advice: "Try again later.")
    #expect(viewModel.content == .failed(state, earlier: nil))
    #expect(viewModel.outcome == .failed)
  }

  @Test func aLongQueryIsTruncated() throws {
    let viewModel = presenter.viewModel(for: try .showing(.sample([]), of: String(repeating: "x", count: 10_000)))
    #expect(viewModel.content.state?.title == "No film matches “\(String(repeating: "x", count: 59))…”")
  }

  private func failure(_ error: CatalogError, page: Int = 1) throws -> SearchScene.Response {
    .init(source: .tmdb, text: "blade", progress: .failed(.init(try .of("blade"), page: page), error))
  }
}

extension SearchScene.Content {
  /// What is shown in place of results.
  fileprivate var state: EmptyState? {
    switch self {
    case .nothing(let state), .failed(let state, _): state
    case .prompt, .searching, .results: nil
    }
  }
}
