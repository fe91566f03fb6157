import MovieDomain
import MovieStore
import TMDb

/// What the viewer wants: by option, else by setting, else as the system is.
struct Preferences: Sendable, Hashable {
  let language: Language
  let region: Region?
  let includesAdult: Bool
  /// Nil while the viewer has not set one.
  let genre: String?
  let theme: Settings.Theme
  let today: CalendarDate

  /// A recording holds the answers to the questions of its own day and language: they come before settings.
  init(
    options: DisplayOptions, settings: Settings, environment: Environment, recorded: Recording.Conditions? = nil
  ) {
    language =
      options.language ?? recorded?.language ?? settings.language ?? environment.language ?? .americanEnglish
    region =
      options.region ?? recorded.map(\.region) ?? settings.region ?? language.region ?? environment.language?.region
    includesAdult = recorded?.includesAdult ?? settings.includesAdult
    today = recorded?.today ?? .today
    genre = settings.genre
    theme = settings.theme
  }
}

extension Preferences {
  var forTMDb: TMDbPreferences {
    TMDbPreferences(language: language.tag, region: region?.code, includesAdult: includesAdult, today: today)
  }
}
