public import MovieDisplay
public import MovieDomain

extension SearchScene {
  public enum Request: Sendable, Hashable {
    /// Shows the current state; initially, popular films and recent searches.
    case open
    /// Searches when typing pauses. Suggestions update immediately.
    case queryChanged(String)
    /// Searches immediately, regardless of length.
    case submit(String, year: Int? = nil, page: Int = 1)
    /// Appends the next page. Does nothing during a search.
    case nextPage
    /// Reloads the first page on screen; the current results stay until the answer arrives.
    case refresh
    /// Clears the field and keeps the results.
    case clear
    /// Cancels the search and restores the query of the results on screen.
    case cancel
  }

  /// What the results are for.
  public enum Subject: Sendable, Hashable {
    /// The query is empty.
    case popular
    case query(MovieQuery)

    public var query: MovieQuery? {
      if case .query(let query) = self { query } else { nil }
    }
  }

  /// The search field, the results on screen and the search in progress.
  public struct Response: Sendable, Hashable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The text of the search field.
    public var text: String
    /// Earlier searches that match the text.
    public var suggestions: [String]
    /// Stays on screen while other results load or if they fail to load; nil before the first results.
    public var results: PagesResponse<Subject, Movie>?
    /// The state of the current search.
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

  /// The state of the search for the current text.
  public enum Progress: Sendable, Hashable {
    /// The results on screen match the text.
    case resting
    /// The text is too short to search for.
    case tooShort
    case searching(Search)
    case failed(Search, CatalogError)
  }

  /// A page of a search.
  public struct Search: Sendable, Hashable {
    public var subject: Subject
    public var page: Int

    public init(_ subject: Subject, page: Int = 1) {
      self.subject = subject
      self.page = page
    }
  }
}
