import MovieDomain

/// TMDb's page of rows.
struct PageResponse<Row: Decodable & Sendable>: Decodable {
  /// TMDb reports more pages than it serves.
  static var lastPage: Int { 500 }
  private static var rowsPerPage: Int { 20 }

  let list: LossyList<Row>
  let totalPages: Int?
  let totalResults: Int?

  private enum CodingKeys: String, CodingKey {
    case results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    list = try container.decode(LossyList<Row>.self, forKey: .results)
    // An empty page would mean no results, but here no row could be read.
    guard list.skipped == 0 || !list.rows.isEmpty else {
      throw DecodingError.unreadable(decoder, "A page needs a row that can be read.")
    }
    totalPages = container.integer(.totalPages)
    totalResults = container.integer(.totalResults)
  }

  /// Converts the page, skipping rows for which `element` returns nil.
  func page<Element: Sendable & Hashable>(asked: Int, _ element: (Row) -> Element?) -> ResultsPage<Element> {
    let elements = list.rows.compactMap(element)
    let reachable = Self.lastPage * Self.rowsPerPage
    return ResultsPage(
      number: asked, totalPages: min(max(totalPages ?? asked, 1), Self.lastPage),
      totalResults: min(max(totalResults ?? elements.count, 0), reachable), elements: elements,
      skipped: list.skipped + list.rows.count - elements.count)
  }
}
