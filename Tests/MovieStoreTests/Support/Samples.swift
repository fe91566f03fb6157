import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

/// Sample favorites.
enum Samples {
  static let today = CalendarDate(year: 2026, month: 11, day: 21)

  static func favorite(
    _ id: Int, _ title: String = "Film", source: CatalogSource = .tmdb, released: String? = nil, score: Double? = nil,
    votes: Int? = nil, tagline: String = ""
  ) throws -> StoredFilm {
    let movie = Movie(
      id: id, title: title, releaseDate: released.flatMap { CalendarDate(iso8601: Substring($0)) },
      rating: Rating(average: score, voteCount: votes))
    return StoredFilm(
      source: source, details: MovieDetails(movie: movie, tagline: tagline), on: .favorites, added: try #require(today))
  }

  /// A film with a value in every field.
  static func complete(_ id: Int = 19) throws -> StoredFilm {
    let day = CalendarDate(year: 1927, month: 1, day: 10)
    let movie = Movie(
      id: id, title: "Metropolis", originalTitle: "Metrópolis", originalLanguage: "de", releaseDate: day,
      overview: "In a futuristic city\nsharply divided…", rating: Rating(average: 8.1, voteCount: 2_912),
      popularity: 21.5, genreIDs: [18, 878], posterPath: "/poster.jpg", backdropPath: "/backdrop.jpg", isAdult: true)
    let credits = Credits(
      cast: [.init(id: 1, name: "Brigitte Helm", roles: ["Maria", "The Man-Machine"], profilePath: "/b.jpg")],
      crew: [.init(id: 2, name: "Fritz Lang", roles: ["Director", "Writer"])], skipped: 3)
    let review = Review(id: "r", author: "Ada", rating: 9.5, text: "„Quoted“ \u{1F3AC}", date: day)
    let details = MovieDetails(
      movie: movie, tagline: "There can be no understanding…", genres: [Genre(id: 18, name: "Drama")], runtime: 153,
      budget: 92_620_000, revenue: 1_350_322, homepage: "https://example.org", overviewLanguage: "de",
      credits: credits,
      reviews: ResultsPage(number: 1, totalPages: 2, totalResults: 21, elements: [review], skipped: 1))
    return StoredFilm(source: .tmdb, details: details, on: .favorites, added: try #require(today))
  }

  static func database(
    in folder: TemporaryFolder, onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) throws -> LibraryDatabase {
    let day = try #require(today)
    return LibraryDatabase(directory: folder.path, today: { day }, onDamage: onDamage)
  }
}
