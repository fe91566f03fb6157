import ArgumentParser
import CurlTransport
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieText
import ProgramScenes
import PublicDomainCatalog
import TMDb

/// One run of the program: configured by options and environment, it runs a scene and shows the result.
struct Program: Sendable {
  /// What a command requires.
  struct Needs: Sendable {
    /// Whether the command may query the catalog.
    var films = true
    var images = ImageChoice.none
    /// Whether the command reads films or people from standard input.
    var readsInput = false
    /// In bytes; more than twice the API's longest actual response.
    var largestResponse = 2 << 20
  }

  let words: any ProgramWords
  let preferences: Preferences
  let source: FilmSource
  let library: ViewerLibrary
  /// The dependencies of scenes.
  let context: SceneContext
  let screen: Screen
  /// Nil when images are off.
  let posters: PosterSource?
  let environment: Environment
  let directories: Directories
  let abilities: TerminalAbilities
  let trace: Trace?
  /// Nil when nothing may be recorded about what is shown.
  let shownItems: ShownItems?
  /// Notices printed on standard error before the scene.
  private let notices: String

  /// Runs a scene with one request, shows the result, and exits with its status.
  static func run<S: MovieScene & ShownScene>(
    _ scene: S.Type, _ request: S.Interactor.Request, _ options: DisplayOptions, as format: OutputFormat? = nil,
    needs: Needs = Needs()
  ) async throws {
    try await run(options, as: format, needs: needs) { await $0.show(scene, request) }
  }

  /// Runs some work and exits with the status of its outcome.
  static func run(
    _ options: DisplayOptions, as format: OutputFormat? = nil, needs: Needs = Needs(),
    _ work: (Program) async -> Outcome?
  ) async throws {
    let program = try await Program(options, format ?? options.format, needs: needs)
    if needs.readsInput { InputLine.awaitFirst() }
    program.writeNotices(isBefore: true)
    let outcome = await work(program)
    await program.source.close()
    if outcome?.hasContent ?? false { program.writeNotices(isBefore: false) }
    switch outcome {
    case .shown: return
    case .unauthorized: throw ExitCode(ExitStatus.unauthorized)
    case .invalidRequest: throw ExitCode(ExitStatus.usage)
    case .nothingFound, .failed, .shownWithProblems, nil: throw ExitCode.failure
    }
  }

  private init(_ options: DisplayOptions, _ format: OutputFormat, needs: Needs) async throws {
    environment = Environment.process
    directories = Directories(environment: environment)
    let terminal = Terminal(environment: environment)
    terminal.endOnInterrupt()
    trace = options.trace ? Trace(stream: terminal.errors) : nil
    let store: any SettingsStore =
      directories.configuration.map { SettingsFile(directory: $0) } ?? UnavailableSettings()
    let (settings, problem) = await Self.settings(in: store, options, environment)
    // In JSON mode, an error is the only output on standard error.
    if !format.isJSON { terminal.errors.write(problem) }
    do throws(SetupProblem) {
      let words = Preferences(options: options, settings: settings, environment: environment).language.programWords
      let replay = try options.replay.map { directory throws(SetupProblem) in
        try Replay(directory: directory, words: words)
      }
      preferences = Preferences(
        options: options, settings: settings, environment: environment, recorded: replay?.conditions)
      source = try await FilmSource(
        options: options, preferences: preferences, environment: environment, directories: directories,
        replay: replay, needs: needs, trace: trace)
    } catch {
      error.write(asJSON: format.isJSON, color: options.color, environment: environment)
      throw ExitCode(error.status)
    }
    // A program that reads the table, such as fzf, may be drawing on the same screen.
    let isPipedTable = if case .table = format { !terminal.output.isTerminal } else { false }
    let notice = needs.films && !isPipedTable ? source.notice : nil
    notices = (format.isJSON ? problem : "") + (notice.map { "\($0)\n" } ?? "")
    words = preferences.language.programWords
    abilities = TerminalAbilities(
      color: options.color, theme: preferences.theme, images: needs.images, environment: environment,
      isTerminal: terminal.output.isTerminal, ask: terminal.ask)
    screen = Screen(
      terminal: terminal, options: options, format: format, abilities: abilities, environment: environment,
      pager: options.noPager ? nil : Pager(environment: environment, isOn: settings.usesPager),
      source: source.catalog.source, words: words)
    posters = abilities.images.map { [source, terminal] in
      PosterSource(images: source.images, imageProtocol: $0, cell: terminal.cell, timeLimit: .seconds(5))
    }
    // Ids of a recording may not exist elsewhere.
    shownItems =
      settings.remembersSearches && options.replay == nil && needs.films
      ? directories.cache.map { ShownItems(folder: $0) } : nil
    library = ViewerLibrary(
      folder: directories.data, settings: store, language: preferences.language
    ) { [screen, words] error in
      screen.say(words.sentence(for: error))
    }
    let today = preferences.today
    let favorites = library.favorites
    context = SceneContext(
      catalog: FavoriteDetailsFallback(source.catalog, favorites: favorites, today: today),
      otherCatalogs: source.otherCatalogs.map { FavoriteDetailsFallback($0, favorites: favorites, today: today) },
      favorites: favorites, history: library.history,
      // Scenes about films use the settings already read.
      settings: needs.films ? TransientSettings(settings) : store,
      words: CurrentWords(words), today: today)
  }

  /// The settings, or the defaults and why the settings could not be read.
  private static func settings(
    in store: any SettingsStore, _ options: DisplayOptions, _ environment: Environment
  ) async -> (UserSettings, problem: String) {
    do throws(StoreError) {
      return (try await store.settings(), "")
    } catch {
      let language = Preferences(options: options, settings: UserSettings(), environment: environment).language
      return (UserSettings(), "\(CleanText(language.programWords.sentence(for: error)).string)\n")
    }
  }

  private func writeNotices(isBefore: Bool) {
    // In JSON mode, notices are printed only once there is content.
    if isBefore != screen.isForPrograms { screen.terminal.errors.write(notices) }
  }
}
