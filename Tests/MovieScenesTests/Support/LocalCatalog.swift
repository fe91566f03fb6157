import MovieDomain

/// A catalog that answers immediately, with its language in the names.
struct LocalCatalog: MovieCatalog {
  var source = CatalogSource.tmdb
  var language = "en"
  /// The films of every list; by default, one whose id encodes the page and the genre.
  var films: [Movie]?
  var totalPages = 2
  var allGenres: Result<[Genre], CatalogError> = .success(.english)
  /// The error of all requests except for genres.
  var error: CatalogError?

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    try answer(
      ResultsPage(
        number: page, totalPages: totalPages, totalResults: 4, elements: films ?? [film(page * 100 + (genre ?? 0))]))
  }

  func movies(matching query: MovieQuery, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    try answer(ResultsPage(number: page, totalPages: 2, totalResults: 4, elements: films ?? [film(page)]))
  }

  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    try answer(.sample(id, film(id).title))
  }

  func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> {
    try answer(ResultsPage(number: page, totalPages: 2, totalResults: 2, elements: [person(named: page)]))
  }

  func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails {
    try answer(PersonDetails(person: person(named: id), films: []))
  }

  func genres() throws(CatalogError) -> [Genre] { try allGenres.get() }

  private func answer<Value>(_ value: Value) throws(CatalogError) -> Value {
    if let error { throw error }
    return value
  }

  private func film(_ id: Movie.ID) -> Movie { .sample(id, "Film in \(language)") }

  private func person(named id: Person.ID) -> Person { Person(id: id, name: "Person in \(language)") }
}
