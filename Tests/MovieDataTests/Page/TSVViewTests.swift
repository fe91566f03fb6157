import LogTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// A golden of `SessionProgramTests` has tables without rows.
@Suite(.timeLimit(.minutes(10))) struct TSVViewTests {
  private let page = TSVPage(columns: ["id", "title"], rows: [["12", "Nosferatu"], ["7", ""]])

  @Test func `The header is the first line`() {
    #expect(TSVView(hasHeader: true).render(page) == "id\ttitle\n12\tNosferatu\n7\t\n")
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd", "a b c d"), ("\u{1B}[31mred\u{9B}0m", "[31mred0m"), ("x\u{202E}y\u{0}z\u{7F}", "xyz"),
    ("  a  b ", "a b"), (String(repeating: "長い", count: 9_000), String(repeating: "長い", count: 9_000)),
  ])
  func `Values have no control characters and are not shortened`(text: String, value: String) {
    #expect(TSVView().render(TSVPage(columns: ["a", "b"], rows: [[text, "end"]])) == "\(value)\tend\n")
  }

  @Test func `Only the final page is written`() async {
    let written = Log<String>()
    let view = TSVView { written.add($0) }
    await view.displayProgress(page)
    await view.display(page)
    #expect(written.all == ["12\tNosferatu\n7\t\n"])
  }
}

/// Lists of films, people, genres and searches as tables.
@Suite struct TableTests {
  private static let reel = Movie(
    id: 129, title: "Spirited Away", releaseDate: "2001-07-20",
    rating: Rating(average: 8.534, voteCount: 17_612))
  private static let old = Movie(
    id: 3, title: "Old", releaseDate: "0987-01-02", rating: Rating(average: 8, voteCount: nil))
  private static let bare = Movie(id: 7, title: "Lost\tReel")

  private let today = CalendarDate.sample
  private let films = PagedList(ResultsPage(totalResults: 3, elements: [reel, old, bare], skipped: 1))

  @Test func `Lists of films have a row for each film, with the catalog's name before ids of another one`() throws {
    let query = try #require(MovieQuery("x"))
    let search = SearchScene.Response(
      source: .tmdb, text: "x", results: .init(source: .tmdb, key: .query(query), pages: .loaded(films)))
    let favorites = ShelfScene.Response(
      source: .tmdb, sources: [.tmdb, .publicDomain],
      films: [
        .init(source: CatalogSource(idNamespace: "tmdb"), movie: Self.reel, added: today),
        .init(source: CatalogSource(idNamespace: "public-domain"), movie: Self.bare, added: today),
        .init(source: CatalogSource(idNamespace: "elsewhere"), movie: Self.bare, added: today),
      ])
    assertShown([
      "list": ListScene.TSV.page(of: .init(source: .tmdb, key: .init(.topRated), pages: .loaded(films))),
      "list that was not loaded": ListScene.TSV.page(
        of: .init(source: .tmdb, key: .init(.topRated), pages: .failed(CatalogError(.timedOut)))),
      "search": SearchScene.TSV.page(of: search),
      "search that has not begun": SearchScene.TSV.page(of: .init(source: .tmdb)),
      "favorites": ShelfScene.TSV.page(of: favorites),
    ])
  }

  @Test func `A film without a title has its original title`() {
    let films = PagedList(ResultsPage(totalResults: 1, elements: [Movie(id: 1, title: " ", originalTitle: "Own")]))
    let table = ListScene.TSV.page(of: .init(source: .tmdb, key: .init(.topRated), pages: .loaded(films)))
    #expect(table.rows.map { $0[1] } == ["Own"])
  }

  @Test func `A person has a row for every film`() {
    let films = (1...30).map { PersonDetails.Film(movie: Movie(id: $0, title: "Film \($0)")) }
    let details = PersonDetails(person: Person(id: 1, name: "Ann"), films: films)
    let own = PersonScene.TSV.page(of: .init(source: .tmdb, key: .init(id: 1), value: .loaded(details)))
    #expect(own.rows.count == 30)
    #expect(own.rows.first == ["1", "Film 1", "", "", "", ""])
    let key = PersonScene.Subject(id: 1, source: .publicDomain)
    let other = PersonScene.TSV.page(of: .init(source: .tmdb, key: key, value: .loaded(details)))
    #expect(other.rows.first?.first == "built-in:1")
  }

  @Test func `People, genres and searches have the columns that are displayed`() {
    let people = [
      Person(
        id: 17, name: "Charlie Chaplin", department: "Acting",
        knownFor: [.init(title: "The Kid", movieID: 10), .init(title: "City Lights", movieID: 20)]),
      Person(id: 2, name: "Unknown"),
    ]
    let genres = GenresScene.Response(source: .tmdb, value: .loaded([.init(id: 27, name: "Horror")]))
    let pages = Loadable.loaded(PagedList(ResultsPage(totalResults: 2, elements: people)))
    let searches = RecentSearches(["the general", "faust"])
    assertShown([
      "people": PeopleScene.TSV.page(of: .init(source: .tmdb, key: .init(), pages: pages)),
      "genres": GenresScene.TSV.page(of: genres),
      "genres in Russian": GenresScene.TSV.page(of: genres, in: RussianWords()),
      "history": HistoryScene.TSV.page(of: .init(searches: searches)),
    ])
  }
}
