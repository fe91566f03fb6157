import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing

@testable import MovieText

/// The search scene from response to text.
@Suite struct SearchTextTests {
  let presenter = SearchPresenter(words: EnglishWords())

  static let plainCases: [String: SearchScene.Response] = [
    "results": found("blade runner", .bladeRunner),
    "built-in catalog": found("blade runner", .bladeRunner, in: .publicDomain),
    "page of several": found("it's a “mad” world", year: 1963, .page(2, of: 7)),
    "suggestions": suggesting("Blade Runner", "千と千尋の神隠し", "\u{1B}[31mred", long, in: .init(source: .tmdb)),
    "too few letters": .init(source: .tmdb, text: "bl", progress: .tooShort),
    "long texts": found(long, .titled(long, long, original: long, overview: long)),
    "wide texts": found(
      "神隠し",
      .titled("千と千尋の神隠し", "기생충", "卧虎藏龙", original: "Sen to Chihiro", overview: "十歳の少女千尋は、引っ越しの途中で不思議な町へ迷い込む。")),
  ]

  @Test(arguments: plainCases.keys.sorted()) func plain(name: String) throws {
    snapshot(of: try #require(Self.plainCases[name]), named: name)
  }

  static let coloredCases: [String: SearchScene.Response] = [
    "results": found("blade runner", .bladeRunner),
    "nothing found": found("blade walker", year: 1982, .titled()),
    "failure": .init(source: .tmdb, progress: .failed(search("blade runner"), .timedOut)),
    "suggestions while typing": suggesting(
      "Blade Runner",
      in: .init(
        source: .tmdb, text: "blade r", results: found("blade", .bladeRunner).results,
        progress: .searching(search("blade r")))),
  ]

  @Test(arguments: coloredCases.keys.sorted()) func colored(name: String) throws {
    snapshot(of: try #require(Self.coloredCases[name]), named: name, palette: .ansi)
  }

  @Test func severalPages() {
    var response = Self.found("night", .page(1, of: 7, skipped: 1))
    response.results?.nextPageError = .timedOut
    snapshot(of: response, palette: .ansi)
  }

  @Test func loadingTheNextPage() {
    var response = Self.found("night", .page(1, of: 7))
    response.results?.isLoadingMore = true
    snapshot(of: response)
  }

  static let unusual = ResultsPage(
    totalPages: 500, totalResults: 10_000,
    elements: [
      Movie(id: 1, title: "Undated and unrated"),
      Movie(
        id: 1_234_567, title: "Seven digits", originalTitle: "Siete cifras",
        releaseDate: "2026-12-24", overview: " \n\n A second paragraph is the first.\nMore.",
        rating: Rating(average: 10, voteCount: 4)),
      Movie(id: 42, title: "Low", releaseDate: "0999-12-24", rating: Rating(average: 0.5, voteCount: 4)),
    ])

  @Test func unusualValues() {
    snapshot(of: Self.found("odd", Self.unusual), widths: [20, 40, 80, 120])
  }

  @Test func `Where rows have the focus, the first line does not say how many films there are`() {
    var page = TextPage.sample(width: 60)
    func text(_ viewModel: SearchScene.ViewModel) -> String { SearchText(page: page).render(viewModel) }
    var found = presenter.viewModel(for: Self.found("blade", .bladeRunner))
    #expect(text(found).contains("─ 4 films\n"))
    page.isInteractive = true
    #expect(!text(found).contains("4 films"))
    found.suggestions = .init(
      title: "Recent searches", rows: [Hint(text: "blade", route: .search(query: "blade", year: nil, page: 1))])
    #expect(text(found).contains("─ 4 films\n"), "a heading that scrolls")
    #expect(text(presenter.viewModel(for: Self.found("night", .page(2, of: 7)))).contains("─ 134 films\n"))
  }

  private static let long =
    "The incredibly strange creatures who stopped living and became mixed-up zombies, and a good many others besides "
    + "who had nothing better to do on a Saturday night"

  private static func subject(_ text: String, year: Int? = nil) -> SearchScene.Subject {
    MovieQuery(text, year: year).map { .query($0) } ?? .popular
  }

  private static func found(
    _ text: String, year: Int? = nil, _ page: ResultsPage<Movie>, in source: CatalogSource = .tmdb
  ) -> SearchScene.Response {
    .init(
      source: source,
      results: .init(source: source, key: subject(text, year: year), pages: .loaded(PagedList(page))))
  }

  private static func suggesting(_ queries: String..., in response: SearchScene.Response) -> SearchScene.Response {
    var response = response
    response.suggestions = queries
    return response
  }

  private static func search(_ text: String) -> PageQuestion<SearchScene.Subject> {
    .init(subject(text))
  }

  private func snapshot(
    of response: SearchScene.Response, named name: String? = nil, palette: Palette = .plain,
    widths: [Int] = [40, 80, 120]
  ) {
    assertView(
      presenter.viewModel(for: response), in: SearchText.self, palette: palette, widths: widths, named: name)
  }
}

// Sample pages.
extension ResultsPage<Movie> {
  static let bladeRunner: ResultsPage = {
    let movies = [
      Movie(
        id: 78, title: "Blade Runner", releaseDate: "1982-06-25",
        overview: """
          In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard is called out of retirement to \
          terminate a quartet of replicants who have escaped to Earth seeking their creator.
          """, rating: Rating(average: 7.9, voteCount: 14_000)),
      Movie(
        id: 335_984, title: "Blade Runner 2049", releaseDate: "2017-10-04",
        overview: "Thirty years on, a new blade runner unearths a long-buried secret.",
        rating: Rating(average: 6.5, voteCount: 13_000)),
      Movie(
        id: 19_404, title: "The Blade of Immortality", originalTitle: "不滅の刃の物語",
        releaseDate: "1995-10-20", rating: Rating(average: 4.1, voteCount: 40)),
      Movie(
        id: 7, title: "Blade Runners", originalTitle: "Läufer mit Klingen", overview: "Skaters."),
    ]
    return ResultsPage(totalResults: movies.count, elements: movies)
  }()

  /// A page of a list with several pages.
  static func page(_ number: Int, of pages: Int, skipped: Int = 0) -> ResultsPage {
    ResultsPage(
      number: number, totalPages: pages, totalResults: pages * 20 - 6, elements: bladeRunner.elements, skipped: skipped)
  }

  static func titled(_ titles: String..., original: String? = nil, overview: String = "") -> ResultsPage {
    let movies = titles.enumerated().map { index, title in
      Movie(
        id: index + 1, title: title, originalTitle: original, releaseDate: "2001-01-01",
        overview: overview, rating: Rating(average: 7, voteCount: 1))
    }
    return ResultsPage(totalResults: movies.count, elements: movies)
  }
}
