import MovieDomain
import MovieTestSupport
import SceneTestSupport
import Synchronization

/// A catalog of films with days, which counts requests and fails from one on. Nothing can be searched for.
final class DaysCatalog: CatalogWrapper {
  let source: CatalogSource
  let films: [Movie.ID: MovieDetails]
  let collections: [MovieCollection.ID: CollectionDetails]
  let people: [Person.ID: PersonDetails]
  let upcoming: [Movie]
  let nowPlaying: [Movie]
  /// The error of every request after a number of them.
  let failure: (after: Int, error: CatalogError)?
  private let requests = Mutex<[(path: String, isCacheOnly: Bool, acceptedAge: Duration?)]>([])

  init(
    source: CatalogSource = .tmdb, _ films: [MovieDetails] = [], collections: [CollectionDetails] = [],
    people: [PersonDetails] = [], upcoming: [Movie] = [], nowPlaying: [Movie] = [],
    failure: (after: Int, error: CatalogError)? = nil
  ) {
    self.source = source
    self.films = Dictionary(uniqueKeysWithValues: films.map { ($0.movie.id, $0) })
    self.collections = Dictionary(uniqueKeysWithValues: collections.map { ($0.collection.id, $0) })
    self.people = Dictionary(uniqueKeysWithValues: people.map { ($0.person.id, $0) })
    self.upcoming = upcoming
    self.nowPlaying = nowPlaying
    self.failure = failure
  }

  /// The paths of the requests, in no order.
  var asked: [String] { requests.withLock { $0.map(\.path) } }
  /// The number of requests that were only for what is cached.
  var askedForKept: Int { requests.withLock { $0.count { $0.isCacheOnly } } }
  /// The ages up to which cached answers were wanted.
  var ages: Set<Duration?> { requests.withLock { Set($0.map(\.acceptedAge)) } }

  func base() -> any MovieCatalog { SampleCatalog(source) }
  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails { try answer("movie/\(id)", films[id]) }
  func collection(_ id: MovieCollection.ID) throws(CatalogError) -> CollectionDetails {
    try answer("collection/\(id)", collections[id])
  }
  func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails { try answer("person/\(id)", people[id]) }
  func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    let films = list == .nowPlaying ? nowPlaying : upcoming
    return ResultsPage(
      number: page, totalPages: max(1, (films.count + 1) / 2), totalResults: films.count,
      elements: Array(films.dropFirst((page - 1) * 2).prefix(2)))
  }

  private func answer<Value>(_ path: String, _ value: Value?) throws(CatalogError) -> Value {
    let count = requests.withLock { requests in
      requests.append((path, Reload.isCacheOnly, Reload.acceptedAge))
      return requests.count
    }
    if let failure, count > failure.after { throw failure.error }
    guard let value else { throw CatalogError(.notFound) }
    return value
  }
}

extension TransientFilmLibrary {
  /// Puts films without days on the watchlist.
  func watch(_ ids: Int...) async throws {
    try await add(ids.map { StoredFilm(source: .tmdb, details: .dated($0), on: .watchlist, added: .sample) })
  }
}

extension MovieDetails {
  /// A film with days in a country, of a collection and by a director.
  static func dated(
    _ id: Int, theatrical: CalendarDate? = nil, digital: CalendarDate? = nil, disc: CalendarDate? = nil,
    released: CalendarDate? = nil, collection: Int? = nil, director: Int? = nil, on services: [Int] = []
  ) -> MovieDetails {
    MovieDetails(
      movie: .released(id, released),
      collection: collection.map { MovieCollection(id: $0, name: "Collection \($0)") },
      credits: Credits(
        cast: [], crew: director.map { [.init(id: $0, name: "Director \($0)", roles: ["Director"])] } ?? []),
      watchOptions: WatchOptions(
        region: Region("DE"),
        offers: [.init(.stream, services.map { StreamingService(id: $0, name: "Service \($0)") })]),
      release: RegionalRelease(region: Region("DE"), theatrical: theatrical, digital: digital, disc: disc))
  }
}

extension Movie {
  /// A film with the day of its first release.
  static func released(_ id: Int, _ day: CalendarDate?) -> Movie {
    Movie(id: id, title: "Film \(id)", releaseDate: day)
  }
}
