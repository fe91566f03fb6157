/// A catalog that cannot be used now: every request throws the same error.
///
/// For films saved from a catalog that there is no credential for; their stored details can still be shown.
public struct UnavailableCatalog: MovieCatalog {
  public let source: CatalogSource
  private let error: CatalogError

  /// Creates a catalog whose requests throw `error`.
  public init(_ source: CatalogSource, error: CatalogError) {
    self.source = source
    self.error = error
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> { throw error }

  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    throw error
  }

  public func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> { throw error }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> { throw error }

  public func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails { throw error }

  public func streamingServices() async throws(CatalogError) -> [StreamingService] { throw error }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    throw error
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails { throw error }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> { throw error }

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    throw error
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails { throw error }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? { throw error }

  public func genres() async throws(CatalogError) -> [Genre] { throw error }
}
