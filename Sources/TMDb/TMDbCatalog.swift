public import HTTPPort
public import MovieDomain

/// The Movie Database, version 3 of its API, as a catalog.
public struct TMDbCatalog: MovieCatalog {
  public let source = CatalogSource.tmdb

  private let client: TMDbClient
  private let language: String
  private let region: String?

  /// - Parameters:
  ///   - language: such as `en-US`; titles and overviews come in it where TMDb has them.
  ///   - region: an ISO 3166-1 code, such as `US`; decides which releases count.
  public init(
    transport: any HTTPTransport, address: TMDbAddress = .api, credential: TMDbCredential, language: String = "en-US",
    region: String? = nil
  ) {
    client = TMDbClient(transport: transport, address: address, credential: credential)
    self.language = language
    self.region = region
  }

  public func movies(in list: MovieList, page: Int) async throws(CatalogError) -> Page<Movie> {
    let path =
      switch list {
      case .topRated: "/movie/top_rated"
      case .popular: "/movie/popular"
      case .nowPlaying: "/movie/now_playing"
      case .upcoming: "/movie/upcoming"
      }
    let answer = try await client.get(PageAnswer<MovieRow>.self, path, query: query + [("page", String(page))])
    return answer.page(asked: page, \.movie)
  }

  private var query: [(String, String)] {
    [("language", language)] + (region.map { [("region", $0)] } ?? [])
  }
}
