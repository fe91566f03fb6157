import MovieDomain

extension Shelf {
  /// The column with the date on which a film was added to the shelf, and the number of the change; empty if it is not on
  /// it.
  var column: String { rawValue }
}

extension ShelfOrder {
  /// The terms of `ORDER BY` for a shelf, which `LibrarySchema` indexes.
  func sql(on shelf: Shelf) -> String {
    guard let value = value(on: shelf) else {
      return isDescending ? "titleKey DESC, source DESC, id DESC" : "titleKey, source, id"
    }
    let first = isDescending ? "\(value) DESC" : field == .added ? value : "\(value) IS NULL, \(value)"
    // When it was marked tells which film of a day was watched last.
    let second = field == .watched ? ", \(shelf.column)\(isDescending ? " DESC" : "")" : ""
    return "\(first)\(second), titleKey, source, id"
  }

  func index(on shelf: Shelf) -> String {
    let name =
      switch field {
      case .title: "Title"
      case .date: isDescending ? "Newest" : "Date"
      case .rating: isDescending ? "Best" : "Score"
      case .added: isDescending ? "Latest" : "Added"
      case .watched: isDescending ? "LastWatched" : "FirstWatched"
      case .stars: isDescending ? "MostStars" : "Stars"
      }
    return "\(shelf.column)By\(name)"
  }

  /// The column to sort by; nil for the title.
  private func value(on shelf: Shelf) -> String? {
    switch field {
    case .title: nil
    case .date: "releaseDate"
    case .rating: "score"
    case .added: shelf.column
    case .watched: "lastDay"
    case .stars: "stars"
    }
  }
}
