import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieScenes
import MovieTerminal
import MovieTerminalDriver
import MovieText

struct BrowseCommand: AsyncParsableCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse films on the whole screen.",
    discussion: """
      EXAMPLES:
        vip browse
        vip browse --pick | vip favorites add -

      Press ? for the keys, and q to quit. Without arguments, vip starts this on a terminal. vip settings set \
      keys changes keys. With --accessible, it is a dialogue of lines that can be read aloud.

      With --pick, Tab marks films and Enter takes them. The exit status is 1 if nothing was chosen, 130 if it was \
      canceled with Esc, and 2 if the terminal cannot be used.
      """)

  @Flag(help: "Choose films, and print their ids.")
  var pick = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    try exclude("--pick", "--accessible", if: pick && options.accessible)
  }

  func run() async throws {
    try await Self.run(options, pick: pick)
  }

  static func run(_ options: DisplayOptions, pick: Bool) async throws {
    let environment = EnvironmentVariables.process
    let isDumb = environment["TERM"] == "dumb" && isatty(STDIN_FILENO) == 1
    let settings = await Directories(environment: environment).settings()
    let words = Preferences(options: options, settings: settings, environment: environment).language.programWords
    if !pick, isDumb || options.accessible || environment.isAccessible ?? settings.isAccessible {
      var options = options
      options.accessible = true
      return try await Program.run(options, as: .text) { program in
        var dialogue = Dialogue(program)
        await dialogue.run()
        return .shown
      }
    }
    guard let kind = environment.terminalKind, let device = TerminalDevice(), device.isInForeground
    else {
      throw SetupProblem(
        code: "terminal", sentence: words.needsTerminal, hint: words.adviceOnTerminal,
        status: pick ? .notUsable : .failure)
    }
    var (ending, output) = (BrowserSession.Ending.lost, OutputStream.standardOutput)
    try await Program.run(options, as: .text, needs: Program.Needs(isInteractive: true)) { program in
      output = program.screen.terminal.output
      let settings = await program.context.settings.current()
      let usesMouse = settings.usesMouse(on: kind)
      guard let terminal = HeldTerminal(device, as: kind, title: "vip", usesMouse: usesMouse, mayBeInLineEditor: pick)
      else { return nil }
      let page = TextPage(
        width: 80, palette: program.abilities.palette, blocks: program.abilities.blocks,
        charset: environment.charset(isTerminal: true))
      let browser = Browser(
        page: page, words: program.words, today: program.context.today(), isChooser: pick, usesMouse: usesMouse)
      var session = BrowserSession(browser, of: program, on: terminal)
      ending = await session.run(settings)
      return .shown
    }
    switch ending {
    case .quit: return
    case .lost: throw ExitCode(128 + SIGHUP)
    case .cancelled where pick: throw ExitCode(128 + SIGINT)
    // A shell ends a loop only if the program died of the signal.
    case .cancelled: EndingSignals.end(by: SIGINT)
    case .chosen(let films):
      if films.isEmpty { throw ExitCode.failure }
      output.write(films.compactMap(\.reference).map { "\($0)\n" }.joined())
    }
  }

  /// Whether the program without arguments starts the browser, as it does for a person, and not for a program.
  static func isBareStart(_ environment: EnvironmentVariables) async -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["CI"] == nil,
      environment["INSIDE_EMACS"] == nil
    else { return false }
    let settings = await Directories(environment: environment).settings()
    return settings.startsBrowser
      && (environment.terminalKind != nil || environment.isAccessible ?? settings.isAccessible)
  }
}

extension UserSettings {
  /// Whether a terminal reports the mouse, which the console of Linux cannot.
  func usesMouse(on kind: TerminalKind) -> Bool { usesMouse && kind != .console }
}
