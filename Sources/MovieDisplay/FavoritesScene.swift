/// The films that the viewer keeps.
public enum FavoritesScene {
  public enum Request: Sendable, Hashable {
    /// Shows all of them in an order, such as by `title`, `date` or `rating`.
    case load(order: Order)
    /// Shows the list that is shown anew. Without one, there is nothing to show.
    case refresh
    /// Keeps films of the catalog that is shown.
    case add(ids: [Int])
    /// Lets go of films of the catalog that is shown.
    case remove(ids: [Int])
  }

  /// What the favorites go by.
  public struct Order: Sendable, Hashable {
    public enum Field: String, Sendable, Hashable, CaseIterable {
      case title, date, rating
    }

    public var field: Field
    public var isReversed: Bool

    /// By title from A, by date from the newest, by rating from the best; the other way round when reversed.
    public init(_ field: Field = .title, isReversed: Bool = false) {
      self.field = field
      self.isReversed = isReversed
    }
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    /// How many there are.
    public var count: String
    public var cards: [MovieCard]
    /// What was done, a finished sentence each.
    public var confirmations: [String]
    public var emptyState: EmptyState?
    public var hint: Hint?
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, count: String = "", cards: [MovieCard] = [], confirmations: [String] = [],
      emptyState: EmptyState? = nil, hint: Hint? = nil, footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.count = count
      self.cards = cards
      self.confirmations = confirmations
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
