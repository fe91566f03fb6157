import ArgumentParser
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
  let clock: any Clock<Duration> = ContinuousClock()
  private let terminal: Terminal
  private let pages: (output: TextPage, errors: TextPage)

  /// Runs a scene between the set-up and the end of the program, and ends with the status of its outcome.
  ///
  /// A scene of what the viewer keeps says with `showsFilms` that it asks no catalog.
  static func run(
    _ options: DisplayOptions, showsFilms: Bool = true, scene: (Composition) async -> Outcome?
  ) async throws {
    let environment = Environment.process
    let terminal = Terminal(environment: environment)
    terminal.endOnInterrupt()
    let directories = Directories(environment: environment)
    let store: any SettingsStore = directories.configuration.map { SettingsFile(directory: $0) } ?? TransientSettings()
    let preferences = await Preferences(
      options: options, settings: settings(in: store, options, environment, terminal), environment: environment)
    let source: FilmSource
    do throws(SetupProblem) {
      source = try FilmSource(options: options, preferences: preferences, environment: environment, today: .today)
    } catch {
      terminal.errors.write("vip: \(error.sentence)\n")
      throw ExitCode(error.status)
    }
    if showsFilms, let notice = source.notice {
      terminal.errors.write("\(notice)\n")
    }
    let words = preferences.language.words
    let library = Library(directories: directories, settings: store, language: preferences.language) { error in
      terminal.errors.write("\(CleanText(words.sentence(for: error)).string)\n")
    }
    let outcome = await scene(
      Composition(
        options: options, preferences: preferences, environment: environment, terminal: terminal, library: library,
        catalog: source.catalog))
    await source.close()
    switch outcome {
    case .shown: return
    case .unauthorized: throw ExitCode(ExitStatus.unauthorized)
    case .misused: throw ExitCode(ExitStatus.usage)
    case .failed, nil: throw ExitCode.failure
    }
  }

  /// What is set; what cannot be read is said, and counts as not set.
  private static func settings(
    in store: any SettingsStore, _ options: DisplayOptions, _ environment: Environment, _ terminal: Terminal
  ) async -> Settings {
    do throws(StoreError) {
      return try await store.settings()
    } catch {
      let words = Preferences(options: options, settings: Settings(), environment: environment).language.words
      terminal.errors.write("\(CleanText(words.sentence(for: error)).string)\n")
      return Settings()
    }
  }

  private init(
    options: DisplayOptions, preferences: Preferences, environment: Environment, terminal: Terminal, library: Library,
    catalog: any MovieCatalog
  ) {
    words = preferences.language.words
    today = .today
    genre = preferences.genre
    self.library = library
    self.catalog = KeptDetailsCatalog(catalog, favorites: library.favorites, today: today)
    self.terminal = terminal
    let width = options.width ?? terminal.width.clamped(to: DisplayOptions.widths)
    func page(_ stream: OutputStream) -> TextPage {
      let isColored = options.color.isColored(environment: environment, isTerminal: stream.isTerminal)
      return TextPage(width: width, palette: isColored ? .ansi : .plain, command: { $0.command })
    }
    pages = (page(terminal.output), page(terminal.errors))
  }

  /// A display that shows what there is on standard output, and why there is nothing on standard error.
  func display<View: TextView>(
    _ view: (TextPage, @escaping @Sendable (String) async -> Void) -> View
  ) -> TerminalDisplay<View> {
    TerminalDisplay(
      view: view(pages.output) { [terminal] in terminal.output.write($0) },
      failureView: view(pages.errors) { [terminal] in terminal.errors.write($0) },
      errors: terminal.errors, spinner: Spinner(stream: terminal.errors, text: words.home.loading))
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
