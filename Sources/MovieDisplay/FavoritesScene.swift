/// The films that the viewer keeps.
public enum FavoritesScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// How many there are.
    public var count: String
    public var cards: [MovieCard]
    /// What was done, a finished sentence each.
    public var confirmations: [String]
    /// Why the last request failed; the rest of the screen still stands.
    public var failure: EmptyState?
    /// Stands in place of the list when it is empty.
    public var emptyState: EmptyState?
    public var hint: Hint?
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, count: String = "", cards: [MovieCard] = [], confirmations: [String] = [],
      failure: EmptyState? = nil, emptyState: EmptyState? = nil, hint: Hint? = nil, footnotes: [String] = [],
      outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.count = count
      self.cards = cards
      self.confirmations = confirmations
      self.failure = failure
      self.emptyState = emptyState
      self.hint = hint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// What a view of the favorites scene must do.
public typealias FavoritesDisplay = Display<FavoritesScene.ViewModel>
