/// The display model of the first screen: shelves of films.
public enum HomeScene {
  public struct ViewModel: SceneViewModel {
    /// The shelves, in display order.
    public var shelves: [Shelf]
    /// Shown when no shelf has films to show.
    public var emptyState: EmptyState?
    /// How to open a film; nil when there is none.
    public var hint: Hint?
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

  /// A titled row of films.
  public struct Shelf: Sendable, Hashable, Identifiable {
    /// The list's identifier, such as `top-rated`.
    public var id: String
    public var title: String
    /// The films, or a message in their place.
    public var content: Content
    /// A note on the content, such as how many rows could not be read.
    public var note: String?
    /// Opens the complete list.
    public var route: Route

    public init(id: String, title: String, content: Content, note: String? = nil, route: Route) {
      self.id = id
      self.title = title
      self.content = content
      self.note = note
      self.route = route
    }
  }

  /// The content of a shelf.
  public enum Content: Sendable, Hashable {
    /// A message shown while loading.
    case loading(String)
    /// `remainders[n]` is the text for what is left out when a view shows the first `n` cards; empty when nothing is left
    /// out.
    case cards([MovieCard], remainders: [String])
    /// A message shown when the list is empty.
    case empty(String)
    /// A message shown when the shelf could not be loaded.
    case failed(String)
  }
}

/// A view of the home scene.
public typealias HomeDisplay = Display<HomeScene.ViewModel>
