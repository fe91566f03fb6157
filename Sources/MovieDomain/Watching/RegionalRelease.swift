/// What a country says about a film's release. TMDb's name for each field is given in parentheses.
public struct RegionalRelease: Sendable, Hashable {
  /// The country; nil if the catalog has no facts by country.
  public var region: Region?
  /// The age rating (`certification`), such as `PG-13`; nil when unknown.
  public var certification: String?
  /// The first day in theaters; nil when unknown.
  public var theatrical: CalendarDate?
  /// The day of the digital release; nil when unknown.
  public var digital: CalendarDate?
  /// The day of the release on disc; nil when unknown.
  public var disc: CalendarDate?

  /// Nothing known, in no country.
  public static let unknown = RegionalRelease(region: nil)

  /// Creates the facts about a release. An empty age rating becomes nil.
  public init(
    region: Region?, certification: String? = nil, theatrical: CalendarDate? = nil, digital: CalendarDate? = nil,
    disc: CalendarDate? = nil
  ) {
    self.region = region
    self.certification = certification.flatMap { $0.isEmpty ? nil : $0 }
    self.theatrical = theatrical
    self.digital = digital
    self.disc = disc
  }
}
