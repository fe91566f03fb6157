import MovieBrowser
import MovieDisplay
import MovieScenes
import MovieTerminal
import MovieTestSupport
import MovieText
import RandomTestSupport
import TerminalTestSupport
import ViewerScenes

/// A browser in which random keys are pressed and random answers come, and the screen of its terminal.
package struct RandomBrowser {
  private var random: SeededGenerator
  private var browser: Browser
  private let abilities: ScreenAbilities
  private var renderer: ScreenRenderer
  private var terminal = TerminalModel(columns: 80, rows: 24, modes: [1049])
  private var shown: Frame?
  private var open: [PageID] = []

  package init(seed: UInt64, isChooser: Bool) {
    random = SeededGenerator(seed: seed)
    browser = Browser(
      page: TextPage(width: 80, palette: Palette(depth: .full, background: .dark), command: { _ in "vip x" }),
      words: EnglishWords(), today: .sample, isChooser: isChooser)
    abilities = ScreenAbilities(palette: browser.textPage.palette)
    renderer = ScreenRenderer(abilities: abilities)
    _ = take(.resized(ScreenSize(columns: terminal.columns, rows: terminal.rows)))
  }

  /// Takes one event and draws what changed. Returns how the screen then differs from a full paint; nil if it does not.
  package mutating func step() -> String? {
    take(Self.event(open, &random))
  }

  private mutating func take(_ event: BrowserEvent) -> String? {
    if case .resized(let size) = event {
      terminal = TerminalModel(columns: size.columns, rows: size.rows, modes: [1049])
      renderer.forget()
    }
    for effect in browser.update(event) {
      if case .open(let id, _) = effect { open.append(id) }
      if case .close(let id) = effect { open.removeAll { $0 == id } }
    }
    let frame = browser.frame
    let bytes = renderer.bytes(for: frame)
    // Many keys do nothing. Then both screens would be those that were compared before.
    guard frame != shown || !bytes.isEmpty else { return nil }
    shown = frame
    terminal.feed(bytes)
    var whole = TerminalModel(columns: terminal.columns, rows: terminal.rows, modes: [1049])
    var fresh = ScreenRenderer(abilities: abilities)
    whole.feed(fresh.bytes(for: frame))
    return terminal.difference(from: whole)
  }

  // MARK: - Random events

  private static func event(_ open: [PageID], _ random: inout SeededGenerator) -> BrowserEvent {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<70: .terminal(.key(key(&random)))
    case 70..<76:
      .terminal(
        .mouse(
          MouseEvent(
            [
              .press(.left), .scroll(columns: 0, rows: 1), .scroll(columns: 0, rows: -2), .press(.back),
              .press(.forward),
            ]
            .randomElement(using: &random) ?? .press(.left), row: Int.random(in: -1...60, using: &random),
            column: Int.random(in: -1...210, using: &random))))
    case 76..<79: .terminal(.paste(["nosferatu", "tt0013442", "👩‍🔬 七", "\u{301}"].randomElement(using: &random) ?? ""))
    case 79..<81:
      .resized(
        ScreenSize(columns: Int.random(in: 1...210, using: &random), rows: Int.random(in: 1...60, using: &random)))
    case 81: .reported("Said \(Int.random(in: 0...9, using: &random)).")
    case 82: .known(cards(&random))
    case 83: .tick
    default:
      open.randomElement(using: &random).map { .shown($0, content(&random)) } ?? .reported("Nothing is open.")
    }
  }

  private static func key(_ random: inout SeededGenerator) -> KeyPress {
    let codes: [Key.Code] = [
      .enter, .enter, .tab, .backspace, .escape, .up, .down, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .delete, .function(5),
    ]
    if Bool.random(using: &random), let code = codes.randomElement(using: &random) { return KeyPress(Key(code)) }
    let scalar = Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &random))
    return KeyPress(Key(scalar, Int.random(in: 0..<10, using: &random) == 0 ? .control : []))
  }

  private static let titles = [
    "Nosferatu", "千と千尋の神隠し", "عمر المختار", "👩‍🔬 Science", "A very long title that goes on and on until it is cut", "",
    "e\u{301}tude", "क्षि", "M",
  ]

  private static func cards(_ random: inout SeededGenerator) -> [MovieCard] {
    (0..<Int.random(in: 0...25, using: &random)).map { _ in
      let id = Int.random(in: 1...40, using: &random)
      return MovieCard(
        id: id, title: titles.randomElement(using: &random) ?? "", year: "19\(Int.random(in: 10...99, using: &random))",
        score: ScoreBadge(text: "8.\(id % 10)", level: .high), overview: Bool.random(using: &random) ? titles[4] : nil,
        posterPath: Bool.random(using: &random) ? "/\(id).jpg" : nil, route: .movie(id: id))
    }
  }

  private static func content(_ random: inout SeededGenerator) -> PageContent {
    let isLoading = Int.random(in: 0..<4, using: &random) == 0
    let cards = cards(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let rows = (0..<Int.random(in: 0...5, using: &random)).map { number in
        HomeScene.Row(
          id: "\(number)", title: titles[number],
          content: number == 3
            ? .failed("It failed.") : .cards(cards, remainders: (0...cards.count).map { "\($0) more" }),
          route: .list(id: "popular"))
      }
      return PageContent(HomeScene.ViewModel(rows: rows), in: HomeText.self, isLoading: isLoading)
    case 1:
      let results = SearchScene.Results(
        title: "Results", extent: "some", total: 100, rows: cards.map { SearchScene.Row(card: $0) }, ending: .more)
      return PageContent(
        SearchScene.ViewModel(query: "a", content: cards.isEmpty ? .prompt("Type", earlier: nil) : .results(results)),
        in: SearchText.self, isLoading: isLoading, nextPage: .available)
    case 2:
      return PageContent(
        SettingsScene.ViewModel(
          title: "Settings",
          settings: [.init(key: "theme", value: "dark", fact: Fact(label: "theme", value: .text("dark")))]),
        in: SettingsText.self, isLoading: isLoading)
    default:
      return PageContent(
        ListScene.ViewModel(title: titles[0], rows: cards), in: ListText.self, isLoading: isLoading,
        nextPage: .available)
    }
  }
}
