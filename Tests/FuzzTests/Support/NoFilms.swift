import MovieDomain

/// A catalog that finds no film.
struct NoFilms: MovieCatalog {
  let source = CatalogSource(idNamespace: "tmdb")

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    throw CatalogError(.notFound)
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    ResultsPage(totalResults: 0, elements: [])
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails { throw CatalogError(.notFound) }

  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> { throw CatalogError(.notFound) }

  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails { throw CatalogError(.notFound) }

  func genres() async throws(CatalogError) -> [Genre] { [] }
}
