/// One page of a list that a catalog returns in pages. Its numbers are clamped to a possible range.
public struct ResultsPage<Element: Sendable & Hashable>: Sendable, Hashable {
  /// The page's number, counted from 1.
  public var number: Int {
    didSet { number = NumberLimits.pages.clamping(number) }
  }
  /// The number of pages in the list that can be requested.
  public var totalPages: Int {
    didSet { totalPages = NumberLimits.counts.clamping(totalPages) }
  }
  /// The number of elements on all pages.
  public var totalResults: Int {
    didSet { totalResults = NumberLimits.counts.clamping(totalResults) }
  }
  /// The elements on this page, in the list's order.
  public var elements: [Element]
  /// The number of rows of this page that could not be read and are missing here.
  public var skipped: Int {
    didSet { skipped = NumberLimits.counts.clamping(skipped) }
  }
  /// Whether elements of this page are missing because the viewer does not want to see them.
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
