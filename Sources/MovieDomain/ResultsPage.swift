/// One page of a list that a catalog returns in pages. Its numbers are clamped to a possible range.
public struct ResultsPage<Element: Sendable & Equatable>: Sendable, Equatable, StalenessReporting {
  /// The page's number, counted from 1.
  public let number: Int
  /// The number of pages in the list that can be requested.
  public let totalPages: Int
  /// The number of elements on all pages.
  public let totalResults: Int
  /// The elements on this page, in the list's order.
  public var elements: [Element]
  /// The number of rows of this page that could not be read and are missing here.
  public let skipped: Int
  /// Whether elements of this page are missing because the viewer does not want to see them, or as works of another kind.
  public var isFiltered = false
  /// Set when the page comes from an outdated cache entry; otherwise nil.
  public var staleness: Staleness?
  /// The number of elements that were searched; nil if the catalog does not tell.
  public var searched: Int?

  /// Creates a page; by default, the only page of its list.
  public init(
    number: Int = 1, totalPages: Int = 1, totalResults: Int, elements: [Element], skipped: Int = 0,
    staleness: Staleness? = nil, searched: Int? = nil
  ) {
    self.number = NumberLimits.pages.clamping(number)
    self.totalPages = NumberLimits.counts.clamping(totalPages)
    self.totalResults = NumberLimits.counts.clamping(totalResults)
    self.elements = elements
    self.skipped = NumberLimits.counts.clamping(skipped)
    self.staleness = staleness
    self.searched = searched
  }

  /// Whether the catalog sent no rows.
  package var hasNoRows: Bool { elements.isEmpty && skipped == 0 && !isFiltered }
}

extension ResultsPage where Element: Identifiable {
  /// Returns the page without the second and later elements with the same id.
  ///
  /// A server repeats elements when the list changes between requests.
  public func withoutRepeats() -> ResultsPage {
    var page = self
    var seen: Set<Element.ID> = []
    page.elements = elements.filter { seen.insert($0.id).inserted }
    return page
  }
}

/// Consecutive pages of a list, combined. Each element appears once, in the order of first appearance.
public struct PagedList<Element: Sendable & Equatable & Identifiable>: Sendable, Equatable, StalenessReporting
where Element.ID: Sendable {
  /// The elements of all pages loaded.
  public private(set) var elements: [Element]
  /// The number of the first page loaded.
  public let firstPage: Int
  /// The number of the last page loaded that was not empty, or of the first page.
  public private(set) var lastPage: Int
  /// The number of pages in the list, as reported with the last page loaded, and at least `lastPage`.
  public private(set) var totalPages: Int
  /// The number of elements in the list, as reported with the last page loaded.
  public private(set) var totalResults: Int
  /// The number of rows that could not be read and are missing here.
  public private(set) var skipped: Int
  /// The staleness of the oldest page; nil when all pages are up to date.
  public private(set) var staleness: Staleness?
  /// The number of pages at the end that brought no new element.
  public private(set) var pagesWithoutNewElements = 0
  /// The number of elements that were searched; nil if the catalog does not tell.
  public let searched: Int?
  private var ids: Set<Element.ID>
  /// Whether the last page was empty, so that the list ends before `totalPages`.
  private var isEnded = false

  /// Creates a list of one page.
  public init(_ page: ResultsPage<Element>) {
    firstPage = page.number
    lastPage = page.number
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped = page.skipped
    searched = page.searched
    ids = []
    elements = []
    take(page)
  }

  /// The number of the next page to load; nil at the end of the list.
  public var nextPage: Int? { lastPage < totalPages && !isEnded ? lastPage + 1 : nil }

  /// Appends the next page.
  ///
  /// Skips elements that are already present: the list may have changed between the requests.
  public mutating func append(_ page: ResultsPage<Element>) {
    totalResults = page.totalResults
    skipped = NumberLimits.counts.clamping(skipped + page.skipped)
    take(page)
  }

  private mutating func take(_ page: ResultsPage<Element>) {
    let new = page.elements.filter { ids.insert($0.id).inserted }
    elements += new
    pagesWithoutNewElements = new.isEmpty ? pagesWithoutNewElements + 1 : 0
    staleness = Staleness.older(staleness, page.staleness)
    isEnded = page.hasNoRows
    if !isEnded { lastPage = max(lastPage, page.number) }
    totalPages = max(lastPage, page.totalPages)
  }
}

/// The ranges of numbers that come from servers and files. Within them, sums of a few numbers cannot overflow.
enum NumberLimits {
  /// Pages, results, votes, minutes and seconds.
  static let counts = 0...1_000_000_000
  static let pages = 1...counts.upperBound
  static let popularity = 0...1e9
  /// In US dollars.
  static let amounts = 0...1_000_000_000_000_000
  static let ages = Duration.zero...Duration.seconds(counts.upperBound)
}

extension ClosedRange {
  package func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }

  func accepting(_ value: Bound?) -> Bound? { value.flatMap { contains($0) ? $0 : nil } }
}
