/// The display model of the first screen: rows of films.
public enum HomeScene {
  /// The whole first screen.
  public struct ViewModel: SceneViewModel {
    /// The rows, in display order.
    public var rows: [Row]
    /// Why no row could be loaded; nil otherwise.
    public var emptyState: EmptyState?
    /// Opens the first film; nil when there is none.
    public var hint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String] = []
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String] = []

    /// Creates a view model. Parts that are left out are not shown.
    public init(rows: [Row] = [], emptyState: EmptyState? = nil, outcome: Outcome = .shown) {
      self.rows = rows
      self.emptyState = emptyState
      self.outcome = outcome
    }
  }

  /// A row of films with a title: the beginning of a list.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The name of the list, such as `top-rated`, or `genre` for the row of the user's genre.
    public var id: String
    /// The heading.
    public var title: String
    /// The films, or a message in their place.
    public var content: Content
    /// A note on the content, such as its age when it is outdated; nil when there is none.
    public var note: String?
    /// Whether the films are outdated, because newer ones could not be loaded.
    public var isStale: Bool
    /// Opens the list.
    public var route: Route

    /// Creates a row.
    public init(
      id: String, title: String, content: Content, note: String? = nil, isStale: Bool = false, route: Route
    ) {
      self.id = id
      self.title = title
      self.content = content
      self.note = note
      self.isStale = isStale
      self.route = route
    }

    /// The films; none if there is a message in their place.
    public var cards: [MovieCard] {
      if case .cards(let cards, _) = content { cards } else { [] }
    }
  }

  /// The content of a row, or a message in its place.
  public enum Content: Sendable, Equatable {
    /// A message to show while the row is loading.
    case loading(String)
    /// The films, and for each possible number of cards what to say about the rest of the list.
    ///
    /// `remainders[n]` is for a view that shows the first `n` cards, such as `9,584 more`; empty when nothing is left
    /// out. There is one more remainder than there are cards.
    case cards([MovieCard], remainders: [String])
    /// A message to show when the list is empty.
    case empty(String)
    /// A message to show when the row could not be loaded.
    case failed(String)
  }
}

/// A view of the home scene.
public typealias HomeDisplay = Display<HomeScene.ViewModel>
