public import MovieDisplay

/// The text of the favorites scene.
public protocol ShelfWords: Sendable {
  /// The title of the favorites scene.
  var title: String { get }
  /// The number of films.
  func films(_ count: Int) -> String
  /// Shown when there are no favorites.
  var none: EmptyState { get }
  /// The title shown when the favorites could not be read or changed.
  var notRead: String { get }
  /// The title shown when none of several films could be added.
  var notAdded: String { get }
  /// The title shown when none of several films could be removed.
  var notRemoved: String { get }
  /// A sentence: the film was added.
  func added(_ title: String) -> String
  /// A sentence: the film was a favorite already.
  func alreadyThere(_ title: String) -> String
  /// A sentence: the film was removed.
  func removed(_ title: String) -> String
  /// A sentence: the film was not a favorite.
  func notThere(_ title: String) -> String
  /// A sentence: how many films could not be read, and their names as far as they are known.
  func unreadable(_ count: Int, _ names: [String]) -> String
  /// A sentence: what to do about films that cannot be read.
  var adviceOnUnreadable: String { get }
  /// A sentence confirming a repair.
  func repaired(_ count: Int, to path: String) -> String
  /// A sentence with the names of the films affected by a repair, as far as they are known.
  func affected(_ count: Int, _ names: [String]) -> String
  /// A sentence: the repair found nothing to move.
  var nothingToRepair: String { get }
  /// A sentence: the film was skipped, because an earlier one failed.
  func untried(_ title: String) -> String
}
