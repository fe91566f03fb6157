import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import ViewerScenes

/// Lists of films, people, genres and searches as tables.
@Suite struct TableTests {
  private static let columns = ["id", "title", "year", "score", "votes", "date"]
  private static let reel = Movie(
    id: 129, title: "Spirited Away", releaseDate: "2001-07-20",
    rating: Rating(average: 8.534, voteCount: 17_612))
  private static let old = Movie(
    id: 3, title: "Old", releaseDate: "0987-01-02", rating: Rating(average: 8, voteCount: nil))
  private static let bare = Movie(id: 7, title: "Lost\tReel")
  private static let rows = [
    ["129", "Spirited Away", "2001", "8.534", "17612", "2001-07-20"], ["3", "Old", "0987", "8.0", "", "0987-01-02"],
    ["7", "Lost\tReel", "", "", "", ""],
  ]

  private let words = EnglishWords()
  private let today = CalendarDate.sample
  private let films = PagedList(ResultsPage(totalResults: 3, elements: [reel, old, bare], skipped: 1))

  @Test func `A list has a row for each film`() {
    let page = ListTSV(words: words, today: today)
      .viewModel(for: .init(source: .tmdb, key: .init(.topRated), pages: .loaded(films)))
    #expect(page.columns == Self.columns)
    #expect(page.rows == Self.rows)
    #expect(page.warnings == ["Top rated: 1 entry could not be read."])
  }

  @Test func `A list that was not loaded has no rows`() {
    let failure = CatalogError(.timedOut)
    let page = ListTSV(words: words, today: today)
      .viewModel(for: .init(source: .tmdb, key: .init(.topRated), pages: .failed(failure)))
    #expect(page == TSVPage(columns: Self.columns, rows: [], outcome: .failed))
  }

  @Test func `Search results have a row for each film`() throws {
    let query = try #require(MovieQuery("x"))
    let response = SearchScene.Response(
      source: .tmdb, text: "x", results: .init(source: .tmdb, key: .query(query), pages: .loaded(films)))
    #expect(SearchTSV(words: words).viewModel(for: response).rows == Self.rows)
    #expect(SearchTSV(words: words).viewModel(for: .init(source: .tmdb)).rows == [])
  }

  @Test func `Favorites of another catalog have its name before the id`() {
    let stored = CatalogSource(idNamespace: "public-domain")
    let response = ShelfScene.Response(
      source: .tmdb, sources: [.tmdb, .publicDomain],
      films: [
        .init(source: CatalogSource(idNamespace: "tmdb"), movie: Self.reel, added: today),
        .init(source: stored, movie: Self.bare, added: today),
        .init(source: CatalogSource(idNamespace: "elsewhere"), movie: Self.bare, added: today),
      ])
    let page = ShelfTSV(words: words).viewModel(for: response)
    #expect(page.rows.map(\.[0]) == ["129", "built-in:7", "elsewhere:7"])
    #expect(page.columns == Self.columns)
  }

  @Test func `A person has a row for every film`() {
    let films = (1...30).map { PersonDetails.Film(movie: Movie(id: $0, title: "Film \($0)")) }
    let details = PersonDetails(person: Person(id: 1, name: "Ann"), films: films)
    let presenter = PersonTSV(words: words, today: today)
    let own = presenter.viewModel(for: .init(source: .tmdb, key: .init(id: 1), value: .loaded(details)))
    #expect(own.rows.count == 30)
    #expect(own.rows.first == ["1", "Film 1", "", "", "", ""])
    let other = presenter.viewModel(
      for: .init(source: .tmdb, key: .init(id: 1, source: .publicDomain), value: .loaded(details)))
    #expect(other.rows.first?.first == "built-in:1")
  }

  @Test func `People have names, departments and films`() {
    let people = [
      Person(
        id: 17, name: "Charlie Chaplin", department: "Acting",
        knownFor: [.init(title: "The Kid", movieID: 10), .init(title: "City Lights", movieID: 20)]),
      Person(id: 2, name: "Unknown"),
    ]
    let page = PeopleTSV(words: words).viewModel(
      for: .init(
        source: .tmdb, key: .init(), pages: .loaded(PagedList(ResultsPage(totalResults: 2, elements: people)))))
    #expect(page.columns == ["id", "name", "department", "known_for"])
    #expect(page.rows == [["17", "Charlie Chaplin", "Acting", "The Kid, City Lights"], ["2", "Unknown", "", ""]])
  }

  @Test func `Genres have the names that are displayed`() {
    let response = GenresScene.Response(source: .tmdb, value: .loaded([.init(id: 27, name: "Horror")]))
    #expect(GenresTSV(words: words).viewModel(for: response).rows == [["27", "Horror"]])
    #expect(GenresTSV(words: RussianWords()).viewModel(for: response).rows == [["27", "Ужасы"]])
  }

  @Test func `Searches have one column`() {
    let response = HistoryScene.Response(searches: RecentSearches(["the general", "faust"]))
    let page = HistoryTSV(words: words).viewModel(for: response)
    #expect(page == TSVPage(columns: ["query"], rows: [["the general"], ["faust"]]))
  }
}
