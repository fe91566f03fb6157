import MovieData
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieTerminal
import MovieTerminalDriver
import MovieText

/// The pages for both output streams, configured by options and the terminal.
struct Screen: Sendable {
  private let launch: Launch
  var terminal: Terminal
  /// For results.
  var output: TextPage
  /// For failures.
  var errors: TextPage
  private let words: any ProgramWords

  init(_ launch: Launch, abilities: TerminalAbilities, source: CatalogSource, words: any ProgramWords) {
    var terminal = launch.terminal
    terminal.output.words = words
    self.terminal = terminal
    let options = launch.options
    self.launch = launch
    self.words = words
    let link: @Sendable (Route) -> Hyperlink? = { $0.page(in: source) }
    // The next page follows on this one only in the same language and country.
    let added =
      (options.language.map { " --language \($0.tag)" } ?? "") + (options.region.map { " --region \($0.code)" } ?? "")
    let command: @Sendable (Route) -> String? = { route in
      let line = route.command
      // People who type it want another film each time, and the number would say nothing to them.
      if case .pick(_, _, let seed) = route { return line?.replacing(" --seed \(seed)", with: "") }
      return route.isNextPage ? line.map { $0 + added } : line
    }
    func page(on stream: OutputStream, _ depth: Palette.Depth, links: Bool, labelsFailures: Bool = false) -> TextPage {
      TextPage(
        width: launch.width, height: terminal.height, palette: Palette(depth: depth, background: abilities.background),
        blocks: abilities.blocks, charset: stream.charset, command: command, link: links ? link : nil,
        showsChangeAlone: true, labelsFailures: labelsFailures)
    }
    var output = page(on: terminal.output, abilities.depth, links: abilities.takesLinks)
    let showsPictures = abilities.images != nil && (launch.needs.posters == nil || abilities.showsWalls)
    output.pictures = showsPictures ? PagePictures() : nil
    output.showsDescriptions = launch.needs.showsDescriptions
    self.output = output
    let depth = options.color.depth(environment: launch.environment, isTerminal: terminal.errors.isTerminal)
    errors = page(on: terminal.errors, depth, links: false, labelsFailures: true)
  }

  var format: OutputFormat { launch.format }
  var isSpoken: Bool { launch.isSpoken }

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

  /// Writes a sentence to standard error.
  func say(_ sentence: String) { launch.say(sentence) }

  /// The line for a program that a signal ends; empty for programs.
  func closing(_ sentence: String) -> String { format.isJSON ? "" : terminal.errors.charset.text(sentence) + "\n" }
}

/// The program's streams and the terminal's properties.
struct Terminal: Sendable {
  var output = OutputStream.standardOutput
  let errors = OutputStream.standardError
  /// In columns: `COLUMNS`, the terminal's width, or 80.
  let width: Int
  /// In lines; nil without a terminal.
  let height: Int?
  let cell: CellSize
  /// Whether a line on standard error can be overwritten.
  var showsSpinner: Bool
  let environment: EnvironmentVariables
  /// Whether errors are broken between words, which a terminal would cut at its edge. Only the width of the output is
  /// known, so not if that is no terminal.
  var wrapsErrors: Bool { output.isTerminal && errors.isTerminal }

  init(environment: EnvironmentVariables) {
    let device = output.isTerminal ? TerminalDevice(descriptor: STDOUT_FILENO) : nil
    let screen = device?.size
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? screen?.columns ?? 80
    height = screen?.rows
    cell = device?.cell ?? .usual
    showsSpinner = errors.isTerminal && environment.obeysSequences
    self.environment = environment
  }

  /// Sends queries to the terminal, which may not reply. `VIP_TERMINAL_TIMEOUT` sets how long to wait, in milliseconds.
  func ask(_ queries: Set<TerminalQuery>) -> QueryReplies {
    guard output.isTerminal else { return QueryReplies() }
    let limit = environment["VIP_TERMINAL_TIMEOUT"].flatMap { Int($0) }.map { min(max(0, $0), 60_000) } ?? 150
    return TerminalDevice(descriptor: STDIN_FILENO).ask(queries, within: .milliseconds(limit)) { output.write($0) }
  }
}

struct OutputStream: Sendable {
  let descriptor: Int32
  let isTerminal: Bool
  /// The characters for sentences.
  let charset: Charset
  /// The words for output that cannot be written; nil before those of the page are known.
  var words: (any ProgramWords)?

  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    charset = EnvironmentVariables.process.charset(isTerminal: isTerminal)
  }

  /// Writes all of a text. Exits silently on a closed pipe and with an error on a full disk.
  ///
  /// Failures to write to standard error are ignored: messages matter less than the result.
  func write(_ text: String) {
    if let error = writeAll(text, to: descriptor), descriptor == STDOUT_FILENO { give(up: error) }
  }

  /// Writes a sentence on a line of its own, cleaned of control characters.
  func say(_ sentence: String) {
    write("\(charset.text(CleanText(sentence).string))\n")
  }

  /// Exits without running `atexit` handlers, because network threads may be running.
  private func give(up error: Int32) -> Never {
    if error != EPIPE {
      let sentence = (words ?? Vip.wordsAtStart).outputFailed(because: String(cString: strerror(error)))
      SetupProblem(code: "output", sentence: sentence).write(asJSON: Vip.wantsJSON)
    }
    _exit(error == EPIPE ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}

extension UserPrograms {
  /// Credentials.
  static let hidden = "TMDB_"

  /// The programs on the user's path.
  static func found(isDetached: Bool = false) -> UserPrograms {
    UserPrograms(isDetached: isDetached, hiding: hidden)
  }

  /// Opens a page and does not wait: the first window of a web browser may not end before it is closed.
  static func openAside(_ address: String) {
    guard EnvironmentVariables.process.hasDisplay else { return }
    Task { await found(isDetached: true).open(address) }
  }
}
