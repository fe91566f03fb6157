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

/// A value of a catalog that may be an earlier one because the newest could not be had.
public protocol Perishable {
  /// Nil for a value as new as it should be.
  var staleness: Staleness? { get }
}

extension Page: Perishable {}
extension PagedList: Perishable {}
extension MovieDetails: Perishable {}
extension PersonDetails: Perishable {}
