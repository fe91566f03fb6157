/// One page of a longer list.
public struct ResultsPage<Element: Sendable & Hashable>: Sendable, Hashable {
  /// Counted from 1.
  public var number: Int
  /// The number of pages in the list.
  public var totalPages: Int
  /// The number of elements on all pages.
  public var totalResults: Int
  public var elements: [Element]
  /// The number of rows skipped because they could not be parsed.
  public var skipped: Int
  /// Set when the page comes from an outdated cache entry.
  public var staleness: Staleness?

  public init(
    number: Int = 1, totalPages: Int = 1, totalResults: Int, elements: [Element], skipped: Int = 0,
    staleness: Staleness? = nil
  ) {
    self.number = number
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.elements = elements
    self.skipped = skipped
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
