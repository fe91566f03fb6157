import MovieDomain
import Testing

// Short ways to make what tests need.
extension Movie {
  static func sample(
    _ id: Int, _ title: String? = nil, year: Int? = 2001, average: Double? = 7.5, votes: Int? = 100
  ) -> Movie {
    Movie(
      id: id, title: title ?? "Film \(id)", releaseDate: year.flatMap { CalendarDate(year: $0, month: 6, day: 15) },
      rating: Rating(average: average, voteCount: votes))
  }
}

extension Page<Movie> {
  static func sample(_ ids: [Int], total: Int? = nil, skipped: Int = 0) -> Page {
    Page(totalResults: total ?? ids.count, elements: ids.map { .sample($0) }, skipped: skipped)
  }
}

extension MovieDetails {
  static func sample(_ id: Int, _ title: String? = nil) -> MovieDetails {
    MovieDetails(
      movie: .sample(id, title), credits: Credits(cast: [], crew: []), reviews: Page(totalResults: 0, elements: []))
  }

  func with(_ change: (inout MovieDetails) -> Void) -> MovieDetails {
    var details = self
    change(&details)
    return details
  }
}

extension CalendarDate {
  /// The day on which tests take place.
  static var sample: CalendarDate {
    get throws { try #require(CalendarDate(year: 2026, month: 11, day: 20)) }
  }
}

extension TransientFavorites {
  /// An empty library that sorts by letters alone.
  static var plain: TransientFavorites {
    TransientFavorites(titleKeys: TitleKeys(name: "plain") { $0.lowercased() })
  }
}
