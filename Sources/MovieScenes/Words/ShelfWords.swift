public import MovieDisplay
public import MovieDomain

/// The text of the scene of a shelf.
public protocol ShelfWords: Sendable {
  /// The title of a shelf.
  func title(of shelf: Shelf) -> String
  /// What the mark of a favorite beside a film's title means.
  var favoriteMark: String { get }
  /// What the mark of a film that the viewer has seen means. If they have rated it, their number of stars follows.
  func seenMark(isRated: Bool) -> String
  /// The order of the films, after their number.
  func order(_ order: ShelfOrder) -> String
  /// When the viewer watched a film for the last time, and how many times in all. `isRewatch` tells that they had seen it
  /// before, even if only one time is known.
  func watched(on day: String, times: Int, isRewatch: Bool) -> String
  /// Shown when there are no films on the shelf.
  func none(on shelf: Shelf) -> EmptyState
  /// The title shown when the shelf, or the library if `shelf` is nil, could not be read or changed.
  func notRead(_ shelf: Shelf?) -> String
  /// The title shown when none of several films could be added.
  var notAdded: String { get }
  /// The title shown when none of several films could be removed.
  var notRemoved: String { get }
  /// A sentence: the film was added.
  func added(_ title: String, to shelf: Shelf) -> String
  /// A sentence: the film was marked as seen on a day, with a number of stars, as far as they are known.
  func seen(_ title: String, on day: String?, rating: String?) -> String
  /// A sentence: a film that was marked as seen before has a number of stars now.
  func rated(_ title: String, _ stars: String) -> String
  /// A sentence: the film was on the shelf already.
  func alreadyThere(_ title: String, on shelf: Shelf) -> String
  /// A sentence: the film was taken off the watchlist, because the viewer has seen it.
  func leftWatchlist(_ title: String) -> String
  /// A sentence: the film was removed.
  func removed(_ title: String, from shelf: Shelf) -> String
  /// A sentence: the viewer's rating of the film was removed.
  func unrated(_ title: String) -> String
  /// A sentence: the film was not on the shelf.
  func notThere(_ title: String, on shelf: Shelf) -> String
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
  /// A sentence: a change was undone or redone, with the number of its films and the first names, and the shelves that the
  /// only film is on now.
  func performed(_ step: UndoStep, _ count: Int, _ names: [String], now shelves: [String]?) -> String
  /// What reverts an undo or a redo, without a final period: the command follows.
  func reverts(_ step: UndoStep) -> String
  /// The title of a film that was picked for tonight.
  var forTonight: String { get }
  /// What picks a film of at most two hours from all films, where a shelf has none.
  var picksFromAll: String { get }
  /// The title shown when there is no change to undo or redo.
  func nothing(to step: UndoStep) -> String
}
