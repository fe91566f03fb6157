import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieText

/// What the program was started with: the options and needs of a command, the environment, the terminal and the settings.
final class Launch: Sendable {
  let options: DisplayOptions
  let format: OutputFormat
  let needs: Program.Needs
  let environment = Environment.process
  let directories: Directories
  let terminal: Terminal
  let trace: Trace?
  let settingsStore: any SettingsStore
  /// The settings, with defaults for those that cannot be read.
  let settings: UserSettings
  /// A line about settings that cannot be read; empty if all can.
  let settingsProblem: String

  init(_ options: DisplayOptions, _ format: OutputFormat, needs: Program.Needs) async {
    self.options = options
    self.format = format
    self.needs = needs
    directories = Directories(environment: environment)
    terminal = Terminal(environment: environment)
    // A signal that ends the program erases the spinner.
    EndingSignals.handle(closing: terminal.showsSpinner ? "\r\u{1B}[K" : "")
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
    settingsProblem = error.map { "\(CleanText(language.programWords.sentence(for: $0)).string)\n" } ?? ""
  }

  /// The preferences with the settings at the start, and the conditions of a recording.
  func preferences(recorded: Recording.Conditions? = nil) -> Preferences {
    Preferences(options: options, settings: settings, environment: environment, recorded: recorded)
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
      ? nil : Pager(environment: environment, isOn: options.pager ?? settings.usesPager)
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
      ? ViewerLibrary(settings: settingsStore)
      : ViewerLibrary(
        folder: directories.data, settings: settingsStore, language: language, onDamage: onDamage)
  }
}
