public import MovieDisplay
public import MovieDomain

extension SearchScene {
  /// A request to the search scene. A search that fails leaves the results on screen and reports `.failed` progress.
  public enum Request: Sendable, Hashable {
    /// Shows the current state with recent searches; initially, loads popular films.
    case open
    /// Searches when typing pauses for 300 ms, if the text has at least three characters. Suggestions update
    /// immediately.
    ///
    /// Replaces an earlier search. An empty text shows popular films. The query is recorded in the history if its
    /// results stay for two seconds.
    case queryChanged(String)
    /// Searches immediately, regardless of length, and records the query if it has results.
    ///
    /// Replaces an earlier search. `year` limits the results to a release year; nil finds films of any year. Pages
    /// count from 1.
    case submit(String, year: Int? = nil, page: Int = 1)
    /// Loads the next page of results and appends it. Does nothing while a page is loading, after a failed search,
    /// while the text is too short, or at the end of the results.
    case nextPage
    /// Repeats the search in progress or the failed one. Otherwise reloads the first page on screen; the current
    /// results stay until the new ones replace them all.
    case refresh
    /// Clears the field, cancels the search and keeps the results. Loads popular films if there are none.
    case clear
  }

  /// What the results are for.
  public enum Subject: SceneKey {
    /// Popular films, shown while the query is empty.
    case popular
    /// Films whose titles match a query.
    case query(MovieQuery)

    /// The query; nil for popular films.
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
    /// Recent searches that match the text, newest first; empty after the query was submitted.
    public var suggestions: [String]
    /// The last results. They stay on screen while others load or fail to load; nil before the first results.
    public var results: PagesResponse<Subject, Movie>?
    /// The people whose names match the query of the results, at most three.
    public var people: [Person]
    /// The state of the current search.
    public var progress: Progress

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, text: String = "", suggestions: [String] = [],
      results: PagesResponse<Subject, Movie>? = nil, people: [Person] = [], progress: Progress = .resting
    ) {
      self.source = source
      self.text = text
      self.suggestions = suggestions
      self.results = results
      self.people = people
      self.progress = progress
    }
  }

  /// The state of the search for the current text.
  public enum Progress: Sendable, Hashable {
    /// Nothing is in progress: the results on screen are those of the text.
    case resting
    /// The text is too short to search for.
    case tooShort
    /// Waiting for a pause in typing, or loading.
    case searching(PageQuestion<Subject>)
    /// The search failed; earlier results stay on screen.
    case failed(PageQuestion<Subject>, CatalogError)
  }
}
