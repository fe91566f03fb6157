/// Films by title: made for a field that searches while someone types, and for one that is submitted.
public enum SearchScene {
  public enum Request: Sendable, Hashable {
    /// Shows the scene as it stands; at first, what to look for.
    case open
    /// Searches once the typing pauses. Suggestions come at once.
    case queryChanged(String)
    /// Searches at once, whatever the length.
    case submit(String, year: Int? = nil, page: Int = 1)
    /// Adds the page after those on screen. While anything is on its way, ends with it instead.
    case nextPage
    /// Asks again for the first page that is shown, keeping what is on screen until the answer comes.
    case refresh
    /// Shows the suggestions that there are now, and asks the catalog nothing.
    case refreshSuggestions
    /// Empties the field and the results.
    case clear
    /// Ends what is on its way and goes back to the last results, with their query.
    case cancel
  }

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
    /// Nothing is looked for: what to do.
    case prompt(String)
    /// An answer is on its way; what stood there before stays until it comes.
    case searching(String, earlier: Results?)
    case results(Results)
    /// The answer came, and holds nothing.
    case nothing(EmptyState)
    case failed(EmptyState)
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
    /// Where it is not the title.
    public var originalTitle: String?
    public var overview: String?

    public var id: Int { card.id }

    public init(card: MovieCard, originalTitle: String? = nil, overview: String? = nil) {
      self.card = card
      self.originalTitle = originalTitle
      self.overview = overview
    }
  }
}

/// What a view of the search scene must do.
public typealias SearchDisplay = Display<SearchScene.ViewModel>
