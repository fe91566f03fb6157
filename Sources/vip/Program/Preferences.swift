import MovieDomain
import MovieStore
import MovieTMDb

/// The user's preferences: options take precedence over settings, settings over the system's.
struct Preferences: Sendable, Hashable {
  let language: Language
  let region: Region?
  let includesAdult: Bool
  let today: CalendarDate

  /// A recording's language and date take precedence over settings, because it only contains responses for those.
  init(
    options: DisplayOptions, settings: UserSettings, environment: Environment, recorded: Recording.Conditions? = nil
  ) {
    language =
      options.language ?? recorded?.language ?? settings.language ?? environment.language ?? .americanEnglish
    region =
      options.region ?? recorded.map(\.region) ?? settings.region ?? language.region ?? environment.language?.region
    includesAdult = recorded?.includesAdult ?? settings.includesAdult
    today = recorded?.today ?? .today
  }
}

extension Preferences {
  var forTMDb: TMDbPreferences {
    TMDbPreferences(language: language.tag, region: region?.code, includesAdult: includesAdult, today: today)
  }
}
