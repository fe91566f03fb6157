import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Results that are not the newest.
@Suite struct SearchStalenessTests {
  private let presenter = SearchPresenter(words: EnglishWords())

  private func viewModel(because error: CatalogError) throws -> SearchScene.ViewModel {
    let query = try #require(MovieQuery("blade"))
    var page = Page<Movie>.sample([1], skipped: 1)
    page.staleness = Staleness(age: .seconds(7200), error: error)
    return presenter.viewModel(
      for: .init(source: .tmdb, text: "blade", state: .found(.init(query, on: page))))
  }

  @Test func sayFromWhenTheyAre() throws {
    let viewModel = try viewModel(because: CatalogError(.timedOut, host: "a.example"))
    guard case .results(let results) = viewModel.content else {
      Issue.record("There are no results.")
      return
    }
    #expect(results.note == "as of 2 hours ago · 1 entry could not be read")
    #expect(
      viewModel.warnings == ["Search: 1 entry could not be read.", "Search: a.example took too long to answer."])
  }

  @Test func giveNoWarningOffline() throws {
    #expect(try viewModel(because: CatalogError(.offline)).warnings == ["Search: 1 entry could not be read."])
  }
}
