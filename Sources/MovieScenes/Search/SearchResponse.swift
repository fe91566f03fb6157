public import MovieDisplay
public import MovieDomain

extension SearchScene {
  /// What the interactor knows.
  public struct Response: Sendable, Hashable {
    public var source: CatalogSource
    /// What is typed.
    public var text: String
    public var suggestions: [String]
    public var state: State

    public init(source: CatalogSource, text: String = "", suggestions: [String] = [], state: State = .waiting) {
      self.source = source
      self.text = text
      self.suggestions = suggestions
      self.state = state
    }
  }

  public enum State: Sendable, Hashable {
    /// Nothing is looked for: nothing is typed, or too little.
    case waiting
    /// The answer is on its way; earlier results stay until it comes.
    case searching(earlier: Found?)
    case found(Found)
    /// The page after is on its way.
    case appending(Found)
    /// The page after did not come.
    case incomplete(Found, CatalogError)
    case failed(Search, CatalogError)
  }

  /// One page to look for.
  public struct Search: Sendable, Hashable {
    public var query: MovieQuery
    public var page: Int

    public init(query: MovieQuery, page: Int = 1) {
      self.query = query
      self.page = page
    }
  }
}
