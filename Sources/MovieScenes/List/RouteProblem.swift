public import MovieDisplay
public import MovieDomain

/// Why a route leads nowhere.
public enum RouteProblem: Error, Sendable, Hashable {
  /// There is no such list, shelf, order or role, or no page at an address.
  case unknown(String)
  /// A criterion or a field of an address whose value is not a range or a number, or not one that is possible. The error
  /// is nil for a criterion that does not exist, and for a field that cannot be read.
  case criterion(Route.Criterion, BoundsError?)
}
