package import MovieDomain
import MovieTestSupport

// Sample values.
extension CatalogSource {
  package static let tmdb = CatalogSource(
    idNamespace: "tmdb", name: "TMDb",
    attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.")

  package static let publicDomain = CatalogSource(
    idNamespace: "public-domain", name: "built-in",
    attribution: "U.S. public-domain films. Scores are this catalog's own.",
    peopleAttribution: "People from the built-in films.", newFilms: .enteringPublicDomain,
    hasReviews: false)
}

extension Movie {
  package static func sample(
    _ id: Int, _ title: String? = nil, year: Int? = 2001, average: Double? = 7.5, votes: Int? = 100
  ) -> Movie {
    Movie(
      id: id, title: title ?? "Film \(id)", releaseDate: year.flatMap { CalendarDate(year: $0, month: 6, day: 15) },
      rating: Rating(average: average, voteCount: votes))
  }
}

extension ResultsPage<Movie> {
  package static func sample(_ ids: [Int], total: Int? = nil, skipped: Int = 0) -> ResultsPage {
    ResultsPage(totalResults: total ?? ids.count, elements: ids.map { .sample($0) }, skipped: skipped)
  }
}

extension MovieDetails {
  package static func sample(_ id: Int, _ title: String? = nil) -> MovieDetails {
    MovieDetails(
      movie: .sample(id, title), credits: Credits(cast: [], crew: []),
      reviews: ResultsPage(totalResults: 0, elements: []))
  }
}

extension StoredFilm {
  package static func sample(_ id: Int, _ title: String? = nil, year: Int? = 2001, on shelf: Shelf) -> StoredFilm {
    var details = MovieDetails.sample(id)
    details.movie = .sample(id, title, year: year)
    return StoredFilm(source: .tmdb, details: details, on: shelf, added: .sample)
  }
}

extension [Genre] {
  package static let english = [
    Genre(id: 28, name: "Action"), Genre(id: 27, name: "Horror"), Genre(id: 37, name: "Western"),
  ]
  package static let russian = [
    Genre(id: 28, name: "боевик"), Genre(id: 27, name: "ужасы"), Genre(id: 37, name: "вестерн"),
  ]
}
