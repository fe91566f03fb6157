public import MovieDomain

/// Preferences sent with every TMDb request.
public struct TMDbPreferences: Sendable {
  /// The language of titles and text, such as `en-US`.
  public var language: String
  /// An ISO 3166-1 code, such as `US`; determines which release dates apply.
  public var region: String?
  /// Whether to include adult films.
  public var includesAdult: Bool
  /// Determines what is new and what is upcoming.
  public var today: @Sendable () -> CalendarDate

  /// `today` is evaluated for each request that needs it.
  public init(
    language: String = "en-US", region: String? = nil, includesAdult: Bool = false,
    today: @autoclosure @escaping @Sendable () -> CalendarDate = .today
  ) {
    self.language = language
    self.region = region
    self.includesAdult = includesAdult
    self.today = today
  }

  var local: [(String, String)] { [("language", language)] }
  var localAndRegional: [(String, String)] { local + (region.map { [("region", $0)] } ?? []) }
}
