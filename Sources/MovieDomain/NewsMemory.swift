/// Remembers what the news scene has shown, so that it is shown once.
///
/// All methods may be called concurrently, and throw when the library cannot be read or changed.
public protocol NewsMemory: Sendable {
  /// Returns what was known of each film and collection at the last look; empty before the first one.
  func told() async throws(StoreError) -> [String: ToldFacts]

  /// Replaces everything that is remembered, in one step.
  func remember(_ facts: [String: ToldFacts]) async throws(StoreError)
}

/// What was known of a film or a collection when news of it were told last.
public struct ToldFacts: Sendable, Equatable, Codable {
  private enum CodingKeys: String, CodingKey {
    case day, days, ids
    case region = "iso_3166_1"
  }

  /// The day up to which news was told: that of the last look at which the film could be loaded, or of what was told since.
  public var day: CalendarDate
  /// The country of the facts; nil if it was not known.
  public var region: Region?
  /// The days of a film.
  public var days: [FilmDay.Kind: CalendarDate]
  /// The services that offer a film without a price of its own, or the films of a collection.
  public var ids: Set<Int>

  /// Creates facts.
  public init(
    on day: CalendarDate, in region: Region? = nil, days: [FilmDay.Kind: CalendarDate] = [:], ids: Set<Int> = []
  ) {
    self.day = day
    self.region = region
    self.days = days
    self.ids = ids
  }
}

/// A memory that lasts as long as the process.
public actor TransientNewsMemory: NewsMemory {
  private var facts: [String: ToldFacts] = [:]

  /// Creates an empty memory.
  public init() {}

  public func told() -> [String: ToldFacts] { facts }
  public func remember(_ facts: [String: ToldFacts]) { self.facts = facts }
}
