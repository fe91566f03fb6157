/// A collection of films that the viewer keeps.
public enum Shelf: String, Sendable, Hashable, CaseIterable, Codable, CodingKeyRepresentable {
  /// Favorite films.
  case favorites
  /// Films to watch.
  case watchlist
  /// Films that the viewer has seen, with a `Diary`.
  case seen

  /// The order of its films unless something else is requested.
  public var usualOrder: ShelfOrder {
    switch self {
    case .favorites: .title
    case .watchlist: .latestFirst
    case .seen: ShelfOrder(.watched, isDescending: true)
    }
  }
}

/// The sort order of a shelf.
///
/// Films without the date, score or rating to sort by come last, in either direction. Films that were added or watched on
/// one day are in the order of the changes that added them, and films of one score in that of their votes; other ties, such
/// as those of an import, are sorted by title.
public struct ShelfOrder: Sendable, Hashable {
  /// What to sort by.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The title, in the alphabetical order of `TitleKeys`.
    case title
    /// The release date.
    case date
    /// The average score, with all its digits.
    case rating
    /// The date on which the film was added to the shelf.
    case added
    /// The last known day on which the viewer watched the film.
    case watched
    /// The viewer's own rating.
    case stars
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
  /// By the date on which films were added, latest first.
  public static let latestFirst = ShelfOrder(.added, isDescending: true)

  /// Returns films sorted in this order. `titleKeys` determines the order of titles, and `change` returns the number of
  /// the change that added a film.
  public func arrange(
    _ films: [ShelvedFilm], by titleKeys: TitleKeys, change: (FilmID) -> Int = { _ in 0 }
  ) -> [ShelvedFilm] {
    var rows = films.map {
      (
        film: $0, value: value(of: $0), place: place(of: $0, change: change),
        key: Array(titleKeys.key($0.movie.title).utf8)
      )
    }
    rows.sort { left, right in
      if left.value != right.value {
        guard let first = left.value, let second = right.value else { return left.value != nil }
        return isDescending ? first > second : first < second
      }
      if left.place != right.place { return isDescending ? left.place > right.place : left.place < right.place }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      let (first, second) = (left.film.id, right.film.id)
      return (first.source.idNamespace, first.movie) < (second.source.idNamespace, second.movie)
    }
    if field == .title, isDescending { rows.reverse() }
    return rows.map(\.film)
  }

  /// The value to sort by; nil when the film has none, and for an order by title.
  private func value(of film: ShelvedFilm) -> Double? {
    switch field {
    case .title: nil
    case .date: film.movie.releaseDate.map(Self.number)
    case .rating: film.movie.rating.average
    case .added: Self.number(film.added)
    case .watched: film.diary?.lastDay.map { Self.number($0.date) }
    case .stars: film.diary?.rating?.stars
    }
  }

  /// The place among films of the same value, before their titles count.
  private func place(of film: ShelvedFilm, change: (FilmID) -> Int) -> (Double, Double) {
    switch field {
    case .added, .watched: (Self.number(film.added), Double(change(film.id)))
    // A score that is no average of votes comes after the others, as in the database.
    case .rating: (Double(film.movie.rating.voteCount ?? -1), 0)
    case .title, .date, .stars: (0, 0)
    }
  }

  private static func number(_ date: CalendarDate) -> Double { Double((date.year * 100 + date.month) * 100 + date.day) }
}

/// Criteria for the films of a shelf, which are met by what is stored of a film.
///
/// An unknown value meets no criterion. Only a day of release may be unknown where films are those released by a day.
public struct ShelfFilter: Sendable, Hashable {
  /// The criteria. Their order does not count, because a shelf has an order of its own.
  public let criteria: MovieFilter
  /// The catalog to which the ids of people belong. The other ids mean the same in every catalog.
  public let source: CatalogSource
  /// The last day of release: films that come later are left out. Nil if they are not.
  public let lastReleaseDay: CalendarDate?

  /// Creates a filter.
  public init(_ criteria: MovieFilter, of source: CatalogSource, releasedBy lastReleaseDay: CalendarDate? = nil) {
    var criteria = criteria
    criteria.order = .popularity
    self.criteria = criteria
    self.source = source
    self.lastReleaseDay = lastReleaseDay
  }

  /// Whether a film of a catalog, with the viewer's diary if they have seen it, meets all criteria.
  public func meets(_ film: MovieDetails, diary: Diary? = nil, from catalog: CatalogSource) -> Bool {
    guard criteria.meetsListed(film.movie), criteria.stars.contains(diary?.rating), !criteria.isUnseen || diary == nil,
      criteria.runtime.isOpen || criteria.neededRuntime.contains(film.runtime)
    else { return false }
    if let lastReleaseDay, film.movie.isToCome(after: lastReleaseDay) { return false }
    if let country = criteria.country, !film.countries.contains(where: { $0.region == country }) { return false }
    if let certification = criteria.certification, film.release?.certification != certification { return false }
    if !criteria.people.isEmpty {
      let people = Set((film.credits?.cast ?? []).map(\.id) + (film.credits?.crew ?? []).map(\.id))
      guard catalog == source, people.isSuperset(of: criteria.people) else { return false }
    }
    let services = (film.watchOptions?.offers ?? []).flatMap(\.services).map(\.id)
    return criteria.services.isEmpty || !Set(services).isDisjoint(with: criteria.services)
  }
}

/// Turns titles into sort keys. Keys compared by code point are in the alphabetical order of a language.
///
/// Unlike a comparison function, keys can be stored in a database index.
public struct TitleKeys: Sendable {
  /// The name of the algorithm. Stored keys made by another algorithm are computed again.
  public let name: String
  /// Returns the sort key of a title.
  public let key: @Sendable (String) -> String

  /// Creates an algorithm. Change `name` whenever the keys change.
  public init(name: String, key: @escaping @Sendable (String) -> String) {
    self.name = name
    self.key = key
  }

  /// Sorts titles by code point, ignoring case.
  public static let byLetters = TitleKeys(name: "letters") { $0.lowercased() }
}
