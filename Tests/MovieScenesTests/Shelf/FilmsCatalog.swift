import MovieDomain
import Synchronization

/// A catalog that answers immediately with given values, and records its requests.
final class FilmsCatalog: MovieCatalog {
  let source = CatalogSource.tmdb
  private let films: [Movie.ID: Result<MovieDetails, CatalogError>]
  private let page: Result<ResultsPage<Movie>, CatalogError>
  private let questions = Mutex<[String]>([])

  /// Films that are not in `films` are not found. All lists and searches return `page`.
  init(
    _ films: [Movie.ID: Result<MovieDetails, CatalogError>] = [:],
    page: Result<ResultsPage<Movie>, CatalogError> = .failure(CatalogError(.notFound))
  ) {
    self.films = films
    self.page = page
  }

  /// The requests, such as `film 7`, `popular, page 1` and `blade, page 2`.
  var asked: [String] { questions.withLock { $0 } }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    questions.withLock { $0.append("\(list.rawValue), page \(page)") }
    return try self.page.get()
  }

  func movies(matching query: MovieQuery, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    questions.withLock { $0.append("\(query.text), page \(page)") }
    return try self.page.get()
  }

  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    questions.withLock { $0.append("film \(id)") }
    guard let film = films[id] else { throw CatalogError(.notFound, host: "a.example") }
    return try film.get()
  }

  func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> { throw CatalogError(.notFound) }
  func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails { throw CatalogError(.notFound) }
  func genres() throws(CatalogError) -> [Genre] { throw CatalogError(.notFound) }
}
