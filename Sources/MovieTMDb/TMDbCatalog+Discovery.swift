import MovieDomain

// TMDb's lists cannot be limited to a genre. `/discover` can, with the order and the dates of the list.
extension TMDbCatalog {
  /// How long a film counts as playing after its release.
  private static let monthsPlaying = 2

  /// The path and parameters that stand for one genre of a list.
  func discovery(of list: MovieList, genre: Genre.ID) -> (path: String, parameters: [(String, String)]) {
    let today = preferences.today()
    let order: [(String, String)] =
      switch list {
      case .topRated: [("sort_by", "vote_average.desc"), ("vote_count.gte", String(MovieFilter.fewestVotesForScore))]
      case .popular: [("sort_by", "popularity.desc")]
      case .nowPlaying:
        [
          ("sort_by", "popularity.desc"), ("primary_release_date.lte", today.description),
          ("primary_release_date.gte", today.earlier(byMonths: Self.monthsPlaying).description),
        ]
      case .upcoming:
        [("sort_by", "popularity.desc"), ("primary_release_date.gte", today.nextDay.description)]
      }
    let filter = [("with_genres", String(genre)), ("include_adult", String(preferences.includesAdult))]
    return ("/discover/movie", filter + order)
  }
}

extension CalendarDate {
  /// The same day some months earlier, or the first of that month if it has no such day.
  func earlier(byMonths count: Int) -> CalendarDate {
    let months = year * 12 + month - 1 - count
    let (year, month) = (months / 12, months % 12 + 1)
    return CalendarDate(year: year, month: month, day: day) ?? CalendarDate(year: year, month: month, day: 1) ?? self
  }

  var nextDay: CalendarDate {
    CalendarDate(year: year, month: month, day: day + 1) ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1) ?? self
  }
}
