import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import TextSnapshots

@testable import MovieText

/// The home scene from response to text.
@Suite struct HomeTextTests {
  let presenter = HomePresenter(words: EnglishWords(), today: "2026-11-20")

  static let cases: [String: HomeScene.Response] = [
    "full": .rows(.loaded(.films), .loaded(.films), .loaded(.films), .loaded(.films)),
    "built-in catalog": .rows(
      .loaded(.films), .loaded(.films), .loaded(.films), .loaded(.films), source: .publicDomain),
    "while loading": .rows(.loaded(.films), .loading, .loading, .loading),
    "partial failure": .rows(.loaded(.films), .failed(.timedOut), .loaded(.films), .failed(.busy)),
    "total failure": .rows(.failed(.timedOut), .failed(.timedOut), .failed(.timedOut), .failed(.busy)),
    "empty shelf": .rows(.loaded(.films), .loaded(.empty), .loaded(.films), .loaded(.films)),
    "skipped rows and a stale shelf": .rows(
      .loaded(.partlyRead), .stale(.films, .timedOut), .loaded(.films), .loaded(.films)),
    "long titles": .one(
      "Night of the Day of the Dawn of the Son of the Bride of the Return", "Koyaanisqatsi",
      "Pneumonoultramicroscopicsilicovolcanoconiosis"),
    "wide titles": .one("千と千尋の神隠し", "七人の侍", "기생충", "卧虎藏龙", "ﾊｳﾙ"),
    "emoji": .one("The 🎬 Movie", "👨‍👩‍👧 Family", "🇯🇵 Story", "Love ❤️ Actually", "👍🏽"),
    "combining marks": .one("Ame\u{301}lie", "Cafe\u{301} So\u{308}ciety", "क्षत्रिय", "Z\u{335}\u{327}a\u{310}lgo"),
    "right to left": .one("ואלס עם באשיר", "جدایی نادر از سیمین", "\u{202E}evil\u{202C} title", "Plain"),
  ]

  @Test(arguments: [(Int.min, 1), (-20, 1), (0, 1), (.max, 1 << 20)])
  func `A page has at least one column, and not more than can be calculated with`(width: Int, columns: Int) {
    var page = TextPage(width: 80)
    (page.width, page.height) = (width, width)
    #expect(page.width == columns && TextPage(width: width).width == columns)
    #expect(PosterSize(on: page)?.columns == (columns == 1 ? nil : 24))
  }

  @Test(arguments: cases.keys.sorted()) func plain(name: String) throws {
    snapshot(of: try #require(Self.cases[name]), named: name)
  }

  @Test func `Read aloud, rows have their first films`() {
    let response = HomeScene.Response.rows(.loaded(.films), .failed(.timedOut), .loaded(.films), .loading)
    assertSnapshot(of: SpokenText(page: .sample(width: 40)).render(presenter.viewModel(for: response)))
  }

  @Test func `In a dialogue, the number that leads to the rest of a row names the row`() {
    var page = TextPage.sample(width: 40)
    page.number = { _ in 9 }
    let response = HomeScene.Response.rows(.loaded(.films), .loading, .loading, .loading)
    let lines = SpokenText(page: page).render(presenter.viewModel(for: response)).split(separator: "\n")
    #expect(lines.contains("9. Top rated, 9,583 more"))
  }

  @Test(arguments: [80, 100, 120])
  func `Where people read while films load, posters that come do not move what is below`(width: Int) {
    func rows(_ response: HomeScene.Response) -> [Int] {
      let page = TextPage.sample(width: width, height: 37, pictures: PagePictures(), isInteractive: true)
      return HomeText(page: page).carousels(of: presenter.viewModel(for: response)).map(\.lines.lowerBound)
    }
    let loaded = rows(.rows(.loaded(.films), .loaded(.films), .loaded(.films), .loaded(.films)))
    #expect(rows(.rows(.loading, .loading, .loading, .loading)) == loaded)
    #expect(rows(.rows(.loading, .loaded(.films), .loading, .loading)) == loaded)
  }

  @Test func inColor() {
    snapshot(of: .rows(.loaded(.films), .failed(.timedOut), .loaded(.films), .loaded(.empty)), palette: .ansi)
  }

  @Test func unusualValues() {
    snapshot(of: .init(source: .tmdb, rows: [.init(list: .popular, state: .loaded(SearchTextTests.unusual))]))
  }

  @Test(arguments: [20, 40, 80, 120, 200, 1000])
  func `No line is wider than the page, and cards are aligned`(width: Int) {
    let response = HomeScene.Response.one(
      "千と千尋の神隠し", "👨‍👩‍👧 Family", "Ame\u{301}lie", "ואלס עם באשיר", "Koyaanisqatsi and a Good Deal More")
    let text = HomeText(page: .sample(width: width)).render(presenter.viewModel(for: response))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { Self.cells($0) <= width })
    let spines = lines.filter { $0.hasPrefix("▎") }.map { line in
      line.indices.filter { line[$0] == "▎" }.map { Self.cells(line[..<$0]) }
    }
    #expect(spines.count >= 2)
    #expect(Set(spines).count == 1)
  }

  private static func cells(_ text: Substring) -> Int {
    text.reduce(0) { $0 + $1.cellWidth }
  }

  private func snapshot(of response: HomeScene.Response, named name: String? = nil, palette: Palette = .plain) {
    assertView(presenter.viewModel(for: response), in: HomeText.self, palette: palette, named: name)
  }
}

extension HomeScene.Response {
  fileprivate static func rows(
    _ states: Loadable<ResultsPage<Movie>>..., source: CatalogSource = .tmdb
  ) -> Self {
    let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]
    return Self(source: source, rows: zip(lists, states).map { .init(list: $0, state: $1) })
  }

  /// A response with a single row.
  fileprivate static func one(_ titles: String...) -> Self {
    let movies = titles.enumerated().map { index, title in
      Movie(
        id: index + 1, title: title, releaseDate: "2001-01-01",
        rating: Rating(average: 7, voteCount: 1))
    }
    let page = ResultsPage(totalResults: movies.count, elements: movies)
    return Self(source: .tmdb, rows: [.init(list: .popular, state: .loaded(page))])
  }
}

extension CatalogError {
  static let timedOut = CatalogError(.timedOut, host: "api.themoviedb.org")
  fileprivate static let busy = CatalogError(
    .rateLimited, host: "api.themoviedb.org", status: 429, retryAfter: 12)
}

extension ResultsPage<Movie> {
  fileprivate static let empty = ResultsPage(totalResults: 0, elements: [])

  fileprivate static let films: ResultsPage = {
    let rows: [(Int, String, Int, Double)] = [
      (238, "The Godfather", 1972, 8.7), (278, "The Shawshank Redemption", 1994, 8.7),
      (240, "The Godfather Part II", 1974, 8.6), (424, "Schindler's List", 1993, 8.6), (389, "12 Angry Men", 1957, 8.5),
      (129, "Spirited Away", 2001, 8.5), (19404, "Dilwale Dulhania Le Jayenge", 1995, 8.5),
      (155, "The Dark Knight", 2008, 8.5), (496243, "Parasite", 2019, 8.5), (497, "The Green Mile", 1999, 8.5),
      (680, "Pulp Fiction", 1994, 6.5), (372058, "Your Name.", 2016, 4.1),
    ]
    let movies = rows.map { id, title, year, average in
      Movie(
        id: id, title: title, releaseDate: CalendarDate(year: year, month: 3, day: 1),
        rating: Rating(average: average, voteCount: 9000))
    }
    return ResultsPage(totalPages: 480, totalResults: 9588, elements: movies)
  }()

  fileprivate static let partlyRead = ResultsPage(
    totalPages: films.totalPages, totalResults: films.totalResults, elements: films.elements, skipped: 3)
}
