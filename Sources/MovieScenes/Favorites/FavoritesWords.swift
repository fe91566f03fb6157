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
}
