/// The display model of a shelf of the viewer: favorites, the watchlist or the films they have seen.
public enum ShelfScene {
  /// The whole screen of a page of a shelf, with the results of the last change.
  public struct ViewModel: SceneViewModel {
    /// The heading of the list.
    public var title: String
    /// The number of films in words and the page, such as `62 films · Page 1 of 4`; empty without films.
    public var count: String
    /// The films of the page, in the requested order. Films of another catalog have no route.
    public var cards: [MovieCard]
    /// Sentences that confirm the last change, one for each film.
    public var confirmations: [String]
    /// Why the last request failed; nil if it did not. The rest of the screen stays valid.
    public var failure: EmptyState?
    /// A message to show in place of an empty list; nil otherwise.
    public var emptyState: EmptyState?
    /// Lead to the next page and to the first film, as far as they exist.
    public var hints: [Hint]
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      title: String, count: String = "", cards: [MovieCard] = [], confirmations: [String] = [],
      failure: EmptyState? = nil, emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [],
      outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.count = count
      self.cards = cards
      self.confirmations = confirmations
      self.failure = failure
      self.emptyState = emptyState
      self.hints = hints
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// A view of the scene of a shelf.
public typealias ShelfDisplay = Display<ShelfScene.ViewModel>
