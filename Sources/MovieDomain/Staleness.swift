/// Why a value is an earlier one, and how old it is.
public struct Staleness: Sendable, Hashable {
  /// The time since the catalog last vouched for the value.
  public var age: Duration
  /// What stood in the way of a newer one.
  public var error: CatalogError

  public init(age: Duration, error: CatalogError) {
    self.age = age
    self.error = error
  }

  /// The older of two, either of which may be nothing.
  public static func older(_ first: Staleness?, _ second: Staleness?) -> Staleness? {
    guard let first, let second else { return first ?? second }
    return second.age > first.age ? second : first
  }
}

/// A value of a catalog that may come from a cache because a newer one could not be loaded.
public protocol MaybeStale {
  /// Nil for a value that is up to date.
  var staleness: Staleness? { get }
}

extension Page: MaybeStale {}
extension PagedList: MaybeStale {}
extension MovieDetails: MaybeStale {}
extension PersonDetails: MaybeStale {}
