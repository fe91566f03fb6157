import MovieDomain
import Synchronization

/// A catalog that answers at once with what a test gives it, and records what it was asked.
final class FilmsCatalog: MovieCatalog {
  let source = CatalogSource.tmdb
  private let films: [Movie.ID: Result<MovieDetails, CatalogError>]
  private let page: Result<ResultsPage<Movie>, CatalogError>
  private let questions = Mutex<[String]>([])

  /// A film that is not among `films` is not found. Every list and every search is answered with `page`.
  init(
    _ films: [Movie.ID: Result<MovieDetails, CatalogError>] = [:],
    page: Result<ResultsPage<Movie>, CatalogError> = .failure(CatalogError(.notFound))
  ) {
    self.films = films
    self.page = page
  }

  /// Such as `film 7`, `popular, page 1` and `blade, page 2`.
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
