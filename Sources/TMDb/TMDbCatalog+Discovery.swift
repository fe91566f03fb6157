import MovieDomain

// TMDb's lists know no genres: the films of a genre are discovered, in the order and the time of the list.
extension TMDbCatalog {
  /// Below this many votes a score says little.
  private static let fewestVotes = 200
  /// How long a film counts as new.
  private static let monthsPlaying = 2

  func discovery(of list: MovieList, genre: Genre.ID) -> (path: String, parameters: [(String, String)]) {
    let today = preferences.today()
    let order: [(String, String)] =
      switch list {
      case .topRated: [("sort_by", "vote_average.desc"), ("vote_count.gte", String(Self.fewestVotes))]
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
  /// The same day some months before, or the first of that month where it is too short.
  func earlier(byMonths count: Int) -> CalendarDate {
    let months = year * 12 + month - 1 - count
    let (year, month) = (months / 12, months % 12 + 1)
    return CalendarDate(year: year, month: month, day: day) ?? CalendarDate(year: year, month: month, day: 1) ?? self
  }

  var nextDay: CalendarDate {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? (month < 12
        ? CalendarDate(year: year, month: month + 1, day: 1) : CalendarDate(year: year + 1, month: 1, day: 1)) ?? self
  }
}
