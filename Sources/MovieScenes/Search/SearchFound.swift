public import MovieDisplay
public import MovieDomain

extension SearchScene {
  /// The films that were found on one page, or on several in a row.
  public struct Found: Sendable, Hashable {
    public let query: MovieQuery
    public private(set) var films: PagedList<Movie>
    /// Nil when the end of the list is reached.
    public private(set) var nextPage: Int?

    public init(_ query: MovieQuery, on page: Page<Movie>) {
      self.query = query
      films = PagedList(page)
      nextPage = Self.next(after: page, in: films)
    }

    /// Adds a later page. Lists drift between requests: a film that stands here already keeps its place.
    mutating func append(_ page: Page<Movie>) {
      films.append(page)
      nextPage = Self.next(after: page, in: films)
    }

    /// An empty page ends a list that has become shorter than it says.
    private static func next(after page: Page<Movie>, in films: PagedList<Movie>) -> Int? {
      page.elements.isEmpty && page.skipped == 0 ? nil : films.nextPage
    }
  }
}
