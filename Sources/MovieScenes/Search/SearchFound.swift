public import MovieDisplay
public import MovieDomain

extension SearchScene {
  /// The films that were found on one page, or on several in a row.
  public struct Found: Sendable, Hashable, Perishable {
    public let query: MovieQuery
    /// That of the oldest page; nil when every page is as new as it should be.
    public private(set) var staleness: Staleness?
    public private(set) var movies: [Movie]
    public private(set) var pages: ClosedRange<Int>
    public private(set) var totalPages: Int
    public private(set) var totalResults: Int
    /// Rows that could not be read, on all these pages.
    public private(set) var skipped: Int
    /// Nil when the end of the list is reached.
    public private(set) var nextPage: Int?

    public init(_ query: MovieQuery, on page: Page<Movie>) {
      self.query = query
      movies = page.withoutRepeats().elements
      pages = page.number...page.number
      totalPages = page.totalPages
      totalResults = page.totalResults
      skipped = page.skipped
      staleness = page.staleness
      nextPage = page.next
    }

    /// Adds a later page. Lists drift between requests: a film that stands here already keeps its place.
    mutating func append(_ page: Page<Movie>) {
      let known = Set(movies.map(\.id))
      movies += page.withoutRepeats().elements.filter { !known.contains($0.id) }
      pages = pages.lowerBound...max(pages.upperBound, page.number)
      totalPages = page.totalPages
      totalResults = page.totalResults
      skipped += page.skipped
      staleness = Staleness.older(staleness, page.staleness)
      nextPage = page.next
    }
  }
}

extension Page {
  /// An empty page ends a list that has become shorter than it says.
  fileprivate var next: Int? {
    let isEmpty = elements.isEmpty && skipped == 0
    return number < totalPages && !isEmpty ? number + 1 : nil
  }
}
