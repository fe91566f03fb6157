public import MovieDisplay

/// The text of the favorites scene.
public protocol FavoritesWords: Sendable {
  var title: String { get }
  func films(_ count: Int) -> String
  var none: EmptyState { get }
  var notRead: String { get }
  var notAdded: String { get }
  /// A sentence confirming a change.
  func added(_ title: String) -> String
  func alreadyThere(_ title: String) -> String
  func removed(_ title: String) -> String
  func notThere(_ title: String) -> String
  /// A sentence: how many films could not be read, and their names as far as they are known.
  func unreadable(_ count: Int, _ names: [String]) -> String
  /// A sentence: what to do about films that cannot be read.
  var adviceOnUnreadable: String { get }
  /// A sentence confirming a repair.
  func repaired(_ count: Int, to path: String) -> String
  /// A sentence with the names of the films affected by a repair, as far as they are known.
  func affected(_ count: Int, _ names: [String]) -> String
  var nothingToRepair: String { get }
}
