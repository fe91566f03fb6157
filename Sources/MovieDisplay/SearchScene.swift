/// Films by title: made for a field that searches while someone types, and for one that is submitted.
public enum SearchScene {
  public struct ViewModel: SceneViewModel {
    /// What the search field holds.
    public var query: String
    /// Earlier searches that fit what is typed; nil when there are none.
    public var suggestions: Suggestions?
    public var content: Content
    /// What to do next, the most likely first.
    public var hints: [Hint]
    /// What must stand below: where the data comes from.
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      query: String, suggestions: Suggestions? = nil, content: Content, hints: [Hint] = [], footnotes: [String] = [],
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.query = query
      self.suggestions = suggestions
      self.content = content
      self.hints = hints
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public struct Suggestions: Sendable, Hashable {
    public var title: String
    /// Whole queries, to take the place of what is typed.
    public var queries: [String]

    public init(title: String, queries: [String]) {
      self.title = title
      self.queries = queries
    }
  }

  public enum Content: Sendable, Hashable {
    /// What to type.
    case prompt(String, earlier: Results?)
    /// What is being searched for. Earlier results stay on screen until the answer comes, and if it fails.
    case searching(String, earlier: Results?)
    case results(Results)
    /// Nothing was found, or there is no such page.
    case nothing(EmptyState)
    case failed(EmptyState, earlier: Results?)
  }

  public struct Results: Sendable, Hashable {
    public var title: String
    /// How many there are, and which part of them this is.
    public var extent: String
    /// A remark on the rows, such as how many could not be read.
    public var note: String?
    public var rows: [Row]
    public var ending: Ending

    public init(title: String, extent: String, note: String? = nil, rows: [Row], ending: Ending) {
      self.title = title
      self.extent = extent
      self.note = note
      self.rows = rows
      self.ending = ending
    }
  }

  /// What follows the last row.
  public enum Ending: Sendable, Hashable {
    /// Nothing: these are all.
    case end
    /// A page that can be asked for.
    case more
    case loading(String)
    case failed(String)
  }

  public struct Row: Sendable, Hashable, Identifiable {
    public var card: MovieCard
    /// Nil where it is the title itself.
    public var originalTitle: String?

    public var id: Int { card.id }

    public init(card: MovieCard, originalTitle: String? = nil) {
      self.card = card
      self.originalTitle = originalTitle
    }
  }
}

/// What a view of the search scene must do.
public typealias SearchDisplay = Display<SearchScene.ViewModel>
