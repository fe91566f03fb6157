/// The first screen: shelves of films, one below the other.
public enum HomeScene {
  public struct ViewModel: SceneViewModel {
    public var shelves: [Shelf]
    /// Stands in place of the shelves when none could be shown.
    public var emptyState: EmptyState?
    /// How to open a film; set when there is one.
    public var hint: Hint?
    /// What must stand below: where the data comes from.
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      shelves: [Shelf] = [], emptyState: EmptyState? = nil, hint: Hint? = nil, footnotes: [String] = [],
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.shelves = shelves
      self.emptyState = emptyState
      self.hint = hint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public struct Shelf: Sendable, Hashable, Identifiable {
    /// The list's identifier, such as `top-rated`.
    public var id: String
    public var title: String
    public var content: Content
    /// A remark on the content, such as how many rows could not be read.
    public var note: String?
    /// Where the whole list is.
    public var route: Route

    public init(id: String, title: String, content: Content, note: String? = nil, route: Route) {
      self.id = id
      self.title = title
      self.content = content
      self.note = note
      self.route = route
    }
  }

  public enum Content: Sendable, Hashable {
    case loading(String)
    /// `remainders[n]` says what is left when a view shows the first n cards; empty when nothing is.
    case cards([MovieCard], remainders: [String])
    case empty(String)
    case failed(String)
  }
}

/// What a view of the home scene must do.
public typealias HomeDisplay = Display<HomeScene.ViewModel>
