/// The step from a value to one of its members.
enum PathStep: Hashable, Sendable {
  /// A property, a case of an enumeration, or a key.
  case name(String)
  /// An element of a sequence.
  case index(Int)
  /// An element of a set, which has no index.
  case element
}
