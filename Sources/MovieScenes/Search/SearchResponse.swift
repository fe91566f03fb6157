public import MovieDisplay
public import MovieDomain

extension SearchScene {
  public enum Request: Sendable, Hashable {
    /// Shows the scene as it stands; at first, popular films and recent searches.
    case open
    /// Searches once typing pauses. Suggestions come at once.
    case queryChanged(String)
    /// Searches at once, whatever the length.
    case submit(String, year: Int? = nil, page: Int = 1)
    /// Adds the page after those on screen. Does nothing during a search.
    case nextPage
    /// Loads the first page on screen again, keeping what is there until the answer comes.
    case refresh
    /// Empties the field and keeps the results.
    case clear
    /// Ends a search, and goes back to the results on screen with their query.
    case cancel
  }

  /// What results are of.
  public enum Subject: Sendable, Hashable {
    /// Nothing is typed.
    case popular
    case query(MovieQuery)

    public var query: MovieQuery? {
      if case .query(let query) = self { query } else { nil }
    }
  }

  /// The field, what is on screen below it, and what is being searched for.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    /// What the field holds.
    public var text: String
    /// Earlier searches that fit the text.
    public var suggestions: [String]
    /// Stay on screen while other results load, and when they cannot be loaded; nil before the first ones.
    public var results: PagesResponse<Subject, Movie>?
    public var progress: Progress

    public init(
      source: CatalogSource, text: String = "", suggestions: [String] = [],
      results: PagesResponse<Subject, Movie>? = nil, progress: Progress = .resting
    ) {
      self.source = source
      self.text = text
      self.suggestions = suggestions
      self.results = results
      self.progress = progress
    }
  }

  /// What is happening to the text in the field.
  public enum Progress: Sendable, Hashable {
    /// The results on screen are what was asked for.
    case resting
    /// The text is too short to search for.
    case tooShort
    case searching(Search)
    case failed(Search, CatalogError)
  }

  /// One page to search for.
  public struct Search: Sendable, Hashable {
    public var subject: Subject
    public var page: Int

    public init(_ subject: Subject, page: Int = 1) {
      self.subject = subject
      self.page = page
    }
  }
}
