/// Why a value is outdated and how old it is.
public struct Staleness: Sendable, Hashable {
  /// The time since the value was last loaded or revalidated; never negative.
  public let age: Duration
  /// The error that prevented a newer value from being loaded.
  public var error: CatalogError

  public init(age: Duration, error: CatalogError) {
    self.age = NumberLimits.ages.clamping(age)
    self.error = error
  }

  /// Returns the older of two optional values.
  public static func older(_ first: Staleness?, _ second: Staleness?) -> Staleness? {
    guard let first, let second else { return first ?? second }
    return second.age > first.age ? second : first
  }
}

/// A catalog value that may come from the cache because a newer one could not be loaded.
public protocol StalenessReporting {
  /// Nil when the value is up to date.
  var staleness: Staleness? { get }
}

extension ResultsPage: StalenessReporting {}
extension PagedList: StalenessReporting {}
extension MovieDetails: StalenessReporting {}
extension PersonDetails: StalenessReporting {}
