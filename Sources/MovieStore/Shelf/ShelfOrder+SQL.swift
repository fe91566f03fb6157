import MovieDomain

extension ShelfOrder {
  /// The terms of `ORDER BY`. Each order has an index in `LibrarySchema`.
  var sql: String {
    switch (field, isDescending) {
    case (.title, false): "titleKey, source, id"
    case (.title, true): "titleKey DESC, source DESC, id DESC"
    case (.date, false): "releaseDate IS NULL, releaseDate, titleKey, source, id"
    case (.date, true): "releaseDate DESC, titleKey, source, id"
    case (.rating, false): "score IS NULL, score, titleKey, source, id"
    case (.rating, true): "score DESC, titleKey, source, id"
    }
  }
}
