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
    showsPictures: Bool, source: CatalogSource, words: any ProgramWords, closingHint: Hint? = nil
  ) {
    self.terminal = terminal
    self.words = words
    isForPrograms = options.json
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    func page(_ depth: Palette.Depth, links: Bool, labelsFailures: Bool) -> TextPage {
      TextPage(
        width: width, height: terminal.height, palette: Palette(depth: depth, background: abilities.background),
        blocks: abilities.blocks, charset: environment.charset, command: { $0.command }, link: links ? link : nil,
        closingHint: closingHint, showsChangeAlone: true,
        labelsFailures: labelsFailures)
    }
    var output = page(abilities.depth, links: abilities.takesLinks, labelsFailures: false)
    output.pictures = showsPictures ? PagePictures() : nil
    self.output = output
    errors = page(
      options.color.depth(environment: environment, isTerminal: terminal.errors.isTerminal), links: false,
      labelsFailures: true)
  }

  /// Writes to standard output, using the pager if there is one.
  func show(_ text: String) {
    terminal.show(text) { pager in
      say(words.noPager(pager))
      say("hint: \(words.adviceOnPager)")
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
