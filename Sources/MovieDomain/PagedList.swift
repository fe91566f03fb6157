/// Consecutive pages of a list combined. Each element appears once, in order of first appearance.
public struct PagedList<Element: Sendable & Hashable & Identifiable>: Sendable, Hashable where Element.ID: Sendable {
  public private(set) var elements: [Element]
  /// The first page loaded.
  public let firstPage: Int
  /// The last page loaded.
  public private(set) var lastPage: Int
  /// The number of pages, as reported by the last page loaded.
  public private(set) var totalPages: Int
  /// As reported by the last page loaded.
  public private(set) var totalResults: Int
  /// The number of rows skipped because they could not be parsed.
  public private(set) var skipped: Int
  /// The staleness of the oldest page; nil when all pages are up to date.
  public private(set) var staleness: Staleness?
  private var ids: Set<Element.ID>
  /// Set by an empty page: the list is shorter than it claims.
  private var isEnded = false

  public init(_ page: ResultsPage<Element>) {
    firstPage = page.number
    lastPage = page.number
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped = page.skipped
    ids = []
    elements = []
    take(page)
  }

  /// The next page to load; nil at the end of the list.
  public var nextPage: Int? { lastPage < totalPages && !isEnded ? lastPage + 1 : nil }

  /// Appends a page, skipping elements already present because the list changed between requests.
  public mutating func append(_ page: ResultsPage<Element>) {
    lastPage = max(lastPage, page.number)
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped = NumberLimits.counts.clamping(skipped + page.skipped)
    take(page)
  }

  private mutating func take(_ page: ResultsPage<Element>) {
    elements += page.elements.filter { ids.insert($0.id).inserted }
    staleness = Staleness.older(staleness, page.staleness)
    isEnded = page.elements.isEmpty && page.skipped == 0
  }
}
