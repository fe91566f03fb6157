import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport

extension TMDbPreferences {
  /// Preferences with the tests' date, 2026-11-20.
  static func sample(
    language: String = "en-US", region: String? = nil, includesAdult: Bool = false
  ) -> TMDbPreferences {
    TMDbPreferences(language: language, region: region, includesAdult: includesAdult, today: "2026-11-20")
  }
}

/// A catalog over a transport, on the tests' date.
func catalog(
  _ transport: any HTTPTransport, language: String = "en-US", region: String? = nil, includesAdult: Bool = false
) -> TMDbCatalog {
  TMDbCatalog(
    transport: transport, credential: Credential(pasted: "t"),
    preferences: .sample(language: language, region: region, includesAdult: includesAdult))
}
