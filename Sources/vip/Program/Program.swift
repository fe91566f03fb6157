import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText
import Synchronization
import ViewerScenes

/// One run of the program: configured by options and environment, it runs a scene and shows the result.
struct Program: Sendable {
  struct Needs: Sendable {
    /// Whether the command may query the catalog.
    var films = true
    /// Whether the command shows films of the catalog, so that the built-in ones are named beside them.
    var showsFilms = true
    /// Whether a credential that cannot be used is an error also without `films`.
    var credential = false
    /// Whether the address of a server has to be a URL. It does not for changes, which ask none, and for the doctor.
    var asksServer = true
    /// Whether the command reports settings that cannot be read. Otherwise, that is printed first.
    var reportsSettings = false
    var images = ImageChoice.none
    /// The size of the posters to fetch; nil for the smallest that is sharp.
    var fetchedSize: TMDbImages.Size?
    /// Nil for commands that show pictures in any case. Otherwise, the user decides.
    var posters: PosterOptions?
    var showsDescriptions = false
    /// Whether the command owns the terminal. It shows notices itself, and follows the settings.
    var isInteractive = false
    /// Whether the command reads films or people from standard input.
    var readsInput = false
    /// Whether the command changes what is stored for the user, also where it has no route. A replay stores nothing.
    var isChange = false

    /// The needs of a change for which no catalog is asked.
    static let change = Needs(films: false, asksServer: false, isChange: true)
  }

  let launch: Launch
  let words: any ProgramWords
  let preferences: Preferences
  private(set) var filmSource: FilmSource
  /// Close the library and all sources that were opened: each log-in opens another.
  private var closings: SharedValue<[@Sendable () async -> Void]>
  let library: ViewerLibrary
  var context: SceneContext
  var screen: Screen
  /// Nil when images are off.
  let posters: PictureLoader?
  let abilities: TerminalAbilities
  /// What could not be shown or done. In JSON mode, it is written at the end as one error, because programs read one document.
  let failures = SharedValue<[JSONPage.Content]>([])
  /// Why the library could not be read for a page or, in JSON mode, that it was replaced; nil if neither is true.
  private let libraryProblem = SharedValue<String?>(nil)
  /// Sentences about files that are damaged or cannot be read, for a command that owns the terminal.
  let damage = AsyncStream.makeStream(of: String.self)

  /// Whether offline mode was requested, so that cached data needs no notice.
  var isOffline: Bool { launch.options.offline }
  var isReplay: Bool { launch.options.replay != nil }

  /// Runs some work and exits with the status of its outcome, or reports the error that it throws.
  static func run(
    _ options: DisplayOptions, as format: OutputFormat? = nil, needs: Needs = Needs(),
    _ work: (Program) async throws -> Outcome?
  ) async throws {
    let program = try await Program(Launch(options, format ?? options.format, needs: needs))
    if needs.readsInput { StandardInput.awaitFirst() }
    // An interactive command shows notices itself, and says nothing after the screen was left.
    // In JSON mode, they are printed only once there is content.
    if !needs.isInteractive, !program.screen.format.isJSON { program.notices.forEach(program.screen.say) }
    let outcome: Outcome?
    do {
      outcome = try await work(program)
    } catch {
      outcome = await program.report(error)
    }
    for close in program.closings.value { await close() }
    if !program.failures.value.isEmpty {
      let failure = JSONPage(content: .merging(program.failures.value))
      program.screen.terminal.errors.write(JSONView().render(failure))
    }
    if !needs.isInteractive { program.showNoticesAfterPage(outcome) }
    switch outcome {
    case .shown: return
    case .unauthorized, .shownUnauthorized: throw ExitCode.unauthorized
    case .invalidRequest: throw ExitCode.validationFailure
    case .nothingFound, .failed, .shownWithProblems, nil: throw ExitCode.failure
    }
  }

  private init(_ launch: Launch) async throws {
    self.launch = launch
    // In JSON mode, an error is the only output on standard error.
    if !launch.format.isJSON, !launch.needs.reportsSettings, let problem = launch.settingsProblem {
      launch.say(problem)
    }
    do throws(SetupProblem) {
      let replay = try launch.options.replay.map { directory throws(SetupProblem) -> Replay in
        let words = launch.preferences().language.programWords
        if launch.needs.isChange { throw SetupProblem.usage(words.notChangedInReplay) }
        return try Replay(directory: directory, words: words)
      }
      preferences = launch.preferences(recorded: replay?.conditions)
      filmSource = try await FilmSource(launch, preferences, replay: replay)
    } catch {
      error.write(asJSON: launch.format.isJSON, color: launch.options.color)
      throw error.status
    }
    words = preferences.language.programWords
    abilities = TerminalAbilities(launch)
    screen = Screen(launch, abilities: abilities, source: filmSource.catalog.source, words: words)
    posters = PictureLoader(launch, from: filmSource, on: screen, abilities: abilities, words: words)
    library = launch.library(in: preferences.language) { [words, screen, damage, libraryProblem] error in
      let sentence = words.sentence(for: error)
      if screen.format.isJSON { libraryProblem.withLock { $0 = sentence } } else { screen.say(sentence) }
      damage.continuation.yield(sentence)
    }
    closings = SharedValue([
      { [filmSource] in await filmSource.close() }, { [library] in await library.close() },
    ])
    let (needs, preferences) = (launch.needs, preferences)
    var settings = launch.settings
    if let problem = launch.settingsProblem {
      damage.continuation.yield(problem)
      // The unreadable settings may turn the search history off.
      settings.remembersSearches = false
    }
    // `useSource` wraps the catalogs, here and after a log-in.
    context = SceneContext(
      catalog: filmSource.catalog, films: library.films, history: library.history,
      news: library.news, synced: library.synced,
      // Scenes about films use the settings already read.
      settings: needs.films && !needs.isInteractive ? TransientSettings(settings) : launch.settingsStore,
      words: needs.isInteractive && preferences.requiredLanguage == nil
        ? CurrentWords(
          launch.settingsStore, otherwise: preferences.defaultLanguage,
          in: Language.allProgramWords)
        : CurrentWords(words),
      today: preferences.today)
    context.libraryFailed = { [self] in libraryFailed($0) }
    if namesBuiltInAtEnd, launch.needs.showsFilms {
      screen.output.closingHint = Hint(text: words.opensAllFilms, route: .logIn)
    }
    useSource()
  }

  /// Remembers why the library could not be read. The browser says so at once; elsewhere, it comes after the page, because
  /// a spinner may be turning.
  private func libraryFailed(_ error: StoreError) {
    let sentence = "\(words.sentence(for: error)) \(words.advice(for: error))"
    let problem = words.warning(about: words.yourFilms, saying: sentence)
    let isNew = libraryProblem.withLock { known in
      defer { known = problem }
      return known != problem
    }
    guard isNew, launch.needs.isInteractive else { return }
    screen.say(problem)
    damage.continuation.yield(problem)
  }

  /// The program with the settings and the credential that are stored now.
  func restarted() async throws -> Program {
    var program = try await Program(Launch(launch.options, launch.format, needs: launch.needs))
    closings.withLock { $0 += program.closings.value }
    program.closings = closings
    return program
  }

  /// Makes scenes load films from the source.
  private mutating func useSource() {
    let (films, isUsual) = (library.films, preferences.isUsual)
    let catalog =
      launch.needs.isInteractive ? filmSource.catalog(following: context.settings, launch) : filmSource.catalog
    context.catalog = LibraryBackedCatalog(catalog, films: films, updatesLibrary: isUsual)
    context.account = filmSource.account
    context.otherCatalogs = filmSource.otherCatalogs.map {
      LibraryBackedCatalog($0, films: films, updatesLibrary: isUsual)
    }
    guard let images = filmSource.images else { return }
    context.keepPosters = { [timeLimit = filmSource.pictureLimit, waits = !launch.needs.isInteractive] posters in
      let paths = posters.filter { $0.source == .tmdb }.map { $0.path }
      await images.keep(paths, timeLimit: timeLimit, waits: waits)
    }
  }

  /// Uses the credential that is stored now, after a log-in. A replay needs none.
  mutating func reopenSource() async throws(SetupProblem) {
    guard !isReplay else { return }
    filmSource = try await FilmSource(launch, preferences, replay: nil)
    closings.withLock { [filmSource] in $0.append { await filmSource.close() } }
    useSource()
  }

  // MARK: - What is printed on standard error beside a page

  /// Whether the built-in films are named. A program that reads the table, such as fzf, may be drawing on the same screen,
  /// and one that passes films on to a change names them itself.
  private var namesBuiltIn: Bool {
    launch.needs.films && filmSource.isBuiltIn && (launch.needs.showsFilms || !launch.needs.readsInput)
      && (screen.terminal.output.isTerminal || !screen.format.isTable || !screen.terminal.errors.isTerminal)
  }

  /// Whether that is printed only if nothing is shown or done. Pages on a terminal have it in their footer.
  private var namesBuiltInAtEnd: Bool { namesBuiltIn && (screen.isOnTerminal || !launch.needs.showsFilms) }

  private var notices: [String] {
    let isMissingPosters =
      launch.needs.posters?.posters == true && screen.output.pictures == nil && !launch.isSpoken && screen.format.isText
    var sentences: [String] = []
    if screen.format.isJSON, !launch.needs.reportsSettings, let problem = launch.settingsProblem {
      sentences.append(problem)
    }
    if launch.needs.films { sentences += filmSource.notices }
    if isMissingPosters { sentences.append(words.postersNeedColors) }
    if namesBuiltIn, !namesBuiltInAtEnd { sentences.append(words.showsBuiltInFilms) }
    return sentences
  }

  private func showNoticesAfterPage(_ outcome: Outcome?) {
    let hasContent = outcome?.hasContent ?? false
    if hasContent || !screen.format.isJSON, let problem = libraryProblem.value {
      screen.say(problem)
    }
    if !hasContent {
      if namesBuiltInAtEnd, !screen.format.isJSON { screen.say(words.hasOnlyBuiltInFilms) }
    } else if screen.format.isJSON, outcome == .shown {
      notices.forEach(screen.say)
    }
  }
}

extension Outcome? {
  /// The outcome of several requests: with problems if any of them failed, a failure if all did.
  static func merging(_ outcomes: [Outcome?]) -> Outcome? {
    guard outcomes.contains(where: { $0 != .shown }) else { return .shown }
    if outcomes.contains(.shownUnauthorized) { return .shownUnauthorized }
    if outcomes.contains(where: { $0?.hasContent ?? false }) { return .shownWithProblems }
    return outcomes.contains(.unauthorized) ? .unauthorized : outcomes.first ?? nil
  }
}

extension ExitCode {
  /// The terminal cannot be used. (`failure` means that no film was chosen.)
  static let notUsable = ExitCode(2)
  static let unauthorized = ExitCode(4)
}

/// A value that any thread may read and change.
final class SharedValue<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) {
    state = Mutex(value)
  }

  var value: Value { state.withLock { $0 } }

  /// Changes the value in one step, in which no other thread changes it.
  func withLock<Result: Sendable>(_ change: (inout Value) -> Result) -> Result { state.withLock { change(&$0) } }
}
