import MovieDomain

extension FilmImporter {
  enum Match: Sendable, Hashable {
    /// The id of the film.
    case film(Movie.ID)
    /// No film matches clearly, and why.
    case nothing(ImportReport.Reason)
  }

  /// Returns the id of the film a row means, or why no film matches clearly.
  ///
  /// Uses the row's TMDb id if the catalog has TMDb's ids, and does not check that the film exists. Otherwise uses the
  /// IMDb id if the catalog knows such ids. Otherwise searches for the title and year, and compares all titles that the
  /// catalog knows. Throws what the catalog throws.
  func match(_ row: FilmList.Row) async throws(CatalogError) -> Match {
    if catalog.source.idNamespace == FilmList.idNamespace, let id = row.tmdbID { return .film(id) }
    var noFilm = row.tmdbID == nil && row.imdbID == nil ? ImportReport.Reason.noSuchTitle : .otherCatalog
    if let id = row.imdbID, let match = try await film(withIMDbID: id) {
      guard match == Self.unknownID else { return match }
      noFilm = .noSuchID
    }
    guard let title = row.title else { return .nothing(noFilm) }
    var reason = noFilm
    // Services may disagree on the release year, so search again without it.
    for year in row.year == nil ? [nil] : [row.year, nil] {
      guard let query = MovieQuery(title, year: year) else { return .nothing(.noTitle) }
      let named = try await films(named: title, among: try await catalog.movies(matching: query, page: 1).elements)
      switch Self.choose(from: named, of: row.year) {
      case .film(let id): return .film(id)
      case .nothing(let other): reason = other == .noSuchTitle ? noFilm : other
      }
    }
    return .nothing(reason)
  }

  private static let unknownID = Match.nothing(.noSuchID)

  /// Returns nil if the catalog does not know IMDb ids.
  private func film(withIMDbID id: String) async throws(CatalogError) -> Match? {
    do throws(CatalogError) {
      guard case .movie(let movie)? = try await catalog.item(withIMDbID: id) else { return Self.unknownID }
      return .film(movie.id)
    } catch  where error.code == .unsupported {
      return nil
    }
  }

  private func films(named title: String, among movies: [Movie]) async throws(CatalogError) -> [Movie] {
    let named = movies.filter { $0.isNamed(title) }
    guard named.isEmpty else { return named }
    let wanted = FoldedText(title)
    var known: [Movie] = []
    for movie in movies where try await catalog.otherTitles(of: movie.id).contains(where: { FoldedText($0) == wanted })
    {
      known.append(movie)
    }
    return known
  }

  /// The number of films to choose from that a report names.
  private static let namedFilms = 5

  /// Returns the film that was released in the year, or else the only one of an adjacent year.
  ///
  /// Without a year, returns the only film.
  static func choose(from named: [Movie], of year: Int?) -> Match {
    func only(_ films: [Movie]) -> Match? {
      guard films.count > 1 else { return films.first.map { .film($0.id) } }
      return .nothing(.severalFilms(Array(films.prefix(namedFilms))))
    }
    guard let year else { return only(named) ?? .nothing(.noSuchTitle) }
    let dated = named.compactMap { movie in movie.releaseDate.map { (movie, year: $0.year, abs($0.year - year)) } }
    // Of films with one title and year, the first is the best known.
    if let (movie, _, _) = dated.first(where: { $0.2 == 0 }) { return .film(movie.id) }
    if let match = only(dated.filter { $0.2 == 1 }.map(\.0)) { return match }
    return .nothing(dated.min { $0.2 < $1.2 }.map { .otherYear($0.year) } ?? .noSuchTitle)
  }
}
