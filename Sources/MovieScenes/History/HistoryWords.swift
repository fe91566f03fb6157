public import MovieDisplay

/// The text of the history scene.
public protocol HistoryWords: Sendable {
  var none: EmptyState { get }
  var notRead: String { get }
  func removed(_ query: String) -> String
  func notThere(_ query: String) -> EmptyState
  var cleared: String { get }
}
