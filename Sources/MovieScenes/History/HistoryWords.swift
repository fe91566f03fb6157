public import MovieDisplay

/// The text of the history scene.
public protocol HistoryWords: Sendable {
  /// Shown when the history is empty.
  var none: EmptyState { get }
  /// The title shown when the history could not be read or changed.
  var notRead: String { get }
  /// A sentence: the query was removed.
  func removed(_ query: String) -> String
  /// Shown when the query to remove is not in the history.
  func notThere(_ query: String) -> EmptyState
  /// A sentence: all searches were removed.
  var cleared: String { get }
}
