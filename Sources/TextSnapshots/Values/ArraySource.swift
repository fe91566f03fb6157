/// The kind of collection that was encoded as an array.
enum ArraySource: Hashable {
  /// A collection that has an order.
  case ordered
  /// A set, whose order differs between runs.
  case set
  /// A dictionary whose keys are not strings, encoded as keys and values in turn, whose order differs between runs.
  case dictionary

  init(_ value: Any) {
    self = (value as? any HashedCollection)?.source ?? .ordered
  }
}

private protocol HashedCollection {
  var source: ArraySource { get }
}

extension Set: HashedCollection {
  fileprivate var source: ArraySource { .set }
}

extension Dictionary: HashedCollection {
  fileprivate var source: ArraySource { .dictionary }
}
