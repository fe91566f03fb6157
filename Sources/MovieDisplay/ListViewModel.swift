/// The whole screen of a list: of films, people, genres or searches.
public struct ListViewModel<Row: Sendable & Hashable>: SceneViewModel {
  /// The heading.
  public var title: String
  /// How many rows there are or which pages are shown, and their age when outdated; empty without rows.
  public var position: String
  /// What is missing from the rows, or their age when outdated; nil otherwise. It is part of `position`.
  public var note: String?
  /// The number of all rows, also those that are not loaded; nil if it is not known, or `rows` begin with a later one.
  public var total: Int?
  /// Whether the rows are outdated, because newer ones could not be loaded.
  public var isStale = false
  /// The rows loaded so far, in display order.
  public var rows: [Row]
  /// Rows that have left the list since, as they are now; empty unless the list follows changes.
  public var former: [Row] = []
  /// A message to show while the list or its next page is loading; nil otherwise.
  public var activity: String?
  /// How much of a long task is done, from 0 to 1; nil if that is unknown.
  public var progress: Double?
  /// Sentences that confirm the last change; empty when there was none.
  public var confirmations: [String]
  /// Why the last change failed; nil if it did not. The rest of the screen stays valid.
  public var failure: EmptyState?
  /// Why there are no rows to show; nil otherwise.
  public var emptyState: EmptyState?
  /// Lead to the next page and to the first row, as far as they exist.
  public var hints: [Hint]
  /// Attributions to show below the content, as the catalog's terms require; empty when none is.
  public var footnotes: [String]
  /// How the request ended; `.shown` while something is loading.
  public var outcome: Outcome
  /// Sentences about what is missing from the screen or outdated; empty when nothing is.
  public var warnings: [String] = []

  /// Creates a view model. Parts that are left out are not shown.
  public init(
    title: String, position: String = "", total: Int? = nil, rows: [Row] = [], activity: String? = nil,
    confirmations: [String] = [], emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [],
    outcome: Outcome = .shown
  ) {
    self.title = title
    self.position = position
    self.total = total
    self.rows = rows
    self.activity = activity
    self.confirmations = confirmations
    self.emptyState = emptyState
    self.hints = hints
    self.footnotes = footnotes
    self.outcome = outcome
  }
}
