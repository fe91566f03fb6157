/// The display model of the search for films by title, while typing or after submitting.
public enum SearchScene {
  /// The whole screen of a search.
  public struct ViewModel: SceneViewModel {
    /// The text in the search field.
    public var query: String
    /// Earlier searches that contain the typed text, as the history shows them; nil when there are none. Choosing one
    /// replaces the text.
    public var suggestions: HistoryScene.ViewModel?
    /// What to show below the search field.
    public var content: Content
    /// The people whose names match the query; empty when none does.
    public var people: [PeopleScene.Row] = []
    /// Suggested next steps, the most likely first.
    public var hints: [Hint] = []
    /// How many films were searched, if the catalog tells, and attributions as its terms require, to show below the content.
    public var footnotes: [String] = []
    /// How the request ended; `.shown` while something is loading.
    public var outcome = Outcome.shown
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String] = []

    /// Creates a view model. Parts that are left out are not shown.
    public init(query: String, content: Content) {
      self.query = query
      self.content = content
    }
  }

  /// What to show below the search field. `earlier` are the results of an earlier search; nil when there are none.
  public enum Content: Sendable, Equatable {
    /// What to type, before the first search and while the text is too short.
    case prompt(String, earlier: Results?)
    /// A message to show while searching. Earlier results stay on screen until new ones arrive.
    case searching(String, earlier: Results?)
    /// The results for the text in the search field.
    case results(Results)
    /// A message to show when nothing was found or the page does not exist.
    case nothing(EmptyState)
    /// Why the search failed.
    case failed(EmptyState, earlier: Results?)
  }

  /// The results of a search, from one page or several.
  public struct Results: Sendable, Equatable {
    /// The heading: what was searched for, or that these are popular films.
    public var title: String
    /// How many films were found.
    public var extent: String
    /// The number of all films, also those that are not loaded; nil if `rows` begin with a later one.
    public var total: Int?
    /// Which of several pages are shown; nil if there is one.
    public var place: String?
    /// A note on the rows, such as how many could not be read; nil when there is none.
    public var note: String?
    /// Whether the films are outdated, because newer ones could not be loaded.
    public var isStale: Bool
    /// The films, in the catalog's order; never empty.
    public var rows: [Row]
    /// What to show after the last row.
    public var ending: Ending

    /// Creates results.
    public init(
      title: String, extent: String, total: Int? = nil, place: String? = nil, note: String? = nil,
      isStale: Bool = false, rows: [Row], ending: Ending
    ) {
      self.title = title
      self.extent = extent
      self.total = total
      self.place = place
      self.note = note
      self.isStale = isStale
      self.rows = rows
      self.ending = ending
    }
  }

  /// What to show after the last row.
  public enum Ending: Sendable, Equatable {
    /// Nothing: all results are shown, or another search is under way.
    case end
    /// A way to load the next page.
    case more
    /// A message to show while the next page is loading.
    case loading(String)
    /// A message to show when the next page could not be loaded.
    case failed(String)
  }

  /// A film that was found.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The film.
    public var card: MovieCard
    /// The original title; nil when equal to the card's title.
    public var originalTitle: String?

    /// The film's id in the catalog.
    public var id: Int { card.id }

    /// Creates a row.
    public init(card: MovieCard, originalTitle: String? = nil) {
      self.card = card
      self.originalTitle = originalTitle
    }
  }
}

/// A view of the search.
public typealias SearchDisplay = Display<SearchScene.ViewModel>
