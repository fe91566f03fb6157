/// Why a value is outdated and how old it is.
public struct Staleness: Sendable, Hashable {
  /// The time since the value was last loaded or revalidated; never negative. Nil if that time is not known.
  public let age: Duration?
  /// The error that prevented a newer value from being loaded.
  public var error: CatalogError
  /// Whether the value has only what lists show, because the stored details are missing or cannot be read.
  public var lacksDetails = false

  /// Why a value has only what lists show; nil if it has more.
  package var errorOfDetails: CatalogError? { lacksDetails ? error : nil }

  /// Creates the staleness of a value of a given age; nil if it is not known.
  public init(age: Duration?, error: CatalogError) {
    self.age = age.map { NumberLimits.ages.clamping($0) }
    self.error = error
  }

  /// Returns the staleness with the greater age, or the one whose age is not known; nil if both are nil.
  public static func older(_ first: Staleness?, _ second: Staleness?) -> Staleness? {
    guard let first, let second else { return first ?? second }
    guard let firstAge = first.age, let secondAge = second.age else { return first.age == nil ? first : second }
    return secondAge > firstAge ? second : first
  }
}

/// A value from a catalog that may be outdated, because a newer one could not be loaded.
public protocol StalenessReporting {
  /// How old the value is and why; nil when it is up to date.
  var staleness: Staleness? { get }
}

extension StalenessReporting {
  /// Nil, for values that are never old.
  public var staleness: Staleness? { nil }
}
