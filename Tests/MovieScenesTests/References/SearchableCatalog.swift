import MovieDomain

/// A catalog of given films and people, found by the beginning of their title or name.
struct SearchableCatalog: MovieCatalog {
  var source = CatalogSource.tmdb
  var films: [Movie] = []
  var people: [Person] = []
  var imdbIDs: [String: CatalogItem]?
  /// Fails every search.
  var error: CatalogError?
  /// The number of results that a search claims to have.
  var total: Int?

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    throw CatalogError(.notFound)
  }

  func movies(matching query: MovieQuery, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    if let error { throw error }
    let found = films.filter { film in
      film.title.lowercased().hasPrefix(query.text.lowercased())
        && (query.year == nil || film.releaseDate?.year == query.year)
    }
    return ResultsPage(totalResults: total ?? found.count, elements: found)
  }

  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    guard let film = films.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    return MovieDetails(movie: film)
  }

  func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> { throw CatalogError(.notFound) }

  func people(matching name: String, page: Int) throws(CatalogError) -> ResultsPage<Person> {
    if let error { throw error }
    let found = people.filter { FoldedText($0.name).hasWords(startingLike: FoldedText(name)) }
    return ResultsPage(totalResults: found.count, elements: found)
  }

  func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails { throw CatalogError(.notFound) }

  func item(withIMDbID id: String) throws(CatalogError) -> CatalogItem? {
    if let error { throw error }
    guard let imdbIDs else { throw CatalogError(.unsupported) }
    return imdbIDs[id]
  }

  func genres() throws(CatalogError) -> [Genre] { [] }
}
