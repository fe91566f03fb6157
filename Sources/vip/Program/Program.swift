import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import MovieText

/// One run of the program: configured by options and environment, it runs a scene and shows the result.
struct Program: Sendable {
  /// What a command requires.
  struct Needs: Sendable {
    /// Whether the command may query the catalog.
    var films = true
    /// Whether the command reports settings that cannot be read. Otherwise, that is printed first.
    var reportsSettings = false
    var images = ImageChoice.none
    /// The size of the posters to fetch; nil for the smallest that is sharp.
    var file: TMDbImages.Size?
    /// Nil for commands that show pictures in any case. Otherwise, the user decides.
    var posters: PosterOptions?
    /// Whether a list shows what each film is about.
    var showsDescriptions = false
    /// Whether the command owns the terminal. It shows notices itself, and follows the settings.
    var isInteractive = false
    /// Whether the command reads films or people from standard input.
    var readsInput = false
    /// In bytes; more than twice the API's longest actual response.
    var largestResponse = 2 << 20
  }

  let words: any ProgramWords
  let preferences: Preferences
  private(set) var source: FilmSource
  /// All sources that were opened: each log-in opens another.
  private let openedSources: SharedValue<[FilmSource]>
  let library: ViewerLibrary
  /// The dependencies of scenes.
  var context: SceneContext
  var screen: Screen
  /// Nil when images are off.
  let posters: PosterSource?
  let environment: Environment
  let directories: Directories
  let abilities: TerminalAbilities
  let trace: Trace?
  /// Whether offline mode was requested, so that cached data needs no notice.
  var isOffline: Bool { options.offline }
  /// Whether a recording is replayed.
  var isReplay: Bool { options.replay != nil }
  private let options: DisplayOptions
  private let needs: Needs
  /// Nil when nothing may be recorded about what is shown.
  let shownItems: ShownItems?
  /// Notices printed on standard error before the scene.
  private let notices: String
  /// A notice that pages on a terminal have in their footer. It is printed if no page is shown.
  private let footnote: String

  /// Runs some work and exits with the status of its outcome, or reports the error that it throws.
  static func run(
    _ options: DisplayOptions, as format: OutputFormat? = nil, needs: Needs = Needs(),
    _ work: (Program) async throws -> Outcome?
  ) async throws {
    let program = try await Program(options, format ?? options.format, needs: needs)
    if needs.readsInput { InputLine.awaitFirst() }
    if !needs.isInteractive { program.writeNotices(isBefore: true) }
    let outcome: Outcome?
    do {
      outcome = try await work(program)
    } catch {
      outcome = program.report(error)
    }
    for source in program.openedSources.value { await source.close() }
    // An interactive command says nothing after the screen was left.
    if !needs.isInteractive {
      if outcome?.hasContent ?? false { program.writeNotices(isBefore: false) } else { program.write(program.footnote) }
    }
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
    terminal.handleSignals()
    self.options = options
    self.needs = needs
    trace = options.trace ? Trace(stream: terminal.errors) : nil
    trace?.write(GlobalState())
    // A replay is the same for every user.
    let store: any SettingsStore =
      options.replay != nil
      ? TransientSettings() : directories.configuration.map { SettingsFile(directory: $0) } ?? UnavailableSettings()
    let (settings, problem) = await Self.settings(in: store, options, environment)
    // In JSON mode, an error is the only output on standard error.
    if !format.isJSON, !needs.reportsSettings { terminal.errors.write(terminal.errors.charset.text(problem)) }
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
    openedSources = SharedValue([source])
    words = preferences.language.programWords
    let isSpoken = options.accessible || environment.isAccessible ?? settings.isAccessible
    let images = isSpoken ? .none : needs.images(format, settings)
    // A program that reads the table, such as fzf, may be drawing on the same screen.
    let isPipedTable = format.isTable && !terminal.output.isTerminal
    let builtIn = needs.films && source.isBuiltIn && !isPipedTable ? words.builtInFilms + "\n" : ""
    let isInFooter = terminal.output.isTerminal && format.isText
    abilities = TerminalAbilities(
      color: options.color, theme: settings.theme, images: images, environment: environment,
      isTerminal: terminal.output.isTerminal || needs.isInteractive,
      ask: needs.isInteractive ? { _ in TerminalResponse() } : terminal.ask)
    let showsPictures = abilities.images != nil && (needs.posters == nil || abilities.showsWalls)
    screen = Screen(
      terminal: terminal, options: options, format: format, abilities: abilities, environment: environment,
      pager: options.pager == false || isSpoken
        ? nil : Pager(environment: environment, isOn: options.pager ?? settings.usesPager),
      showsPictures: showsPictures, isSpoken: isSpoken, source: source.catalog.source, words: words,
      closingHint: isInFooter && !builtIn.isEmpty ? Hint(text: words.allFilmsOfTMDb, route: .logIn) : nil)
    screen.output.showsDescriptions = needs.showsDescriptions
    posters = abilities.images.map { [source, terminal, screen, words] in
      PosterSource(
        images: source.images, imageProtocol: $0, file: needs.file, height: terminal.height, cell: terminal.cell,
        timeLimit: source.pictureLimit,
        onFailure: { screen.say(words.warning(about: words.posters, saying: words.sentence(for: $0))) })
    }
    // Ids of a recording may not exist elsewhere.
    shownItems =
      settings.remembersSearches && options.replay == nil && needs.films
      ? directories.cache.map { ShownItems(folder: $0) } : nil
    let isMissingPosters = needs.posters?.posters == true && !showsPictures && !isSpoken && format.isText
    let sentences = [needs.films ? source.notice : nil, isMissingPosters ? words.noPosters : nil].compactMap(\.self)
    notices =
      (format.isJSON && !needs.reportsSettings ? problem : "") + sentences.map { "\($0)\n" }.joined()
      + (isInFooter ? "" : builtIn)
    footnote = isInFooter ? builtIn : ""
    library =
      options.replay != nil
      ? ViewerLibrary(settings: store)
      : ViewerLibrary(folder: directories.data, settings: store, language: preferences.language) {
        [screen, words] error in
        screen.say(words.sentence(for: error))
      }
    let today = preferences.today
    context = SceneContext(
      catalog: source.catalog, films: library.films, history: library.history,
      // Scenes about films use the settings already read.
      settings: needs.films && !needs.isInteractive ? TransientSettings(settings) : store,
      words: needs.isInteractive
        ? CurrentWords(store, otherwise: preferences.language, in: [EnglishProgramWords(), RussianProgramWords()])
        : CurrentWords(words),
      today: today)
    context.news = library.news
    context.synced = library.synced
    useSource()
  }

  /// Makes scenes load films from the source.
  private mutating func useSource() {
    let (films, today) = (library.films, preferences.today)
    let catalog =
      needs.isInteractive
      ? source.catalog(following: context.settings) { [options, environment] in
        Preferences(options: options, settings: $0, environment: environment)
      } : source.catalog
    context.catalog = StoredFilmFallback(catalog, films: films, today: today)
    context.account = source.account
    context.otherCatalogs = source.otherCatalogs.map { StoredFilmFallback($0, films: films, today: today) }
    guard let images = source.images else { return }
    // The size that the film's page shows.
    context.posters = PosterKeeper(timeLimit: source.pictureLimit) { path, source, timeLimit in
      guard source == .tmdb else { return }
      _ = try? await images.poster(path, size: .kept, timeLimit: timeLimit)
    }
  }

  /// Uses the credential that is stored now, after a log-in.
  mutating func reopenSource() async throws(SetupProblem) {
    source = try await FilmSource(
      options: options, preferences: preferences, environment: environment, directories: directories, replay: nil,
      needs: needs, trace: trace)
    openedSources.value.append(source)
    useSource()
  }

  /// The settings, or those that can be read and why the others cannot.
  private static func settings(
    in store: any SettingsStore, _ options: DisplayOptions, _ environment: Environment
  ) async -> (UserSettings, problem: String) {
    do throws(StoreError) {
      return (try await store.settings(), "")
    } catch {
      let settings = error.validSettings ?? UserSettings()
      let language = Preferences(options: options, settings: settings, environment: environment).language
      return (settings, "\(CleanText(language.programWords.sentence(for: error)).string)\n")
    }
  }

  private func writeNotices(isBefore: Bool) {
    // In JSON mode, notices are printed only once there is content.
    if isBefore != screen.isForPrograms { write(notices) }
  }

  private func write(_ notices: String) {
    screen.terminal.errors.write(screen.terminal.errors.charset.text(notices))
  }
}

extension Program.Needs {
  /// The choice of images: none if the user does not want posters, and for JSON and tables.
  fileprivate func images(_ format: OutputFormat, _ settings: UserSettings) -> ImageChoice {
    guard let posters else { return images }
    return (posters.posters ?? settings.showsPosters) && format.isText ? posters.imageOptions.images : .none
  }
}

extension Outcome? {
  /// The outcome of several requests: with problems if any of them failed, a failure if all did.
  static func merging(_ outcomes: [Outcome?]) -> Outcome? {
    guard outcomes.contains(where: { $0 != .shown }) else { return .shown }
    if outcomes.contains(where: { $0?.hasContent ?? false }) { return .shownWithProblems }
    return outcomes.contains(.unauthorized) ? .unauthorized : outcomes.first ?? nil
  }
}
