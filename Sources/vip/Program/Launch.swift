import MovieCurl
import MovieData
import MovieDomain
import MovieHTTP
import MovieJSON
import MovieLibC
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText
import ViewerScenes

/// What the program was started with: the options and needs of a command, the environment, the terminal and the settings.
struct Launch: Sendable {
  let options: DisplayOptions
  let format: OutputFormat
  let needs: Program.Needs
  let environment = EnvironmentVariables.process
  let directories: Directories
  let terminal: Terminal
  let trace: Trace?
  let settingsStore: any SettingsStore
  /// The settings at the start, with defaults for those that cannot be read.
  var settings: UserSettings
  /// A sentence about settings that cannot be read; nil if all can.
  let settingsProblem: String?

  init(_ options: DisplayOptions, _ format: OutputFormat, needs: Program.Needs) async {
    self.options = options
    self.format = format
    self.needs = needs
    directories = Directories(environment: environment)
    terminal = Terminal(environment: environment)
    // A signal that ends the program erases the spinner.
    EndingSignals.handle(closing: terminal.showsSpinner ? "\r\u{1B}[K" : "", cleanUp: UnfinishedFiles.removeAll)
    trace = options.trace ? Trace(stream: terminal.errors) : nil
    trace?.writeGlobalState()
    // A replay is the same for every user.
    settingsStore =
      options.replay != nil
      ? TransientSettings() : directories.configuration.map { SettingsFile(directory: $0) } ?? UnavailableSettings()
    let error: StoreError?
    do throws(StoreError) {
      settings = try await settingsStore.settings()
      error = nil
    } catch let problem {
      settings = problem.validSettings ?? UserSettings()
      error = problem
    }
    let language = Preferences(options: options, settings: settings, environment: environment).language
    settingsProblem = error.map { language.programWords.sentence(for: $0) }
  }

  /// The preferences with the settings at the start, and the conditions of a recording.
  func preferences(recorded: Recording.Conditions? = nil) -> Preferences {
    Preferences(options: options, settings: settings, environment: environment, recorded: recorded)
  }

  /// The width of pages, in columns.
  var width: Int { options.width ?? DisplayOptions.widths.clamping(terminal.width) }

  /// Writes a sentence to standard error.
  func say(_ sentence: String) {
    let lines = CleanText(sentence).wrapped(to: terminal.wrapsErrors ? width : .max)
    for line in lines { terminal.errors.say(line.string) }
  }

  /// Whether pages are lines to read aloud.
  var isSpoken: Bool { options.accessible || environment.isAccessible ?? settings.isAccessible }

  /// How to show pictures: not at all if the user does not want posters, aloud, and in JSON and tables.
  var images: ImageChoice {
    if isSpoken { return .none }
    guard let posters = needs.posters else { return needs.images }
    return (posters.posters ?? settings.showsPosters) && format.isText ? posters.imageOptions.images : .none
  }

  /// Nil if output is not paged.
  var pager: Pager? {
    options.pager == false || isSpoken
      ? nil : Pager(environment: environment, variable: "VIP_PAGER", isOn: options.pager ?? settings.usesPager)
  }

  /// Nil if nothing may be recorded about what is shown.
  var shownItems: ShownItems? {
    // Ids of a recording may not exist elsewhere.
    settings.remembersSearches && options.replay == nil && needs.films
      ? directories.cache.map { ShownItems(folder: $0) } : nil
  }

  /// What is stored for the user; with a replay, an empty library.
  func library(in language: Language, onDamage: @escaping @Sendable (StoreError) -> Void) -> ViewerLibrary {
    options.replay != nil
      ? ViewerLibrary() : ViewerLibrary(folder: directories.data, language: language, onDamage: onDamage)
  }
}

/// The user's preferences: options take precedence over settings, settings over the system's.
struct Preferences: Sendable, Hashable {
  let language: Language
  /// The language of an option or a recording, which the settings do not change.
  let requiredLanguage: Language?
  /// The language if the settings have none, also if they lose it while the program runs.
  let defaultLanguage: Language
  let region: Region?
  let includesAdult: Bool
  /// Whether language and country are those of every run, without an option or a recording.
  let isUsual: Bool
  private let recordedDay: CalendarDate?

  /// A recording's language and date take precedence over settings, because it only contains responses for those.
  init(
    options: DisplayOptions, settings: UserSettings, environment: EnvironmentVariables,
    recorded: Recording.Conditions? = nil
  ) {
    requiredLanguage = options.language ?? recorded?.language
    defaultLanguage = environment.language ?? .americanEnglish
    language = requiredLanguage ?? settings.language ?? defaultLanguage
    region =
      options.region ?? recorded.map(\.region) ?? settings.region ?? language.region ?? environment.language?.region
    includesAdult = recorded?.includesAdult ?? settings.includesAdult
    isUsual = requiredLanguage == nil && options.region == nil
    recordedDay = recorded?.today
  }

  /// The day of a recording, or the current one, which changes while the browser is open.
  var today: CalendarDate { recordedDay ?? .today }

  /// The language with other settings than those at the start.
  func language(with settings: UserSettings) -> Language { requiredLanguage ?? settings.language ?? defaultLanguage }

  var forTMDb: TMDbPreferences {
    TMDbPreferences(language: language.tag, region: region?.code, includesAdult: includesAdult, today: today)
  }
}

/// The program's folders, as specified by the XDG Base Directory Specification. Nil without a home folder.
struct Directories: Sendable, Equatable {
  /// Settings and the credential.
  let configuration: String?
  /// The library database.
  let data: String?
  /// Cached responses and images.
  let cache: String?

  init(environment: EnvironmentVariables) {
    func directory(_ variable: String, below home: String) -> String? {
      // The specification requires relative paths to be ignored.
      let chosen = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = chosen ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(home)" : nil }
      return base.map { "\($0)/vip" }
    }
    configuration = directory("XDG_CONFIG_HOME", below: ".config")
    data = directory("XDG_DATA_HOME", below: ".local/share")
    cache = directory("XDG_CACHE_HOME", below: ".cache")
  }

  /// The settings, with defaults for those that cannot be read.
  func settings() async -> UserSettings {
    await configuration.map { SettingsFile(directory: $0) }?.current() ?? UserSettings()
  }
}

/// Writes every step of the scene cycle as a line of JSON on standard error.
struct Trace: Sendable {
  let stream: OutputStream
  private let start = ContinuousClock.now

  /// Writes what the program keeps in global variables. A trace begins with it, because optimized, Swift 6.3 has dropped
  /// the initial values of such variables: the release program is tested for them.
  func writeGlobalState() {
    let state = (
      endingSignals: EndingSignals.traced, crashRestore: CrashRestore.traced, stopsScreen: ScreenSignals.isStopping,
      unfinishedFiles: UnfinishedFiles.all
    )
    write("start", ["value": "\(state)".json])
  }

  /// Writes a request, response or view model of a scene, as Swift describes it. Secrets mask their descriptions.
  func write(turn: String, scene: String, _ value: some Sendable) {
    write(turn, ["scene": scene.json, "value": "\(value)".json])
  }

  func write(_ report: HTTPCacheReport) {
    write("cache", ["url": report.url.json, "origin": report.origin.rawValue.json])
  }

  func write(_ report: ExchangeReport) {
    write(
      "http",
      [
        "method": report.method.json, "url": report.target.json,
        "status": report.status.json, "failure": (report.failure?.rawValue).json,
        "milliseconds": Self.milliseconds(report.duration).json, "version": report.httpVersion.json,
        "new_connections": report.newConnections.json, "body_bytes": report.bodyBytes.json,
      ])
  }

  private func write(_ turn: String, _ members: KeyValuePairs<String, JSONValue>) {
    let line: JSONValue = ["turn": turn.json, "at": Self.milliseconds(start.duration(to: .now)).json]
    stream.write(line.adding(members).encoded() + "\n")
  }

  /// Rounded to three digits.
  private static func milliseconds(_ duration: Duration) -> Double {
    Double(Int(duration / .microseconds(1))) / 1000
  }
}

extension EnvironmentVariables {
  /// The variables this program uses.
  static let names = [
    "TMDB_ACCESS_TOKEN", "TMDB_API_KEY", "TMDB_API_URL", "TMDB_IMAGE_URL", "SSL_CERT_FILE", "CURL_CA_BUNDLE",
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLORTERM", "COLORFGBG", "COLUMNS",
    "TERM_PROGRAM", "VTE_VERSION", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "VIP_PAGER", "PAGER", "VIP_ACCESSIBLE",
    "VIP_TERMINAL_TIMEOUT", "VIP_TIMEOUT", "ESCDELAY", "SSH_CONNECTION", "SSH_TTY", "DISPLAY", "WAYLAND_DISPLAY", "CI",
    "INSIDE_EMACS", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG",
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
  ]

  /// The process's values of the variables this program uses.
  static var process: EnvironmentVariables {
    EnvironmentVariables(
      names.reduce(into: [:]) { values, name in values[name] = getenv(name).map { String(cString: $0) } })
  }

  /// The base URL in a variable, or the usual one if the variable is not set.
  func address(in variable: String, usually usual: TMDbAddress) throws(TMDbAddressError) -> TMDbAddress {
    guard let text = self[variable] else { return usual }
    return try TMDbAddress(text)
  }

  /// Whether pages are lines to read aloud; nil if the settings say that.
  var isAccessible: Bool? { self["VIP_ACCESSIBLE"].map { $0 != "0" } }

  /// Variables that name a certificate bundle, in the order of the program curl; the first one set is used.
  static let certificates = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"]

  func first(of names: [String]) -> (name: String, value: String)? {
    names.lazy.compactMap { name in self[name].map { (name, $0) } }.first
  }

  /// The language of the locale; English in its country if the encoding would make question marks of
  /// the program's own text.
  var language: Language? {
    let named = (self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]).flatMap { Language(posixLocale: $0) }
    let letters = charset(isTerminal: true)
    guard let language = named, letters.text(language.programWords.loading).contains("?") else { return named }
    return Language("en" + (language.region.map { "-\($0.code)" } ?? ""))
  }
}

extension TerminalAbilities {
  /// The capabilities of the terminal that the program was started in.
  init(_ launch: Launch) {
    let (terminal, isInteractive) = (launch.terminal, launch.needs.isInteractive)
    self.init(
      color: launch.options.color, background: launch.settings.theme.background, images: launch.images,
      environment: launch.environment, isTerminal: terminal.output.isTerminal || isInteractive,
      // The browser asks itself, while it is running.
      ask: isInteractive ? { _ in QueryReplies() } : terminal.ask)
  }
}

extension UserSettings.Theme {
  /// The background that the user has chosen; nil if the terminal knows.
  var background: Palette.Background? {
    switch self {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
