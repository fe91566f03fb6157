/// The display model of title search, for search-as-you-type and submitted searches.
public enum SearchScene {
  public struct ViewModel: SceneViewModel {
    /// The text of the search field.
    public var query: String
    /// Earlier searches that match the typed text; nil when there are none.
    public var suggestions: Suggestions?
    /// What is shown below the search field.
    public var content: Content
    /// Suggested next actions, most likely first.
    public var hints: [Hint]
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

  /// Suggested searches, with a title.
  public struct Suggestions: Sendable, Hashable {
    public var title: String
    /// Complete queries that replace the typed text.
    public var queries: [String]

    public init(title: String, queries: [String]) {
      self.title = title
      self.queries = queries
    }
  }

  /// What is shown below the search field.
  public enum Content: Sendable, Hashable {
    /// A prompt shown before a search.
    case prompt(String, earlier: Results?)
    /// A message shown while searching. Earlier results stay on screen until the response arrives, or if it fails.
    case searching(String, earlier: Results?)
    /// The results of the current query.
    case results(Results)
    /// There are no results, or the page does not exist.
    case nothing(EmptyState)
    /// Why the search failed, with earlier results if there are any.
    case failed(EmptyState, earlier: Results?)
  }

  /// A page or more of search results.
  public struct Results: Sendable, Hashable {
    public var title: String
    /// The number of results and the range shown.
    public var extent: String
    /// A note on the rows, such as how many could not be read.
    public var note: String?
    public var rows: [Row]
    /// What to show after the last row.
    public var ending: Ending

    public init(title: String, extent: String, note: String? = nil, rows: [Row], ending: Ending) {
      self.title = title
      self.extent = extent
      self.note = note
      self.rows = rows
      self.ending = ending
    }
  }

  /// What to show after the last row.
  public enum Ending: Sendable, Hashable {
    /// Nothing: all results are shown.
    case end
    /// Another page can be loaded.
    case more
    /// A message shown while the next page is loading.
    case loading(String)
    /// A message shown when the next page could not be loaded.
    case failed(String)
  }

  public struct Row: Sendable, Hashable, Identifiable {
    public var card: MovieCard
    /// Nil when equal to the card's title.
    public var originalTitle: String?

    public var id: Int { card.id }

    public init(card: MovieCard, originalTitle: String? = nil) {
      self.card = card
      self.originalTitle = originalTitle
    }
  }
}

/// A view of the search scene.
public typealias SearchDisplay = Display<SearchScene.ViewModel>
