package import MovieDomain

/// A catalog that answers immediately, with its language in the names.
package struct LocalCatalog: MovieCatalog {
  package var source: CatalogSource
  package var language: String
  /// The films of every list; by default, one whose id encodes the page and the genre.
  package var films: [Movie]?
  package var totalPages: Int
  package var allGenres: Result<[Genre], CatalogError>
  package var services: Result<[StreamingService], CatalogError>
  /// The error of all requests except for genres and services.
  package var error: CatalogError?

  package init(
    source: CatalogSource = .tmdb, language: String = "en", films: [Movie]? = nil, totalPages: Int = 2,
    allGenres: Result<[Genre], CatalogError> = .success(.english),
    services: Result<[StreamingService], CatalogError> = .failure(CatalogError(.unsupported)),
    error: CatalogError? = nil
  ) {
    self.source = source
    self.language = language
    self.films = films
    self.totalPages = totalPages
    self.allGenres = allGenres
    self.services = services
    self.error = error
  }

  package func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    try answer(
      ResultsPage(
        number: page, totalPages: totalPages, totalResults: 4, elements: films ?? [film(page * 100 + (genre ?? 0))]))
  }

  package func movies(matching query: MovieQuery, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    try answer(ResultsPage(number: page, totalPages: 2, totalResults: 4, elements: films ?? [film(page)]))
  }

  package func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    try answer(.sample(id, film(id).title))
  }

  package func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> {
    try answer(ResultsPage(number: page, totalPages: 2, totalResults: 2, elements: [person(named: page)]))
  }

  package func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails {
    try answer(PersonDetails(person: person(named: id), films: []))
  }

  package func genres() throws(CatalogError) -> [Genre] { try allGenres.get() }
  package func streamingServices() throws(CatalogError) -> [StreamingService] { try services.get() }

  private func answer<Value>(_ value: Value) throws(CatalogError) -> Value {
    if let error { throw error }
    return value
  }

  private func film(_ id: Movie.ID) -> Movie { .sample(id, "Film in \(language)") }

  private func person(named id: Person.ID) -> Person { Person(id: id, name: "Person in \(language)") }
}
