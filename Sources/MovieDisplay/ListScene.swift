/// One list of films, page by page.
public enum ListScene {
  public enum Request: Sendable, Hashable {
    /// Shows a page of a list, such as `popular`; `genre` is a name or a number.
    case load(list: String, genre: String? = nil, page: Int = 1)
    /// Adds the next page. Does nothing while one is on its way, and at the end of the list.
    case nextPage
    /// Asks again for the first page that was shown, keeping what is on screen until the answer comes.
    case refresh
  }

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
