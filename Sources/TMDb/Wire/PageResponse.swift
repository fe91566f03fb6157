import MovieDomain

/// A page of rows in TMDb's response.
struct PageResponse<Row: Decodable & Sendable>: Decodable {
  /// The last page that TMDb serves. It may report more pages.
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
    // Without this, a page of which no row can be read would look like a list without results.
    guard list.skipped == 0 || !list.rows.isEmpty else {
      throw DecodingError.unreadable(decoder, "A page needs a row that can be read.")
    }
    totalPages = container.integer(.totalPages)
    totalResults = container.integer(.totalResults)
  }

  /// Converts the page. Skips and counts rows for which `element` returns nil.
  func page<Element: Sendable & Hashable>(number: Int, _ element: (Row) -> Element?) -> ResultsPage<Element> {
    let elements = list.rows.compactMap(element)
    let reachable = Self.lastPage * Self.rowsPerPage
    return ResultsPage(
      number: number, totalPages: min(max(totalPages ?? number, 1), Self.lastPage),
      totalResults: min(max(totalResults ?? elements.count, 0), reachable), elements: elements,
      skipped: list.skipped + list.rows.count - elements.count)
  }
}
