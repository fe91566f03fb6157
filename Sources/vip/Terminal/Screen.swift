import MovieData
import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieTerminalDriver
import MovieText

/// The pages for both output streams, configured by options and the terminal.
struct Screen: Sendable {
  private let launch: Launch
  let terminal: Terminal
  /// For results.
  var output: TextPage
  /// For failures.
  var errors: TextPage
  private let words: any ProgramWords

  init(_ launch: Launch, abilities: TerminalAbilities, source: CatalogSource, words: any ProgramWords) {
    var terminal = launch.terminal
    terminal.output.words = words
    self.terminal = terminal
    let (options, environment) = (launch.options, launch.environment)
    self.launch = launch
    self.words = words
    let widths = DisplayOptions.widths
    let width = options.width ?? min(max(terminal.width, widths.lowerBound), widths.upperBound)
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    // The next page follows on this one only in the same language and country.
    let added =
      (options.language.map { " --language \($0.tag)" } ?? "") + (options.region.map { " --region \($0.code)" } ?? "")
    let command: @Sendable (Route) -> String? = { route in route.command.map { route.isNextPage ? $0 + added : $0 } }
    func page(_ depth: Palette.Depth, links: Bool, labelsFailures: Bool = false) -> TextPage {
      TextPage(
        width: width, height: terminal.height, palette: Palette(depth: depth, background: abilities.background),
        blocks: abilities.blocks, charset: environment.charset, command: command, link: links ? link : nil,
        showsChangeAlone: true, labelsFailures: labelsFailures)
    }
    var output = page(abilities.depth, links: abilities.takesLinks)
    let showsPictures = abilities.images != nil && (launch.needs.posters == nil || abilities.showsWalls)
    output.pictures = showsPictures ? PagePictures() : nil
    output.showsDescriptions = launch.needs.showsDescriptions
    self.output = output
    errors = page(
      options.color.depth(environment: environment, isTerminal: terminal.errors.isTerminal), links: false,
      labelsFailures: true)
  }

  var format: OutputFormat { launch.format }
  var isSpoken: Bool { launch.isSpoken }

  /// Whether failures are JSON instead of text, and nothing else is written to standard error.
  var isForPrograms: Bool { format.isJSON }

  /// Whether users see the results next to the warnings.
  var isOnTerminal: Bool { terminal.output.isTerminal && format.isText }

  /// Writes to standard output, using the pager if the text is longer than the screen.
  func show(_ text: String) {
    // A pager does not pass on pictures that the terminal draws.
    if let height = terminal.height, text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height,
      !ImageProtocol.isUsed(in: text), let pager = launch.pager
    {
      if pager.show(text, hiding: UserPrograms.hidden) { return }
      say(words.noPager(pager.command))
      say("hint: \(words.adviceOnPager)")
    }
    guard isSpoken, isOnTerminal else { return terminal.output.write(text) }
    // The terminal would cut words at its edge.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      CleanText(String(line)).wrapped(to: output.width).map(\.string).joined(separator: "\n")
    }
    terminal.output.write(lines.joined(separator: "\n"))
  }

  /// On a terminal, people read the JSON.
  var jsonLayout: JSONLayout { terminal.output.isTerminal ? .indented : .compact }

  func fail(_ text: String) {
    terminal.errors.write(text)
  }

  func say(_ sentence: String) {
    terminal.errors.say(sentence)
  }
}

extension Pager {
  /// Shows a manual page that is not installed.
  static let manual = Pager(command: "man /dev/stdin")

  /// The pager from the environment, or `less` if it is installed; nil if paging is off.
  ///
  /// `isOn` is the setting. `VIP_PAGER` takes precedence over it.
  init?(environment: EnvironmentVariables, isOn: Bool = true) {
    guard !environment.isEmpty("VIP_PAGER") else { return nil }
    let named = environment["VIP_PAGER"] ?? (isOn && !environment.isEmpty("PAGER") ? environment["PAGER"] : nil)
    if let named {
      guard named != "cat" else { return nil }
      self.init(command: named)
    } else {
      // On other terminals, less waits for a key before it shows anything.
      guard isOn, !environment.isEmpty("PAGER"), environment.terminalKind != nil,
        UserPrograms.found().find("less") != nil
      else { return nil }
      // Exits if the text fits on the screen, keeps colors, and leaves the text on the screen.
      self.init(command: "less -FRX")
    }
  }
}
