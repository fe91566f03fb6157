import MovieDomain

extension PagedList where Element: JSONRepresentable {
  /// What every list begins with, and its elements under their name. Of several pages, the last one counts: the next
  /// can be asked for by its number.
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

extension MaybeStale {
  /// Whole seconds since the catalog vouched for the value; null for one that is up to date.
  var age: JSONValue { staleness.map { Int(max(0, $0.age.components.seconds)) }.json }
}
