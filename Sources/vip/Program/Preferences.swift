import MovieDomain
import MovieStore
import MovieTMDb

/// The user's preferences: options take precedence over settings, settings over the system's.
struct Preferences: Sendable, Hashable {
  let language: Language
  /// The language of an option or a recording, which the settings do not change.
  let requiredLanguage: Language?
  /// The language if the settings have none, also if they lose it while the program runs.
  let defaultLanguage: Language
  let region: Region?
  let includesAdult: Bool
  private let recordedDay: CalendarDate?

  /// A recording's language and date take precedence over settings, because it only contains responses for those.
  init(
    options: DisplayOptions, settings: UserSettings, environment: Environment, recorded: Recording.Conditions? = nil
  ) {
    requiredLanguage = options.language ?? recorded?.language
    defaultLanguage = environment.language ?? .americanEnglish
    language = requiredLanguage ?? settings.language ?? defaultLanguage
    region =
      options.region ?? recorded.map(\.region) ?? settings.region ?? language.region ?? environment.language?.region
    includesAdult = recorded?.includesAdult ?? settings.includesAdult
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
