import MovieDomain

/// What the viewer wants: by option, else by setting, else as the system is.
struct Preferences: Sendable, Hashable {
  let language: Language
  let region: Region?
  let includesAdult: Bool
  /// Nil while the viewer has not set one.
  let genre: String?
  let theme: Settings.Theme

  init(options: DisplayOptions, settings: Settings, environment: Environment) {
    language = options.language ?? settings.language ?? environment.language ?? .americanEnglish
    region = options.region ?? settings.region ?? language.region ?? environment.language?.region
    includesAdult = settings.includesAdult
    genre = settings.genre
    theme = settings.theme
  }
}
