import MovieDomain

extension PagedList {
  /// Returns the fields common to all lists, and the elements under `name`. `page` is the last page on screen, so that
  /// programs can request the next one.
  func json(from source: CatalogSource, as name: String, _ element: (Element) -> JSONValue) -> JSONValue {
    [
      "source": source.json,
      "page": lastPage.json,
      "total_pages": totalPages.json,
      "total_results": totalResults.json,
      "skipped": skipped.json,
      name: .array(elements.map(element)),
    ]
  }
}

extension StalenessReporting {
  /// Whole seconds since the catalog last confirmed an outdated value; null for a current one.
  var age: JSONValue { staleness.map { Int(max(0, $0.age.components.seconds)) }.json }
}
