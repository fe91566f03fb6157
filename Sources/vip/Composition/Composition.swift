import ArgumentParser
import CurlTransport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieText

/// The one place where the parts meet: a command takes from here what its scene needs.
struct Composition: Sendable {
  let words: any Words
  let today: CalendarDate
  /// The genre whose popular films the viewer wants to see at home.
  let genre: String?
  let catalog: any MovieCatalog
  let library: Library
  let credentials: CredentialAccess
  let clock: any Clock<Duration> = ContinuousClock()
  let screen: Screen
  /// Nil where no pictures are wanted.
  let posters: PosterSource?
  let surroundings: Surroundings
  let trace: Trace?

  /// Runs a scene between the set-up and the end of the program, and ends with the status of its outcome.
  ///
  /// A scene of what the viewer keeps says with `showsFilms` that it asks no catalog.
  static func run(
    _ options: DisplayOptions, showsFilms: Bool = true, images: ImageChoice = .none,
    longestAnswer: Int = CurlTransport.Configuration.longestAnswer, scene: (Composition) async -> Outcome?
  ) async throws {
    let environment = Environment.process
    let terminal = Terminal(environment: environment)
    terminal.endOnInterrupt()
    let directories = Directories(environment: environment)
    let store: any SettingsStore = directories.configuration.map { SettingsFile(directory: $0) } ?? NoSettings()
    let (settings, problem) = await settings(in: store, options, environment)
    if !options.json {
      terminal.errors.write(problem)
    }
    var preferences = Preferences(options: options, settings: settings, environment: environment)
    let trace = options.trace ? Trace(stream: terminal.errors) : nil
    let source: FilmSource
    do throws(SetupProblem) {
      var replay: Replay?
      if let directory = options.replay {
        let found = try Replay(directory: directory, words: preferences.language.words)
        preferences = Preferences(
          options: options, settings: settings, environment: environment, recorded: found.conditions)
        replay = found
      }
      source = try await FilmSource(
        options: options, preferences: preferences, environment: environment, directories: directories,
        replay: replay, asksForFilms: showsFilms, longestAnswer: longestAnswer, trace: trace)
    } catch {
      terminal.errors.write(options.json ? error.json : "vip: \(error.sentence)\n")
      throw ExitCode(error.status)
    }
    let notice = showsFilms ? source.notice.map { "\($0)\n" } ?? "" : ""
    if !options.json {
      terminal.errors.write(notice)
    }
    let words = preferences.language.words
    let abilities = TerminalAbilities(
      color: options.color, theme: preferences.theme, images: images, environment: environment,
      isTerminal: terminal.output.isTerminal, ask: terminal.ask)
    let screen = Screen(
      terminal: terminal, options: options, abilities: abilities, environment: environment,
      source: source.catalog.source, words: words.program)
    let library = Library(directories: directories, settings: store, language: preferences.language) { error in
      screen.say(words.sentence(for: error))
    }
    let surroundings = Surroundings(
      environment: environment, directories: directories, addresses: source.addresses,
      configuration: source.configuration, abilities: abilities)
    let outcome = await scene(
      Composition(
        preferences: preferences, screen: screen, surroundings: surroundings, library: library, source: source,
        trace: trace))
    await source.close()
    // Where programs read, an error is all there is on standard error.
    if options.json, outcome == .shown {
      terminal.errors.write(problem + notice)
    }
    switch outcome {
    case .shown: return
    case .unauthorized: throw ExitCode(ExitStatus.unauthorized)
    case .misused: throw ExitCode(ExitStatus.usage)
    case .failed, .troubled, nil: throw ExitCode.failure
    }
  }

  /// What is set, and why it could not be read: then it counts as not set.
  private static func settings(
    in store: any SettingsStore, _ options: DisplayOptions, _ environment: Environment
  ) async -> (Settings, problem: String) {
    do throws(StoreError) {
      return (try await store.settings(), "")
    } catch {
      let words = Preferences(options: options, settings: Settings(), environment: environment).language.words
      return (Settings(), "\(CleanText(words.sentence(for: error)).string)\n")
    }
  }

  private init(
    preferences: Preferences, screen: Screen, surroundings: Surroundings, library: Library, source: FilmSource,
    trace: Trace?
  ) {
    words = preferences.language.words
    today = preferences.today
    genre = preferences.genre
    self.screen = screen
    self.surroundings = surroundings
    self.trace = trace
    posters = surroundings.abilities.images.map {
      PosterSource(images: source.images, imageProtocol: $0, cell: screen.terminal.cell, timeLimit: .seconds(5))
    }
    self.library = library
    credentials = source.credentials
    catalog = KeptDetailsCatalog(source.catalog, favorites: library.favorites, today: today)
  }
}
