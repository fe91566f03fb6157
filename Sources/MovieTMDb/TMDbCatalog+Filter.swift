public import MovieDomain

// Films that meet criteria. An unknown parameter would be ignored, so every criterion has a test.
extension TMDbCatalog {
  /// The country whose offers and age ratings apply, also if the user has none.
  var region: String { preferences.region ?? "US" }

  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await movies("/discover/movie", query: parameters(of: filter) + preferences.languageAndRegionQuery, page: page)
  }

  public func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await movies("/trending/movie/week", query: preferences.languageQuery, page: page)
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    guard id > 0 else { throw CatalogError(.notFound) }
    return try await movies("/movie/\(id)/recommendations", query: preferences.languageQuery, page: page)
  }

  public func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let fetched = try await client.send("/collection/\(id)", query: preferences.languageQuery) { CollectionDetails($0) }
    var page = allowed(fetched.value.films)
    page.staleness = fetched.staleness
    return CollectionDetails(fetched.value.collection, films: page)
  }

  public func streamingServices() async throws(CatalogError) -> [StreamingService] {
    let query = preferences.languageQuery + [("watch_region", region)]
    return try await client.send("/watch/providers/movie", query: query) { StreamingService.all(in: $0, "results") }
      .value
  }

  /// The parameters of `/discover/movie`. A comma means all values, a vertical bar one of them.
  private func parameters(of filter: MovieFilter) -> [(String, String)] {
    let days = filter.releaseDays(today: preferences.today())
    let needsRegion = !filter.services.isEmpty
    let parameters: [(String, String?)] = [
      ("include_adult", String(preferences.includesAdult)), ("sort_by", filter.order.parameter),
      ("with_genres", joined(filter.genres, filter.genreQuantifier)),
      ("without_genres", joined(filter.excludedGenres, .all)),
      ("primary_release_date.gte", days.lower?.description), ("primary_release_date.lte", days.upper?.description),
      ("vote_average.gte", filter.score.lower.map { String($0) }),
      ("vote_average.lte", filter.score.upper.map { String($0) }),
      ("vote_count.gte", filter.neededVotes.lower.map { String($0) }),
      ("vote_count.lte", filter.neededVotes.upper.map { String($0) }),
      ("with_runtime.gte", filter.neededRuntime.lower.map { String($0) }),
      ("with_runtime.lte", filter.neededRuntime.upper.map { String($0) }),
      ("with_original_language", filter.originalLanguage), ("with_origin_country", filter.country?.code),
      ("with_people", joined(filter.people, .all)), ("with_watch_providers", joined(filter.services, .any)),
      ("watch_region", needsRegion ? region : nil), ("certification", filter.certification),
      ("certification_country", filter.certification == nil ? nil : region),
    ]
    return parameters.compactMap { name, value in value.map { (name, $0) } }
  }

  private func joined(_ ids: [Int], _ quantifier: MovieFilter.Quantifier) -> String? {
    ids.isEmpty ? nil : ids.map { String($0) }.joined(separator: quantifier == .all ? "," : "|")
  }

  // MARK: - Lists by genre

  // TMDb's lists cannot be limited to a genre. `/discover` can, with the order and the dates of the list.

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
        [("sort_by", "popularity.desc"), ("primary_release_date.gte", (today.dayAfter ?? today).description)]
      }
    let filter = [("with_genres", String(genre)), ("include_adult", String(preferences.includesAdult))]
    return ("/discover/movie", filter + order)
  }
}

extension MovieFilter.Order {
  fileprivate var parameter: String {
    switch self {
    case .popularity: "popularity.desc"
    case .score: "vote_average.desc"
    case .votes: "vote_count.desc"
    case .newest: "primary_release_date.desc"
    case .oldest: "primary_release_date.asc"
    case .title: "title.asc"
    case .revenue: "revenue.desc"
    }
  }
}

extension CalendarDate {
  /// The same day some months earlier, or the first of that month if it has no such day.
  fileprivate func earlier(byMonths count: Int) -> CalendarDate {
    let months = year * 12 + month - 1 - count
    let (year, month) = (months / 12, months % 12 + 1)
    return CalendarDate(year: year, month: month, day: day) ?? CalendarDate(year: year, month: month, day: 1) ?? self
  }
}
