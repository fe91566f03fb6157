import MovieDomain
import MovieHTTP
import MovieTMDb
import Testing

extension TMDbPreferences {
  /// Preferences with the tests' date, 2026-11-20.
  static func sample(
    language: String = "en-US", region: String? = nil, includesAdult: Bool = false
  ) throws -> TMDbPreferences {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    return TMDbPreferences(language: language, region: region, includesAdult: includesAdult, today: today)
  }
}

/// A catalog over a transport, on the tests' date.
func catalog(
  _ transport: any HTTPTransport, language: String = "en-US", region: String? = nil, includesAdult: Bool = false
) throws -> TMDbCatalog {
  TMDbCatalog(
    transport: transport, credential: Credential(pasted: "t"),
    preferences: try .sample(language: language, region: region, includesAdult: includesAdult))
}
