import MovieDomain

extension PagedList where Element: JSONRepresentable {
  /// The fields common to all lists, and the elements under `name`. With several pages, the page number is the last
  /// one's, so that programs can request the next.
  func json(from source: CatalogSource, as name: String) -> JSONValue {
    [
      "source": source.json,
      "page": lastPage.json,
      "total_pages": totalPages.json,
      "total_results": totalResults.json,
      "skipped": skipped.json,
      name: elements.json,
    ]
  }
}

extension StalenessReporting {
  /// Whole seconds since the catalog last confirmed the value; null when up to date.
  var age: JSONValue { staleness.map { Int(max(0, $0.age.components.seconds)) }.json }
}
