import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport

/// A catalog over a transport, on the tests' date, 2026-11-20.
func catalog(
  _ transport: any HTTPTransport, language: String = "en-US", region: String? = nil, includesAdult: Bool = false
) -> TMDbCatalog {
  TMDbCatalog(
    transport: transport, credential: Credential(pasted: "t"),
    preferences: TMDbPreferences(language: language, region: region, includesAdult: includesAdult, today: "2026-11-20"))
}
