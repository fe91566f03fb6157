import MovieDisplay
import MovieText
import Testing
import TextSnapshots

/// Favorites, history and settings as text.
@Suite struct LibraryTextTests {
  private static let failure = EmptyState(
    title: "Nothing was changed", message: "The disk is full.", advice: "Free some space.")

  private static let favorites = ShelfScene.ViewModel(
    title: "Favorites", position: "2 films",
    rows: [
      MovieCard(
        id: 34, qualifiedID: "built-in:34", title: "Metropolis", year: "1927",
        score: .init(text: "8.8", level: .high), route: .movie(id: 34, source: "public-domain")),
      .sample(129, "千と千尋の神隠し", "2001", "8.5"),
    ],
    hints: [Hint(text: "Details", route: .movie(id: 34))], footnotes: ["Attribution."])

  private static let history = HistoryScene.ViewModel(
    title: "Recent searches",
    rows: ["blade runner", "千と千尋", "a search that is far too long for a narrow terminal, as some are"]
      .map { .init(text: $0, route: .search(query: $0, year: nil, page: 1)) })

  private static let settings = SettingsScene.ViewModel(
    title: "Settings",
    settings: [
      .init(key: "language", value: nil, fact: Fact(label: "language", value: .unknown("system default"))),
      .init(key: "adult", value: "off", fact: Fact(label: "adult", value: .text("off"))),
      .init(key: "genre", value: "Science Fiction", fact: Fact(label: "genre", value: .text("Science Fiction"))),
    ])

  /// Favorites, history and settings after a change or a failure.
  private static func pages(_ kind: String) -> (ShelfScene.ViewModel, HistoryScene.ViewModel, SettingsScene.ViewModel) {
    var (favorites, history, settings) = (Self.favorites, Self.history, Self.settings)
    if kind == "change" {
      favorites.confirmations = ["Added Metropolis.", "Added \u{1B}[31mRed\u{1B}[0m."]
      history.confirmations = ["Removed “dune”."]
      settings.confirmation = "adult is off now."
    } else if kind == "failure" {
      (favorites.failure, history.failure, settings.failure) = (Self.failure, Self.failure, Self.failure)
      settings.value = "off"
    }
    return (favorites, history, settings)
  }

  // MARK: - The full screen

  @Test(arguments: ["list", "change", "failure"])
  func `What changed and what failed is above the list`(kind: String) {
    let (favorites, history, settings) = Self.pages(kind)
    let palette = kind == "failure" ? Palette.ansi : .plain
    assertView(favorites, in: ListText.self, palette: palette, widths: [40, 80], named: "favorites, \(kind)")
    assertView(history, in: HistoryText.self, palette: palette, widths: [40, 80], named: "history, \(kind)")
    assertView(settings, in: SettingsText.self, palette: palette, widths: [40, 80], named: "settings, \(kind)")
  }

  @Test func `The last favorite was removed`() {
    let viewModel = ShelfScene.ViewModel(
      title: "Favorites", confirmations: ["Removed Metropolis."],
      emptyState: EmptyState(title: "No favorites yet", advice: "Add one."))
    assertView(viewModel, in: ListText.self, widths: [40, 80])
  }

  @Test func `A narrow list of settings shows the keys that one types`() {
    let fact = Fact(label: "фильмы для взрослых", value: .text("нет"))
    let settings = SettingsScene.ViewModel(
      title: "Настройки", settings: [.init(key: "adult", value: "off", fact: fact)])
    for (width, label) in [(30, "\nadult"), (60, "\nфильмы для взрослых (adult)")] {
      #expect(SettingsText(page: .sample(width: width)).render(settings).hasSuffix("\(label)  нет\n"))
    }
  }

  @Test func `The settings stay on screen when one of them is read, which a page for changes shows alone`() {
    var viewModel = Self.settings
    viewModel.value = "off"
    let page = TextPage.sample(width: 80)
    #expect(SettingsText(page: page).render(viewModel) == SettingsText(page: page).render(Self.settings))
    #expect(SettingsText(page: .sample(width: 80, showsChangeAlone: true)).render(viewModel) == "off\n")
  }

  // MARK: - Only the change

  @Test(arguments: ["change", "failure"]) func `A page for changes shows only what changed or failed`(kind: String) {
    let page = TextPage.sample(width: 80, showsChangeAlone: true)
    let (favorites, history, settings) = Self.pages(kind)
    assertSnapshot(of: ListText(page: page).render(favorites), named: "favorites, \(kind)")
    assertSnapshot(of: HistoryText(page: page).render(history), named: "history, \(kind)")
    assertSnapshot(of: SettingsText(page: page).render(settings), named: "settings, \(kind)")
  }

  @Test func `A page for changes shows the list if there is no change`() {
    for width in [40, 80] {
      let (whole, alone) = (TextPage.sample(width: width), TextPage.sample(width: width, showsChangeAlone: true))
      #expect(ListText(page: alone).render(Self.favorites) == ListText(page: whole).render(Self.favorites))
      #expect(HistoryText(page: alone).render(Self.history) == HistoryText(page: whole).render(Self.history))
      #expect(SettingsText(page: alone).render(Self.settings) == SettingsText(page: whole).render(Self.settings))
    }
  }

  @Test func `Where people move between targets, a recent search is a link without a command`() {
    let view = HistoryText(page: .sample(width: 80, isInteractive: true))
    let targets = view.lines(of: Self.history).flatMap(\.pieces).compactMap(\.target)
    #expect(targets.first == .command(Self.history.rows[0].route))
    #expect(!view.render(Self.history).contains("vip search"))
  }
}

@Suite struct StatsTextTests {
  private let viewModel = StatsScene.ViewModel(
    title: "Films seen", position: "1,204 films",
    rows: [
      .init(facts: [
        Fact(label: "Films", value: .text("1,204")),
        Fact(label: "Longest gap", value: .text("31 days, from Mar 1, 2024 to Apr 1, 2024")),
      ]),
      .init(
        title: "By month", note: "known for 1,000 of 1,204",
        bars: [("January", 120, 1.0), ("February", 0, 0), ("September", 1, 0.008)].map {
          .init(label: $0, value: String($1), length: $2)
        }),
      .init(
        title: "By director",
        bars: [
          .init(label: "Apichatpong Weerasethakul", value: "12", length: 1, route: .person(id: 1)),
          .init(label: "黒澤明", value: "6", length: 0.5, route: .person(id: 2)),
        ]),
      .init(title: "By your stars", bars: [.init(label: "★ 4.5", value: "60 · score 7.9", length: 1)]),
    ])

  @Test(arguments: [Charset.unicode, .ascii])
  func `Bars fit the width`(charset: Charset) {
    assertView(viewModel, in: StatsText.self, charset: charset, widths: [40, 80, 160], named: "\(charset)")
  }

  @Test func `A number is read aloud after what it counts`() {
    let lines = SpokenText(page: TextPage(width: 40)).render(viewModel).split(separator: "\n")
    #expect(lines.suffix(4) == ["Apichatpong Weerasethakul: 12", "黒澤明: 6", "By your stars", "4.5: 60, score 7.9"])
  }
}

@Suite struct PickTextTests {
  @Test func `An interactive page says itself how films come onto an empty shelf`() {
    var viewModel = PickScene.ViewModel(title: "For tonight")
    viewModel.emptyState = EmptyState(title: "The watchlist is empty", advice: "Add one: vip watchlist add 12")
    viewModel.outcome = .nothingFound
    var page = TextPage(width: 80)
    #expect(PickText(page: page).render(viewModel).contains("vip watchlist add 12"))
    page.isInteractive = true
    #expect(PickText(page: page).render(viewModel) == "The watchlist is empty\n")
    viewModel.outcome = .failed
    #expect(PickText(page: page).render(viewModel).contains("vip watchlist add 12"))
  }

  private let faust: PickScene.ViewModel = {
    var viewModel = PickScene.ViewModel(title: "For tonight")
    viewModel.rows = [
      MovieCard(
        id: 1, title: "Faust", year: "1926", score: ScoreBadge(text: "8.0", level: .high), overview: "She sails away.",
        route: .movie(id: 1))
    ]
    return viewModel
  }()

  @Test func `The plot is read aloud`() {
    var picked = faust
    picked.describesRows = true
    #expect(SpokenText(page: .sample(width: 40)).render(picked).contains("\nShe sails away.\n"))
  }

  @Test func `The plot is no wider than is easy to read, and keeps its paragraphs`() {
    var picked = faust
    picked.rows[0].overview = String(repeating: "word ", count: 20) + "\nShe sails away."
    let lines = PickText(page: TextPage(width: 250)).render(picked).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = String(repeating: "word ", count: 18).dropLast()
    #expect(lines.suffix(5) == [line, "word word", "", "She sails away.", ""])
  }

  @Test(arguments: [(80, true), (59, false)])
  func `The plot is beside the poster if there is room`(width: Int, isBeside: Bool) {
    let page = TextPage(width: width, pictures: PagePictures())
    let lines = PickText(page: page).render(faust).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("┌─") && $0.hasSuffix("─┐   She sails away.") } == isBeside)
    #expect(lines.contains("She sails away.") != isBeside)
  }

  @Test(arguments: [(78, 24, 24), (198, 47, 37), (298, 77, 59)])
  func `On a large screen, the poster is as large as on the page of the film`(width: Int, height: Int, columns: Int) {
    let page = TextPage.sample(width: width, height: height, pictures: PagePictures(), isInteractive: true)
    let text = "   She sails away."
    #expect(PickText(page: page).lines(of: faust)[1].width == columns + text.count)
  }
}
