import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// What the presenter says where there is nothing to see.
@Suite struct SearchNothingTests {
  let presenter = SearchPresenter(words: EnglishWords())

  @Test(arguments: [
    ("zzz", nil, "No film matches “zzz”", "Try another spelling or the original title."),
    ("zz top", nil, "No film matches “zz top”", "Try fewer words, another spelling or the original title."),
    ("zzz", 1999, "No film of 1999 matches “zzz”", "Try another spelling, or search without the year."),
    (
      "zz top", 1999, "No film of 1999 matches “zz top”",
      "Try fewer words, another spelling, or search without the year."
    ),
  ])
  func nothingFoundComesWithASuggestion(text: String, year: Int?, title: String, advice: String) throws {
    let found = SearchScene.Found(try query(text, year: year), on: .sample([]))
    let viewModel = presenter.viewModel(for: response(.found(found)))
    #expect(viewModel.content == .nothing(EmptyState(title: title, message: "", advice: advice)))
    #expect(viewModel.hints.map(\.route) == (year == nil ? [] : [.search(query: text, year: nil, page: 1)]))
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.footnotes.isEmpty)
  }

  @Test(arguments: [(7, "The last page is 7.", "Last page:"), (1, "There is only one page.", "First page:")])
  func aPageBehindTheLastLeadsBack(last: Int, message: String, text: String) throws {
    let page = Page<Movie>(number: 9, totalPages: last, totalResults: 130, elements: [])
    let viewModel = presenter.viewModel(for: response(.found(.init(try query("blade"), on: page))))
    #expect(
      viewModel.content
        == .nothing(
          EmptyState(
            title: "There is no page 9 of results for “blade”", message: message, advice: "Ask for an earlier page.")))
    #expect(viewModel.hints == [.init(text: text, route: .search(query: "blade", year: nil, page: last))])
    #expect(viewModel.outcome == .failed)
  }

  @Test func aPageThatTheCatalogRefusesLeadsBackToo() throws {
    let failed = SearchScene.State.failed(.init(query: try query("blade"), page: 3), CatalogError(.outOfRange))
    let viewModel = presenter.viewModel(for: response(failed))
    #expect(viewModel.hints.map(\.route) == [.search(query: "blade", year: nil, page: 1)])
    #expect(viewModel.outcome == .failed)
  }

  @Test(arguments: [(CatalogError.Code.timedOut, Outcome.failed), (.rejectedCredential, .unauthorized)])
  func aFailureGivesTheReason(code: CatalogError.Code, outcome: Outcome) throws {
    let error = CatalogError(code, host: "api.example")
    let viewModel = presenter.viewModel(for: response(.failed(.init(query: try query("blade")), error)))
    let words = EnglishWords()
    #expect(
      viewModel.content
        == .failed(
          EmptyState(
            title: "The search for “blade” failed", message: words.sentence(for: error),
            advice: words.advice(for: error))))
    #expect(viewModel.outcome == outcome)
  }

  @Test func aPageOfNothingReadableIsAFailure() throws {
    let viewModel = presenter.viewModel(
      for: response(.found(.init(try query("blade"), on: .sample([], total: 20, skipped: 20)))))
    #expect(
      viewModel.content
        == .failed(
          EmptyState(
            title: "The search for “blade” failed", message: "20 entries could not be read.",
            advice: "Try again in a little while.")))
  }

  @Test func aLongQueryIsQuotedInPart() throws {
    let long = String(repeating: "x", count: 10_000)
    let viewModel = presenter.viewModel(for: response(.found(.init(try query(long), on: .sample([])))))
    guard case .nothing(let state) = viewModel.content else {
      Issue.record("There is something to see.")
      return
    }
    #expect(state.title == "No film matches “\(String(repeating: "x", count: 59))…”")
  }

  private func response(_ state: SearchScene.State) -> SearchScene.Response {
    .init(source: .tmdb, text: "", state: state)
  }

  private func query(_ text: String, year: Int? = nil) throws -> MovieQuery {
    try #require(MovieQuery(text, year: year))
  }
}
