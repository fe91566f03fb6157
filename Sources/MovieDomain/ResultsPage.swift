/// One page of a longer list. Numbers are clamped to a possible range.
public struct ResultsPage<Element: Sendable & Hashable>: Sendable, Hashable {
  /// Counted from 1.
  public var number: Int {
    didSet { number = NumberLimits.pages.clamping(number) }
  }
  /// The number of pages in the list.
  public var totalPages: Int {
    didSet { totalPages = NumberLimits.counts.clamping(totalPages) }
  }
  /// The number of elements on all pages.
  public var totalResults: Int {
    didSet { totalResults = NumberLimits.counts.clamping(totalResults) }
  }
  public var elements: [Element]
  /// The number of rows skipped because they could not be parsed.
  public var skipped: Int {
    didSet { skipped = NumberLimits.counts.clamping(skipped) }
  }
  /// Set when the page comes from an outdated cache entry.
  public var staleness: Staleness?

  public init(
    number: Int = 1, totalPages: Int = 1, totalResults: Int, elements: [Element], skipped: Int = 0,
    staleness: Staleness? = nil
  ) {
    self.number = NumberLimits.pages.clamping(number)
    self.totalPages = NumberLimits.counts.clamping(totalPages)
    self.totalResults = NumberLimits.counts.clamping(totalResults)
    self.elements = elements
    self.skipped = NumberLimits.counts.clamping(skipped)
    self.staleness = staleness
  }
}

extension ResultsPage where Element: Identifiable {
  /// Returns the page without duplicate ids, which occur when a list changes between requests.
  public func withoutRepeats() -> ResultsPage {
    var page = self
    var seen: Set<Element.ID> = []
    page.elements = elements.filter { seen.insert($0.id).inserted }
    return page
  }
}
