public import MovieDomain

/// A catalog of U.S. public-domain films that is part of the program. It needs no network, has no reviews, and serves
/// concurrent requests.
public struct PublicDomainCatalog: MovieCatalog {
  public let source = CatalogSource.publicDomain

  private static let rowsPerPage = 20
  private let today: @Sendable () -> CalendarDate

  /// Creates a catalog of the films in the public domain today and those that enter it next January.
  ///
  /// `today` is evaluated for each request. The first request parses the films.
  public init(today: @autoclosure @escaping @Sendable () -> CalendarDate) {
    self.today = today
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    let movies = movies(in: list)
    return try Self.page(page, of: genre.map { genre in movies.filter { $0.genreIDs.contains(genre) } } ?? movies)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let matches = films.map(\.movie).byPopularity
      .filter { query.year == nil || $0.releaseDate?.year == query.year }
      .compactMap { movie in TitleMatch(query.text, in: movie).map { (match: $0, movie: movie) } }
    return try Self.page(page, of: matches.sorted { $0.match > $1.match }.map(\.movie))
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard let film = films.first(where: { $0.movie.id == id }) else { throw CatalogError(.notFound) }
    let people = People.all
    return MovieDetails(
      movie: film.movie, tagline: film.tagline, genres: film.genres, runtime: film.runtime,
      credits: Credits(
        cast: film.cast.compactMap { name, character in
          people.named(name).map { .init(id: $0.person.id, name: $0.person.name, characters: [String(character)]) }
        },
        crew: film.crew.compactMap { name, job in
          people.named(name).map { .init(id: $0.person.id, name: $0.person.name, jobs: [String(job)]) }
        }),
      reviews: ResultsPage(totalResults: 0, elements: []))
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    let credited = films.byCredit
    let people = People.all.entries.map(\.person).filter { $0.popularity != nil }
      .sorted { $0.popularity ?? 0 > $1.popularity ?? 0 }
      .map { person in
        var person = person
        person.knownFor = (credited[Substring(person.name)] ?? []).prefix(3).map {
          .init(title: $0.movie.title, movieID: $0.movie.id)
        }
        return person
      }
    return try Self.page(page, of: people.filter { !$0.knownFor.isEmpty })
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard let entry = People.all.with(id: id) else { throw CatalogError(.notFound) }
    let name = entry.person.name
    return PersonDetails(
      person: entry.person, biography: entry.biography, birthday: entry.birthday, deathday: entry.deathday,
      birthplace: entry.birthplace,
      films: films(with: name).map { film in
        let roles =
          film.cast.filter { $0.name == name }.map(\.character) + film.crew.filter { $0.name == name }.map(\.job)
        return .init(movie: film.movie, roles: roles.map(String.init))
      })
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    CatalogGenre.all
  }

  private func films(with name: String) -> [Film] {
    films.filter { film in film.cast.contains { $0.name == name } || film.crew.contains { $0.name == name } }
      .sorted { $0.movie.popularity ?? 0 > $1.movie.popularity ?? 0 }
  }

  private func movies(in list: MovieList) -> [Movie] {
    switch list {
    case .topRated: free.sorted { $0.rating.weighted > $1.rating.weighted }
    case .popular: free.byPopularity
    case .nowPlaying: Film.all.filter { $0.freeSince == today().year }.map(\.movie).byPopularity
    case .upcoming: Film.all.filter { $0.freeSince == today().year + 1 }.map(\.movie).byPopularity
    }
  }

  private var free: [Movie] {
    Film.all.filter { $0.freeSince <= today().year }.map(\.movie)
  }

  private var films: [Film] {
    Film.all.filter { $0.freeSince <= today().year + 1 }
  }

  private static func page<Element>(
    _ number: Int, of rows: [Element]
  ) throws(CatalogError) -> ResultsPage<Element> {
    let pages = max(1, (rows.count + rowsPerPage - 1) / rowsPerPage)
    guard (1...pages).contains(number) else { throw CatalogError(.outOfRange) }
    let first = (number - 1) * rowsPerPage
    return ResultsPage(
      number: number, totalPages: pages, totalResults: rows.count,
      elements: Array(rows[first..<min(first + rowsPerPage, rows.count)]))
  }
}

extension [Film] {
  /// Each credited person's films, most popular first.
  fileprivate var byCredit: [Substring: [Film]] {
    sorted { $0.movie.popularity ?? 0 > $1.movie.popularity ?? 0 }.reduce(into: [:]) { credited, film in
      for name in Set(film.cast.map(\.name) + film.crew.map(\.name)) {
        credited[name, default: []].append(film)
      }
    }
  }
}

extension [Movie] {
  fileprivate var byPopularity: [Movie] {
    sorted { $0.popularity ?? 0 > $1.popularity ?? 0 }
  }
}
