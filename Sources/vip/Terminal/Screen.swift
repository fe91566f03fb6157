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
  let format: OutputFormat
  /// Nil when output is not paged.
  let pager: Pager?
  private let words: any ProgramWords

  init(
    terminal: Terminal, options: DisplayOptions, format: OutputFormat, abilities: TerminalAbilities,
    environment: Environment, pager: Pager?, source: CatalogSource, words: any ProgramWords
  ) {
    self.terminal = terminal
    self.words = words
    self.format = format
    self.pager = pager
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    func page(_ depth: Palette.Depth, links: Bool, labelsFailures: Bool) -> TextPage {
      TextPage(
        width: width, palette: Palette(depth: depth, background: abilities.background), command: { $0.command },
        link: links ? link : nil, showsChangeAlone: true, labelsFailures: labelsFailures)
    }
    output = page(abilities.depth, links: abilities.takesLinks, labelsFailures: false)
    errors = page(
      options.color.depth(environment: environment, isTerminal: terminal.errors.isTerminal), links: false,
      labelsFailures: true)
  }

  /// Whether failures are JSON instead of text, and nothing else is written to standard error.
  var isForPrograms: Bool { format.isJSON }

  /// Writes to standard output, using the pager if the text is longer than the screen.
  func show(_ text: String) {
    if let pager, let height = terminal.height, text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height {
      if pager.show(text) { return }
      if !pager.isDefault { say(words.noPager(pager.command)) }
    }
    terminal.output.write(text)
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
