import MovieDomain

/// A catalog of given films, some of which fail.
struct StubCatalog: MovieCatalog {
  var source = CatalogSource.tmdb
  var films: [Movie] = []
  var failures: [Movie.ID: CatalogError] = [:]
  /// The films by their IMDb ids; nil for a catalog that does not know such ids.
  var imdbIDs: [String: Movie.ID]?

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    throw CatalogError(.notFound)
  }

  func movies(matching query: MovieQuery, page: Int) -> ResultsPage<Movie> {
    let found = films.filter { film in
      film.title.lowercased().contains(query.text.lowercased())
        && (query.year == nil || film.releaseDate?.year == query.year)
    }
    return ResultsPage(totalResults: found.count, elements: found)
  }

  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    if let failure = failures[id] { throw failure }
    guard let film = films.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    return MovieDetails(movie: film, tagline: "Tagline \(id)")
  }

  func item(withIMDbID id: String) throws(CatalogError) -> CatalogItem? {
    guard let imdbIDs else { throw CatalogError(.unsupported) }
    return films.first { $0.id == imdbIDs[id] }.map { .movie($0) }
  }

  func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> { throw CatalogError(.notFound) }
  func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails { throw CatalogError(.notFound) }
  func genres() -> [Genre] { [] }
}
