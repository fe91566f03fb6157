import MovieDomain
import MovieJSON

extension ResultsPage {
  init(record: JSONNode, _ element: (JSONNode) throws -> Element) throws {
    self.init(
      number: try record.required("page", \.integer), totalPages: try record.required("total_pages", \.integer),
      totalResults: try record.required("total_results", \.integer),
      elements: try record.required("results") { $0.elements(element) },
      skipped: try record.required("skipped", \.integer))
  }

  func record(_ element: (Element) -> JSONValue) -> JSONValue {
    .record([
      "page": .int(number), "total_pages": .int(totalPages), "total_results": .int(totalResults),
      "results": .array(elements.map(element)), "skipped": .int(skipped),
    ])
  }
}
