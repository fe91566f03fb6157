import MovieDisplay
import MovieDomain
import MovieJSON
import MovieText
import ProgramScenes

/// The pages for both output streams, configured by options and the terminal.
struct Screen: Sendable {
  let terminal: Terminal
  /// For results.
  let output: TextPage
  /// For failures.
  let errors: TextPage
  /// Whether to write JSON instead of text.
  let isForPrograms: Bool
  private let words: any ProgramWords

  init(
    terminal: Terminal, options: DisplayOptions, abilities: TerminalAbilities, environment: Environment,
    source: CatalogSource, words: any ProgramWords, closingHint: Hint? = nil
  ) {
    self.terminal = terminal
    self.words = words
    isForPrograms = options.json
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    func page(
      _ depth: Palette.Depth, links: Bool, closingHint: Hint? = nil, labelsFailures: Bool = false
    ) -> TextPage {
      TextPage(
        width: width, palette: Palette(depth: depth, background: abilities.background), charset: environment.charset,
        command: { $0.command }, link: links ? link : nil, closingHint: closingHint, showsChangeAlone: true,
        labelsFailures: labelsFailures)
    }
    output = page(abilities.depth, links: abilities.takesLinks, closingHint: closingHint)
    errors = page(
      options.color.depth(environment: environment, isTerminal: terminal.errors.isTerminal), links: false,
      labelsFailures: true)
  }

  /// Writes to standard output, using the pager if there is one.
  func show(_ text: String) {
    terminal.show(text) { pager in
      say(words.noPager(pager))
    }
  }

  /// On a terminal, people read the JSON.
  var jsonLayout: JSONLayout { terminal.output.isTerminal ? .indented : .compact }

  /// Writes a failure to standard error.
  func fail(_ text: String) {
    terminal.errors.write(text)
  }

  /// Writes a sentence to standard error.
  func say(_ sentence: String) {
    terminal.errors.say(sentence)
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
