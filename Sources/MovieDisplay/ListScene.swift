/// One list of films, page by page.
public enum ListScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// Where in the list this is.
    public var position: String
    public var cards: [MovieCard]
    /// Set while an answer is awaited.
    public var activity: String?
    public var emptyState: EmptyState?
    /// How to open a film, and how to go on.
    public var hints: [Hint]
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, position: String = "", cards: [MovieCard] = [], activity: String? = nil,
      emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.position = position
      self.cards = cards
      self.activity = activity
      self.emptyState = emptyState
      self.hints = hints
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// What a view of the list scene must do.
public typealias ListDisplay = Display<ListScene.ViewModel>
