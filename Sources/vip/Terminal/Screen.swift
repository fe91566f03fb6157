import MovieData
import MovieDisplay
import MovieDomain
import MovieLibC
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
      if pager.show(text) { return }
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

/// The pager for text longer than the screen: the user's, or `less`.
struct Pager: Sendable, Hashable {
  /// A shell command line.
  let command: String

  /// Exits if the text fits on the screen, keeps colors, and leaves the text on the screen.
  private static let less = "less -FRX"

  /// Shows a manual page that is not installed.
  static let manual = Pager(command: "man /dev/stdin")

  private init(command: String) { self.command = command }

  /// The pager from the environment, or `less` if it is installed; nil if paging is off.
  ///
  /// `isOn` is the setting. `VIP_PAGER` takes precedence over it.
  init?(environment: Environment, isOn: Bool = true) {
    guard !environment.isEmpty("VIP_PAGER") else { return nil }
    let named = environment["VIP_PAGER"] ?? (isOn && !environment.isEmpty("PAGER") ? environment["PAGER"] : nil)
    if let named {
      guard named != "cat" else { return nil }
      command = named
    } else {
      // On other terminals, less waits for a key before it shows anything.
      guard isOn, !environment.isEmpty("PAGER"), environment.terminalKind != nil,
        UserPrograms.found().find("less") != nil
      else { return nil }
      command = Self.less
    }
  }

  /// Shows a text and waits for the pager to exit. Returns false if the program does not exist.
  func show(_ text: String) -> Bool {
    // The same flags as gh and git: keep colors, and exit if the text fits on the screen.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // The text is UTF-8 in any locale; without this, less may show raw bytes.
    setenv("LESSCHARSET", "utf-8", 0)
    // Until the pager exits, it handles Ctrl-C.
    let earlier = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, earlier) }
    var input: Int32 = -1
    let status = EndingSignals.running {
      guard let started = ChildProcess.startReading("/bin/sh", ["sh", "-c", command]) else { return nil }
      input = started.input
      return started.id
    } meanwhile: {
      // Quitting the pager early closes the pipe, which is not an error.
      OutputStream(descriptor: input).write(text)
      close(input)
    }
    guard let status else { return false }
    let exitStatus = status >> 8 & 0xFF
    // The shell reports the pager's signal by its exit status, or dies of it as well.
    if status & 0x7F == SIGINT || exitStatus == 128 + SIGINT { EndingSignals.end(by: SIGINT) }
    // The shell's exit statuses for commands not executable or not found.
    return !(126...127).contains(exitStatus)
  }
}

/// A spinner on standard error while a scene loads, or a line that can be read aloud; only on a terminal and after a delay.
actor Spinner {
  private static let delay = Duration.milliseconds(100)
  /// A sentence is only worth hearing if one has to wait.
  private static let delayOfLine = Duration.seconds(1)
  private static let interval = Duration.milliseconds(80)
  private static let barWidth = 20
  private static let widthWithBar = 70

  private let terminal: Terminal
  private var text: CleanText
  private let turns: Bool
  /// Returns whether anything was drawn.
  private var turning: Task<Bool, Never>?

  init(terminal: Terminal, text: String, turns: Bool) {
    self.terminal = terminal
    self.text = CleanText(text)
    self.turns = turns
  }

  func start() {
    guard terminal.showsSpinner, turning == nil else { return }
    turning = Task { [stream = terminal.errors, turns] in
      let frames = stream.charset.spinner
      var isDrawn = false
      do {
        try await Task.sleep(for: turns ? Self.delay : Self.delayOfLine)
        guard turns else {
          stream.write("\(stream.charset.text(text.string))\n")
          return false
        }
        for frame in 0... {
          stream.write("\r\(frames[frame % frames.count]) \(stream.charset.text(text.string))\u{1B}[K")
          isDrawn = true
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Canceled; `stop` erases what was drawn.
      }
      return isDrawn
    }
  }

  /// Starts the spinner, and shows a bar with what is done if the view model says how much.
  func show(_ progress: any SceneViewModel) {
    start()
    guard let fraction = progress.progress else { return }
    let percent = Int(max(0, min(1, fraction)) * 100)
    let filled = percent * Self.barWidth / 100
    // A line that wraps could not be erased.
    let cells =
      terminal.width < Self.widthWithBar
      ? "" : String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled) + " "
    text = CleanText("\(cells)\(percent) % \(progress.activity ?? "")")
  }

  func stop() async {
    guard let turning else { return }
    turning.cancel()
    if await turning.value {
      terminal.errors.write("\r\u{1B}[K")
    }
    self.turning = nil
  }
}
