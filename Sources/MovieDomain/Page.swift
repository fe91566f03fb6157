/// One page of a longer list.
public struct Page<Element: Sendable & Hashable>: Sendable, Hashable {
  /// Counted from 1.
  public var number: Int
  public var totalPages: Int
  /// Rows on all pages together.
  public var totalResults: Int
  public var elements: [Element]
  /// Rows of this page that could not be read and were left out.
  public var skipped: Int
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

extension Page where Element: Identifiable {
  /// The page without rows that repeat an earlier row's id, as lists that drift between requests have.
  public func withoutRepeats() -> Page {
    var page = self
    var seen: Set<Element.ID> = []
    page.elements = elements.filter { seen.insert($0.id).inserted }
    return page
  }
}
