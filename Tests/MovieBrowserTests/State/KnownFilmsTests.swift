import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots

@testable import MovieBrowser

@Suite struct KnownFilmsTests {
  private var films: KnownFilms {
    var films = KnownFilms()
    let titles = ["The General", "General Idi", "À nous la liberté", "Genuine"]
    films.add(titles.enumerated().map { .sample($0 + 1, $1) })
    return films
  }

  @Test(arguments: [("gen", [2, 4, 1]), ("eneral", []), ("a LIBERTE", [3]), ("general idi", [2]), ("", [])])
  func `Words match by their beginning, and titles that begin so come first`(query: String, ids: [Int]) {
    #expect(films.matches(query).map(\.id) == ids)
  }

  @Test func `A film that is known already is replaced`() {
    var films = films
    films.add([.sample(1, "The General", year: "1926")])
    #expect(films.matches("the general").map(\.year) == ["1926"])
  }
}

@Suite struct FilmFromCardTests {
  @Test(arguments: [20, 40, 60, 80, 120, 160, 200], [true, false])
  func `Title, score and overview stay when the rest of a film is loaded`(width: Int, hasPosters: Bool) async throws {
    let catalog = PublicDomainCatalog(today: FilmStrip.today)
    var page = TextPage(width: width, pictures: hasPosters ? PagePictures() : nil)
    page.isInteractive = true
    for id in [43, 33, 39] {
      let details = try await catalog.movie(id)
      let response = DetailScene.Response(
        source: .publicDomain, key: .init(id: id), value: .loaded(.init(details)))
      let viewModel = DetailPresenter(words: EnglishWords()).viewModel(for: response)
      guard case .film(let loaded) = viewModel.content else {
        Issue.record("No film")
        return
      }
      var card = MovieCard(loaded)
      card.overview = details.movie.overview
      let known = DetailScene.Film(card, route: loaded.route, overview: loaded.overview.title)
      let before = DetailText(page: page).render(.init(content: .film(known))).split(
        separator: "\n", omittingEmptySubsequences: false)
      let after = DetailText(page: page).render(viewModel).split(separator: "\n", omittingEmptySubsequences: false)
      for (early, late) in zip(before, after) { #expect(late.hasPrefix(early), "\(early)") }
      #expect(before.count > 3)
      // In a title card, the score has no blank around it.
      #expect(
        before.prefix(4).contains { $0.contains("  ★ \(card.score.text)") || $0.contains("▎★ \(card.score.text)") })
    }
  }
}

/// Recent searches in the search field.
@Suite(.timeLimit(.minutes(10))) struct SearchHistoryStripTests {
  private static func history() async -> any SearchHistory {
    let history = TransientSearchHistory()
    for query in ["metropolis", "caligari"] { await history.record(query) }
    return history
  }

  @Test(arguments: ["buster keaton", "keaton"])
  func `A person whose name is searched for is above the films, and opens`(name: String) async throws {
    var strip = await FilmStrip().started()
    await strip.type(name, after: "/", until: name)
    await strip.press("Enter", until: { $0.isLoaded && $0.currentPage?.content?.facts.answeredQuery == name })
    #expect(strip.rows.contains { $0.contains("▎Buster Keaton") })
    await strip.press("g Enter")
    #expect(strip.browser.currentPage?.route == .person(id: 121))
  }

  @Test(arguments: StripSize.allCases)
  func `Up takes older searches into the empty field, and Down newer ones`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, history: Self.history()).started()
    await strip.press("/", until: "Recent")
    await strip.press("Up", until: "Results for “caligari”")
    await strip.press("Up", until: "Results for “metropolis”")
    await strip.press("Up", until: "/ metropolis")
    await strip.press("Down", until: "/ caligari", "Results for “caligari”")
    await strip.press("Down", until: "Title of a film")
    // After the newest, Down moves into the results.
    await strip.press("Down")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `A search that is edited is none of the recent ones`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, history: Self.history()).started()
    await strip.press("/", until: "Recent")
    await strip.press("Up Backspace", until: "/ caligar")
    #expect(strip.browser.recalled == nil)
    await strip.press("Up", until: "/ caligar")
    #expect(strip.browser.field.text == "caligar")
    #expect(strip.browser.isChoosing)
  }

  @Test func `Without recent searches, Up moves into the results`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("/ Up")
    #expect(strip.browser.isChoosing)
    #expect(strip.browser.field.text.isEmpty)
  }

  @Test func `The page of recent searches has those made since it was opened`() async {
    var strip = await FilmStrip(history: Self.history()).started()
    await strip.open(.history)
    await strip.type("faust", after: "/")
    await strip.press("Enter", until: "Results for “faust”")
    await strip.press("1", until: "Recent searches", "faust")
  }

  @Test func `The page of recent searches has those stored before the setting was switched off`() async {
    var off = UserSettings()
    off.remembersSearches = false
    var strip = await FilmStrip(settings: TransientSettings(off), history: Self.history()).started()
    await strip.open(.history)
    #expect(strip.rows.contains { $0.contains("caligari") })
  }
}
