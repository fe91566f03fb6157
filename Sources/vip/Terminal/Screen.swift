import MovieDisplay
import MovieDomain
import MovieJSON
import MovieText
import ProgramScenes

/// What a scene is shown on: pages for both streams, as the options and the terminal want them.
struct Screen: Sendable {
  let terminal: Terminal
  /// Where there is something to see.
  let output: TextPage
  /// Where there is nothing to see, and why.
  let errors: TextPage
  /// Whether JSON is written in place of text.
  let isForPrograms: Bool
  private let words: any ProgramWords

  init(
    terminal: Terminal, options: DisplayOptions, abilities: TerminalAbilities, environment: Environment,
    source: CatalogSource, words: any ProgramWords
  ) {
    self.terminal = terminal
    self.words = words
    isForPrograms = options.json
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    func page(_ depth: Palette.Depth, links: Bool) -> TextPage {
      TextPage(
        width: width, palette: Palette(depth: depth, background: abilities.background), command: { $0.command },
        link: links ? link : nil, showsChangeAlone: true)
    }
    output = page(abilities.depth, links: abilities.takesLinks)
    errors = page(
      options.color.depth(environment: environment, isTerminal: terminal.errors.isTerminal), links: false)
  }

  /// Writes to standard output, through the viewer's pager where there is one.
  func show(_ text: String) {
    terminal.show(text) { pager in
      say(words.noPager(pager))
    }
  }

  /// People read JSON too.
  var jsonLayout: JSONLayout { terminal.output.isTerminal ? .indented : .compact }

  /// Writes to standard error why there is nothing.
  func fail(_ text: String) {
    terminal.errors.write(text)
  }

  /// Writes a sentence to standard error.
  func say(_ sentence: String) {
    terminal.errors.write("\(CleanText(sentence).string)\n")
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
