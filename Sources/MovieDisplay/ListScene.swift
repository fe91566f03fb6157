/// The display model of a paged list of films.
public enum ListScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// The current position, such as the page number and count.
    public var position: String
    /// The films of the loaded pages.
    public var cards: [MovieCard]
    /// A message shown while loading.
    public var activity: String?
    /// Shown when there are no films to show.
    public var emptyState: EmptyState?
    /// How to open a film and load other pages.
    public var hints: [Hint]
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

/// A view of the list scene.
public typealias ListDisplay = Display<ListScene.ViewModel>
