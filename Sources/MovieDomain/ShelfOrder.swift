/// The sort order of favorites.
///
/// Films without the date or score to sort by come last, in either direction. Ties are sorted by title.
public struct ShelfOrder: Sendable, Hashable {
  /// What to sort by.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The title, in the alphabetical order of `TitleKeys`.
    case title
    /// The release date.
    case date
    /// The weighted score, `Rating.weighted`.
    case rating
  }

  /// What to sort by.
  public var field: Field
  /// Whether the order is reversed: from Z to A, newest first or best first.
  public var isDescending: Bool

  /// Creates an order, ascending by default.
  public init(_ field: Field, isDescending: Bool = false) {
    self.field = field
    self.isDescending = isDescending
  }

  /// By title, from A to Z.
  public static let title = ShelfOrder(.title)
  /// By release date, newest first.
  public static let newestFirst = ShelfOrder(.date, isDescending: true)
  /// By weighted score, best first.
  public static let bestFirst = ShelfOrder(.rating, isDescending: true)
}

extension ShelfOrder {
  /// Returns the favorites sorted in this order. `titleKeys` determines the order of titles.
  public func arrange(_ favorites: [ShelvedFilm], by titleKeys: TitleKeys) -> [ShelvedFilm] {
    var rows = favorites.map {
      (favorite: $0, value: value(of: $0.movie), key: Array(titleKeys.key($0.movie.title).utf8))
    }
    rows.sort { left, right in
      if left.value != right.value {
        guard let first = left.value, let second = right.value else { return left.value != nil }
        return isDescending ? first > second : first < second
      }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      let (first, second) = (left.favorite.id, right.favorite.id)
      return (first.source.idNamespace, first.movie) < (second.source.idNamespace, second.movie)
    }
    if field == .title, isDescending { rows.reverse() }
    return rows.map(\.favorite)
  }

  /// The value to sort by; nil when the film has none, and for an order by title.
  private func value(of movie: Movie) -> Double? {
    switch field {
    case .title: nil
    case .date: movie.releaseDate.map { Double(($0.year * 100 + $0.month) * 100 + $0.day) }
    case .rating: movie.rating.average == nil ? nil : movie.rating.weighted
    }
  }
}
