/// The pages of a list put together: each element once, in the order in which it first came.
public struct PagedList<Element: Sendable & Hashable & Identifiable>: Sendable, Hashable where Element.ID: Sendable {
  public private(set) var elements: [Element]
  /// The page that was taken first.
  public let firstPage: Int
  public private(set) var lastPage: Int
  public private(set) var totalPages: Int
  /// As the newest page tells it.
  public private(set) var totalResults: Int
  /// Rows that could not be read and were left out.
  public private(set) var skipped: Int
  /// That of the oldest page; nil when every page is as new as it should be.
  public private(set) var staleness: Staleness?
  private var ids: Set<Element.ID>
  /// An empty page ends a list that is shorter than it says.
  private var isEnded = false

  public init(_ page: Page<Element>) {
    firstPage = page.number
    lastPage = page.number
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped = page.skipped
    ids = []
    elements = []
    take(page)
  }

  /// The page to ask for next; nil at the end of the list.
  public var nextPage: Int? { lastPage < totalPages && !isEnded ? lastPage + 1 : nil }

  /// Adds what a page has that is new: lists drift between requests, and the same row comes again.
  public mutating func append(_ page: Page<Element>) {
    lastPage = page.number
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped += page.skipped
    take(page)
  }

  private mutating func take(_ page: Page<Element>) {
    elements += page.elements.filter { ids.insert($0.id).inserted }
    staleness = Staleness.older(staleness, page.staleness)
    isEnded = page.elements.isEmpty && page.skipped == 0
  }
}
