import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots

/// The search scene from response to text.
@Suite struct SearchTextTests {
  let presenter = SearchPresenter(words: EnglishWords())

  @Test func results() throws {
    snapshot(of: try found("blade runner", .bladeRunner))
  }

  @Test func inColor() throws {
    snapshot(of: try found("blade runner", .bladeRunner), palette: .ansi)
  }

  @Test func inASCII() throws {
    snapshot(of: try found("blade “runner”", .bladeRunner), charset: .ascii)
  }

  @Test func onTheBuiltInCatalog() throws {
    snapshot(of: try found("blade runner", .bladeRunner), source: .publicDomain)
  }

  @Test func pageOfSeveral() throws {
    snapshot(of: try found("it's a “mad” world", year: 1963, .page(2, of: 7)))
  }

  @Test func severalPages() throws {
    var several = ResultsPage.page(1, of: 7)
    several.skipped = 1
    var results = try found("night", several)
    results.nextPageError = Self.timedOut
    snapshot(of: results, palette: .ansi)
  }

  @Test func loadingTheNextPage() throws {
    var results = try found("night", .page(1, of: 7))
    results.isLoadingMore = true
    snapshot(of: results)
  }

  @Test func nothingFound() throws {
    snapshot(of: try found("blade walker", year: 1982, .titled()), palette: .ansi)
  }

  @Test func pageAfterTheLast() throws {
    var search = try search("night")
    search.page = 9
    snapshot(progress: .failed(search, CatalogError(.outOfRange, lastPage: 7)))
  }

  @Test func failure() throws {
    snapshot(progress: .failed(try search("blade runner"), Self.timedOut), palette: .ansi)
  }

  @Test func suggestionsBeforeTyping() {
    snapshot(suggestions: ["Blade Runner", "千と千尋の神隠し", "\u{1B}[31mred", Self.long])
  }

  @Test func suggestionsWhileTyping() throws {
    snapshot(
      of: try found("blade", .bladeRunner), text: "blade r", suggestions: ["Blade Runner"],
      progress: .searching(try search("blade r")), palette: .ansi)
  }

  @Test func tooFewLetters() {
    snapshot(text: "bl", progress: .tooShort)
  }

  @Test func longTexts() throws {
    snapshot(of: try found(Self.long, .titled(Self.long, Self.long, original: Self.long, overview: Self.long)))
  }

  @Test func wideTexts() throws {
    snapshot(
      of: try found(
        "神隠し",
        .titled("千と千尋の神隠し", "기생충", "卧虎藏龙", original: "Sen to Chihiro", overview: "十歳の少女千尋は、引っ越しの途中で不思議な町へ迷い込む。")))
  }

  @Test func emojiTexts() throws {
    snapshot(
      of: try found("🎬", .titled("The 🎬 Movie", "👨‍👩‍👧 Family", "🇯🇵 Story", original: "❤️", overview: "Love ❤️ 👍🏽.")))
  }

  @Test func rightToLeftTexts() throws {
    snapshot(
      of: try found("جدایی", .titled("ואלס עם באשיר", "Plain", original: "جدایی نادر از سیمین", overview: "زوجی.")))
  }

  @Test func hostileTexts() throws {
    let hostile = "\u{1B}]0;pwned\u{7}\u{9B}31m Red\u{202E}\r\nTwo\tand a tab\u{200B}\u{7F}"
    snapshot(of: try found(hostile, .titled(hostile, original: "\u{1B}[2J", overview: hostile)))
  }

  @Test func unusualValues() throws {
    let movies = [
      Movie(id: 1, title: "Undated and unrated"),
      Movie(
        id: 1_234_567, title: "Seven digits", originalTitle: "Siete cifras",
        releaseDate: CalendarDate(iso8601: "2026-12-24"), overview: " \n\n A second paragraph is the first.\nMore.",
        rating: Rating(average: 10, voteCount: 4)),
      Movie(
        id: 42, title: "Low", releaseDate: CalendarDate(iso8601: "0999-12-24"),
        rating: Rating(average: 0.5, voteCount: 4)),
    ]
    let page = ResultsPage(totalPages: 500, totalResults: 10_000, elements: movies)
    let viewModel = presenter.viewModel(for: .init(source: .tmdb, results: try found("odd", page)))
    assertSnapshot(across: .width(20, 40, 80, 120)) { render(viewModel, width: $0) }
  }

  private static let long =
    "The incredibly strange creatures who stopped living and became mixed-up zombies, and a good many others besides "
    + "who had nothing better to do on a Saturday night"

  private static let timedOut = CatalogError(.timedOut, host: "api.themoviedb.org")

  private func found(
    _ text: String, year: Int? = nil, _ page: ResultsPage<Movie>
  ) throws -> PagesResponse<SearchScene.Subject, Movie> {
    .init(
      source: .tmdb, key: .query(try #require(MovieQuery(text, year: year))), pages: .loaded(PagedList(page)))
  }

  private func search(_ text: String) throws -> SearchScene.Search {
    .init(.query(try #require(MovieQuery(text))))
  }

  private func snapshot(
    of results: PagesResponse<SearchScene.Subject, Movie>? = nil, text: String = "", suggestions: [String] = [],
    progress: SearchScene.Progress = .resting, source: CatalogSource = .tmdb, palette: Palette = .plain,
    charset: Charset = .unicode
  ) {
    var results = results
    results?.source = source
    let viewModel = presenter.viewModel(
      for: .init(source: source, text: text, suggestions: suggestions, results: results, progress: progress))
    assertSnapshot(across: .width(40, 80, 120)) {
      render(viewModel, width: $0, palette: palette, charset: charset)
    }
  }

  private func render(
    _ viewModel: SearchScene.ViewModel, width: Int, palette: Palette = .plain, charset: Charset = .unicode
  ) -> String {
    SearchText(page: TextPage(width: width, palette: palette, charset: charset, command: Self.command)).render(
      viewModel)
  }

  /// Sample commands for routes.
  private static func command(for route: Route) -> String? {
    switch route {
    case .movie(let id, _, _): "vip detail \(id)"
    case .search(let query, let year, let page):
      "vip search '\(query)'" + (year.map { " --year \($0)" } ?? "") + (page > 1 ? " --page \(page)" : "")
    default: nil
    }
  }
}
