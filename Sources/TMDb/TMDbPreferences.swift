public import MovieDomain

/// What is asked of TMDb beside the question itself.
public struct TMDbPreferences: Sendable {
  /// Such as `en-US`; titles and texts come in it where TMDb has them.
  public var language: String
  /// An ISO 3166-1 code, such as `US`; decides which releases count.
  public var region: String?
  public var includesAdult: Bool
  /// Decides what is new and what is upcoming.
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
