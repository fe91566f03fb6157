public import MovieDomain

/// What the user wants to see, as parameters of TMDb's requests.
public struct TMDbPreferences: Sendable {
  /// The language tag of titles and text (`language`), such as `en-US`.
  public var language: String
  /// The country whose release dates apply (`region`), as an ISO 3166-1 code such as `US`; nil for TMDb's default.
  public var region: String?
  /// Whether lists by genre and searches include adult films (`include_adult`).
  public var includesAdult: Bool
  /// Returns the date that decides what is now playing and what is upcoming, in lists by genre.
  public var today: @Sendable () -> CalendarDate

  /// Creates preferences. `today` is evaluated for each request that needs it, because a process may run past midnight.
  public init(
    language: String = "en-US", region: String? = nil, includesAdult: Bool = false,
    today: @autoclosure @escaping @Sendable () -> CalendarDate = .today
  ) {
    self.language = language
    self.region = region
    self.includesAdult = includesAdult
    self.today = today
  }

  var languageQuery: [(String, String)] { [("language", language)] }
  var languageAndRegionQuery: [(String, String)] { languageQuery + (region.map { [("region", $0)] } ?? []) }
}
