/// The display model of the list of favorites.
public enum FavoritesScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// The number of favorites, as text.
    public var count: String
    /// The favorites, in the requested order.
    public var cards: [MovieCard]
    /// Finished sentences, one per change made.
    public var confirmations: [String]
    /// Why the last request failed; the rest of the screen stays valid.
    public var failure: EmptyState?
    /// Shown instead of an empty list.
    public var emptyState: EmptyState?
    /// How to open a film; nil when the list is empty.
    public var hint: Hint?
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

/// A view of the favorites scene.
public typealias FavoritesDisplay = Display<FavoritesScene.ViewModel>
