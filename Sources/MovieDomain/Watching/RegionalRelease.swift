/// What a country says about a film's release. TMDb's name for each field is given in parentheses.
public struct RegionalRelease: Sendable, Hashable {
  /// The country; nil if the catalog has no facts by country.
  public var region: Region?
  /// The age rating (`certification`), such as `PG-13`; nil when unknown.
  public var certification: String?
  /// The day of the digital release; nil when unknown.
  public var digital: CalendarDate?

  /// Nothing known, in no country.
  public static let unknown = RegionalRelease(region: nil)

  /// Creates the facts about a release. An empty age rating becomes nil.
  public init(region: Region?, certification: String? = nil, digital: CalendarDate? = nil) {
    self.region = region
    self.certification = certification.flatMap { $0.isEmpty ? nil : $0 }
    self.digital = digital
  }
}
