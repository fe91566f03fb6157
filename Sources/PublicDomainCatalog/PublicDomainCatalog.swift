public import MovieDomain

/// A catalog of films in the public domain of the United States, carried in the program itself.
public struct PublicDomainCatalog: MovieCatalog {
  public let source = CatalogSource.publicDomain

  private static let rowsPerPage = 20
  private let films: [Film]
  private let today: CalendarDate

  /// Reads the catalog as it stands on a day: films that are free by then, and those of the January after.
  public init(today: CalendarDate) {
    self.today = today
    films = RecordReader(filmRecords).compactMap(Film.init).filter { $0.freeSince <= today.year + 1 }
  }

  public func movies(in list: MovieList, page: Int) async throws(CatalogError) -> Page<Movie> {
    try Self.page(page, of: movies(in: list))
  }

  private func movies(in list: MovieList) -> [Movie] {
    switch list {
    case .topRated: free.sorted { $0.rating.average ?? 0 > $1.rating.average ?? 0 }
    case .popular: free.byPopularity
    case .nowPlaying: films.filter { $0.freeSince == today.year }.map(\.movie).byPopularity
    case .upcoming: films.filter { $0.freeSince == today.year + 1 }.map(\.movie).byPopularity
    }
  }

  private var free: [Movie] {
    films.filter { $0.freeSince <= today.year }.map(\.movie)
  }

  private static func page(_ number: Int, of rows: [Movie]) throws(CatalogError) -> Page<Movie> {
    let pages = max(1, (rows.count + rowsPerPage - 1) / rowsPerPage)
    guard (1...pages).contains(number) else { throw CatalogError(.outOfRange) }
    let first = (number - 1) * rowsPerPage
    return Page(
      number: number, totalPages: pages, totalResults: rows.count,
      elements: Array(rows[first..<min(first + rowsPerPage, rows.count)]))
  }
}

extension [Movie] {
  fileprivate var byPopularity: [Movie] {
    sorted { $0.popularity ?? 0 > $1.popularity ?? 0 }
  }
}
