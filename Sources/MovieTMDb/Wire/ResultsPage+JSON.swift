import MovieDomain
import MovieJSON

enum TMDbPages {
  /// The last page that TMDb serves. It may report more pages.
  static let last = 500
  static let reachableRows = last * 20
}

extension ResultsPage {
  /// Needs an array of rows of which at least one can be read, or an empty one.
  init?(
    _ json: JSONNode, number: Int, withholding isUnwanted: (JSONNode) -> Bool = { _ in false },
    _ row: (JSONNode) -> Element?
  ) {
    var withheld = 0
    let list = json.list("results") { json -> Element? in
      guard !isUnwanted(json) else {
        withheld += 1
        return nil
      }
      return row(json)
    }
    // Without this, a page of which no row can be read would look like a list without results.
    guard let list, list.skipped == withheld || !list.rows.isEmpty else { return nil }
    self.init(
      number: number, totalPages: min(max(json.integer("total_pages") ?? number, 1), TMDbPages.last),
      totalResults: min(max(json.integer("total_results") ?? list.rows.count, 0), TMDbPages.reachableRows),
      elements: list.rows, skipped: list.skipped - withheld)
    isFiltered = withheld > 0
  }
}
