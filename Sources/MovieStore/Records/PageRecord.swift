import MovieDomain

/// A page of a catalog's list, as stored and exported.
struct PageRecord<Row: Codable & Sendable>: Codable, Sendable {
  var page: Int
  var totalPages: Int
  var totalResults: Int
  var skipped: Int
  var results: [Row]

  private enum CodingKeys: String, CodingKey {
    case page, skipped, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  init<Element>(_ page: ResultsPage<Element>, _ row: (Element) -> Row) {
    self.page = page.number
    totalPages = page.totalPages
    totalResults = page.totalResults
    skipped = page.skipped
    results = page.elements.map(row)
  }

  func page<Element>(_ element: (Row) -> Element) -> ResultsPage<Element> {
    ResultsPage(
      number: page, totalPages: totalPages, totalResults: totalResults, elements: results.map(element),
      skipped: skipped)
  }
}
