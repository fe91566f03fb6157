import MovieDomain
import MovieJSON

enum TMDbPages {
  /// The last page that TMDb serves. It may report more pages.
  static let last = 500
  static let reachableRows = last * 20
}

extension ResultsPage {
  /// Needs an array of rows of which at least one can be read, or an empty one.
  init?(_ json: JSONNode, number: Int, _ row: (JSONNode) -> Element?) {
    // Without this, a page of which no row can be read would look like a list without results.
    guard let list = json.list("results", row), list.skipped == 0 || !list.rows.isEmpty else { return nil }
    self.init(
      number: number, totalPages: min(max(json.integer("total_pages") ?? number, 1), TMDbPages.last),
      totalResults: min(max(json.integer("total_results") ?? list.rows.count, 0), TMDbPages.reachableRows),
      elements: list.rows, skipped: list.skipped)
  }
}
