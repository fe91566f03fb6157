import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing

/// Lists of people, genres and searches as tables.
@Suite struct OtherTableTests {
  @Test func `People have names, departments and films`() {
    let people = [
      Person(
        id: 17, name: "Charlie Chaplin", department: "Acting",
        knownFor: [.init(title: "The Kid", movieID: 10), .init(title: "City Lights", movieID: 20)]),
      Person(id: 2, name: "Unknown"),
    ]
    let page = PeopleTSV(words: EnglishWords()).viewModel(
      for: .init(
        source: .tmdb, key: .init(), pages: .loaded(PagedList(ResultsPage(totalResults: 2, elements: people)))))
    #expect(page.columns == ["id", "name", "department", "known_for"])
    #expect(page.rows == [["17", "Charlie Chaplin", "Acting", "The Kid, City Lights"], ["2", "Unknown", "", ""]])
  }

  @Test func `Genres have the names that are displayed`() {
    let response = GenresScene.Response(source: .tmdb, value: .loaded([.init(id: 27, name: "Horror")]))
    #expect(GenresTSV(words: EnglishWords()).viewModel(for: response).rows == [["27", "Horror"]])
    #expect(GenresTSV(words: RussianWords()).viewModel(for: response).rows == [["27", "Ужасы"]])
  }

  @Test func `Searches have one column`() {
    let response = HistoryScene.Response(searches: RecentSearches(["the general", "faust"]))
    let page = HistoryTSV(words: EnglishWords()).viewModel(for: response)
    #expect(page == TSVPage(columns: ["query"], rows: [["the general"], ["faust"]]))
  }
}
