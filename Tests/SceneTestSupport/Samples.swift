public import MovieDisplay
public import MovieDomain
public import MovieScenes
import MovieTestSupport

// Sample values.
extension CatalogSource {
  package static let tmdb = CatalogSource(
    idNamespace: "tmdb", name: "TMDb",
    attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.", missingCriteria: [])

  package static let publicDomain = CatalogSource(
    idNamespace: "public-domain", name: "built-in",
    attribution: "U.S. public-domain films. Scores are this catalog's own.",
    peopleAttribution: "People from the built-in films.", newFilms: .enteringPublicDomain,
    missingCriteria: [], hasReviews: false)
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
    MovieDetails(movie: .sample(id, title))
  }
}

extension StoredFilm {
  package static func sample(
    _ id: Int, _ title: String? = nil, year: Int? = 2001, on shelf: Shelf, _ diary: Diary? = nil
  ) -> StoredFilm {
    var details = MovieDetails.sample(id)
    details.movie = .sample(id, title, year: year)
    return StoredFilm(source: .tmdb, details: details, on: shelf, added: .sample, diary: diary)
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

// In tests, a plain id is one of TMDb, the catalog in use.
extension FilmID: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(.tmdb, id)
  }
}

extension PersonScene.Subject: ExpressibleByIntegerLiteral {
  public init(integerLiteral id: Int) {
    self.init(id: id)
  }
}

/// A catalog that answers immediately, with its language in the names.
package struct LocalCatalog: MovieCatalog {
  package var source: CatalogSource
  package var language: String
  /// The films of every list; by default, one whose id encodes the page and the genre.
  package var films: [Movie]?
  package var totalPages: Int
  package var allGenres: Result<[Genre], CatalogError>
  package var services: Result<[StreamingService], CatalogError>

  package init(
    source: CatalogSource = .tmdb, language: String = "en", films: [Movie]? = nil, totalPages: Int = 2,
    allGenres: Result<[Genre], CatalogError> = .success(.english),
    services: Result<[StreamingService], CatalogError> = .failure(CatalogError(.unsupported))
  ) {
    self.source = source
    self.language = language
    self.films = films
    self.totalPages = totalPages
    self.allGenres = allGenres
    self.services = services
  }

  package func movies(in list: MovieList, genre: Genre.ID?, page: Int) -> ResultsPage<Movie> {
    ResultsPage(
      number: page, totalPages: totalPages, totalResults: 4, elements: films ?? [film(page * 100 + (genre ?? 0))])
  }

  package func movies(matching query: MovieQuery, page: Int) -> ResultsPage<Movie> {
    ResultsPage(number: page, totalPages: 2, totalResults: 4, elements: films ?? [film(page)])
  }

  package func movie(_ id: Movie.ID) -> MovieDetails { .sample(id, film(id).title) }

  package func popularPeople(page: Int) -> ResultsPage<Person> {
    ResultsPage(number: page, totalPages: 2, totalResults: 2, elements: [person(named: page)])
  }

  package func person(_ id: Person.ID) -> PersonDetails { PersonDetails(person: person(named: id), films: []) }

  package func genres() throws(CatalogError) -> [Genre] { try allGenres.get() }
  package func streamingServices() throws(CatalogError) -> [StreamingService] { try services.get() }

  private func film(_ id: Movie.ID) -> Movie { .sample(id, "Film in \(language)") }

  private func person(named id: Person.ID) -> Person { Person(id: id, name: "Person in \(language)") }
}
