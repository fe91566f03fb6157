import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import PublicDomainCatalog
import Testing

/// Lists of films as tables.
@Suite struct FilmTableTests {
  private static let columns = ["id", "title", "year", "score", "votes", "date"]
  private static let reel = Movie(
    id: 129, title: "Spirited Away", releaseDate: CalendarDate(iso8601: "2001-07-20"),
    rating: Rating(average: 8.534, voteCount: 17_612))
  private static let old = Movie(
    id: 3, title: "Old", releaseDate: CalendarDate(iso8601: "0987-01-02"), rating: Rating(average: 8, voteCount: nil))
  private static let bare = Movie(id: 7, title: "Lost\tReel")
  private static let rows = [
    ["129", "Spirited Away", "2001", "8.534", "17612", "2001-07-20"], ["3", "Old", "0987", "8.0", "", "0987-01-02"],
    ["7", "Lost\tReel", "", "", "", ""],
  ]

  private let words = EnglishWords()
  private let films = PagedList(ResultsPage(totalResults: 3, elements: [reel, old, bare], skipped: 1))

  private var today: CalendarDate { get throws { try #require(CalendarDate(year: 2026, month: 11, day: 20)) } }

  @Test func `A list has a row for each film`() throws {
    let page = try ListTSV(words: words, today: today)
      .viewModel(for: .init(source: .tmdb, key: .init(.topRated), pages: .loaded(films)))
    #expect(page.columns == Self.columns)
    #expect(page.rows == Self.rows)
    #expect(page.warnings == ["Top rated: 1 entry could not be read."])
  }

  @Test func `A list that was not loaded has no rows`() throws {
    let failure = CatalogError(.timedOut)
    let page = try ListTSV(words: words, today: today)
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

  @Test func `Favorites of another catalog have its name before the id`() throws {
    let stored = CatalogSource(idNamespace: "public-domain")
    let added = try today
    let response = ShelfScene.Response(
      source: .tmdb, sources: [.tmdb, .publicDomain],
      films: [
        .init(source: CatalogSource(idNamespace: "tmdb"), movie: Self.reel, added: added),
        .init(source: stored, movie: Self.bare, added: added),
        .init(source: CatalogSource(idNamespace: "elsewhere"), movie: Self.bare, added: added),
      ])
    let page = ShelfTSV(words: words).viewModel(for: response)
    #expect(page.rows.map(\.[0]) == ["129", "built-in:7", "elsewhere:7"])
    #expect(page.columns == Self.columns)
  }

  @Test func `A person has a row for every film`() throws {
    let films = (1...30).map { PersonDetails.Film(movie: Movie(id: $0, title: "Film \($0)")) }
    let details = PersonDetails(person: Person(id: 1, name: "Ann"), films: films)
    let presenter = try PersonTSV(words: words, today: today)
    let own = presenter.viewModel(for: .init(source: .tmdb, key: .init(id: 1), value: .loaded(details)))
    #expect(own.rows.count == 30)
    #expect(own.rows.first == ["1", "Film 1", "", "", "", ""])
    let other = presenter.viewModel(
      for: .init(source: .tmdb, key: .init(id: 1, source: .publicDomain), value: .loaded(details)))
    #expect(other.rows.first?.first == "built-in:1")
  }
}
