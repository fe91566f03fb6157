/// The display model of a list of films that is loaded in pages.
public enum ListScene {
  /// The whole screen of a list of films.
  public struct ViewModel: SceneViewModel {
    /// The heading, with the genre if the list is limited to one.
    public var title: String
    /// Which pages are shown, of how many, and their age when outdated; empty without films.
    public var position: String
    /// Whether the films are outdated, because newer ones could not be loaded.
    public var isStale: Bool
    /// The films of the pages loaded so far.
    public var cards: [MovieCard]
    /// A message to show while the list or its next page is loading; nil otherwise.
    public var activity: String?
    /// Why there are no films to show; nil otherwise.
    public var emptyState: EmptyState?
    /// Load the next page and open a film; empty when there are no films.
    public var hints: [Hint]
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      title: String, position: String = "", isStale: Bool = false, cards: [MovieCard] = [], activity: String? = nil,
      emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.position = position
      self.isStale = isStale
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
