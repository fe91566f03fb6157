public import MovieDomain
import Synchronization

/// A catalog that answers immediately with given films and people, and records its requests.
package final class SampleCatalog: MovieCatalog {
  package let source: CatalogSource
  private let films: [Movie]
  private let failures: [Movie.ID: CatalogError]
  private let people: [Person]
  private let imdbIDs: [String: CatalogItem]?
  private let page: ResultsPage<Movie>?
  private let error: CatalogError?
  private let requests = Mutex<[String]>([])

  /// Searches find titles by their beginning and people by their words. All lists and searches for films return `page`
  /// if there is one; everything but single films fails with `error`. Without `imdbIDs`, such ids are unsupported.
  package init(
    _ source: CatalogSource, films: [Movie] = [], failures: [Movie.ID: CatalogError] = [:], people: [Person] = [],
    imdbIDs: [String: CatalogItem]? = nil, page: ResultsPage<Movie>? = nil, error: CatalogError? = nil
  ) {
    self.source = source
    self.films = films
    self.failures = failures
    self.people = people
    self.imdbIDs = imdbIDs
    self.page = page
    self.error = error
  }

  /// The requests for films, such as `film 7`, `popular, page 1` and `blade, page 2`.
  package var asked: [String] { requests.withLock(\.self) }

  package func movies(in list: MovieList, genre: Genre.ID?, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    requests.withLock { $0.append("\(list.rawValue), page \(page)") }
    guard let page = self.page else { throw error ?? CatalogError(.notFound) }
    return page
  }

  package func movies(matching query: MovieQuery, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    requests.withLock { $0.append("\(query.text), page \(page)") }
    if let error { throw error }
    let found = films.filter { film in
      film.title.lowercased().hasPrefix(query.text.lowercased())
        && (query.year == nil || film.releaseDate?.year == query.year)
    }
    return self.page ?? ResultsPage(totalResults: found.count, elements: found)
  }

  package func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails {
    requests.withLock { $0.append("film \(id)") }
    if let failure = failures[id] { throw failure }
    guard let film = films.first(where: { $0.id == id }) else { throw CatalogError(.notFound, host: "a.example") }
    return MovieDetails(movie: film, tagline: "Tagline \(id)")
  }

  package func people(matching name: String, page: Int) throws(CatalogError) -> ResultsPage<Person> {
    if let error { throw error }
    let found = people.filter { FoldedText($0.name).hasWords(startingLike: FoldedText(name)) }
    return ResultsPage(totalResults: found.count, elements: found)
  }

  package func item(withIMDbID id: String) throws(CatalogError) -> CatalogItem? {
    guard error == nil, let imdbIDs else { throw error ?? CatalogError(.unsupported) }
    return imdbIDs[id]
  }

  package func popularPeople(page: Int) throws(CatalogError) -> ResultsPage<Person> { throw CatalogError(.notFound) }
  package func person(_ id: Person.ID) throws(CatalogError) -> PersonDetails {
    guard let person = people.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    return PersonDetails(person: person, films: [])
  }
}

/// Stores a credential and the approval of an account in memory.
public actor TransientCredentials: CredentialStore, AccountStore {
  public nonisolated let location: String
  private var stored: Credential?
  private var storedApproval: AccountApproval?

  /// Creates a store that holds `credential`, or nothing. `location` is only for display.
  public init(_ credential: Credential? = nil, location: String) {
    stored = credential
    self.location = location
  }

  public func credential() -> Credential? { stored }

  public func save(_ credential: Credential) {
    stored = credential
  }

  @discardableResult
  public func remove() -> Bool {
    defer { (stored, storedApproval) = (nil, nil) }
    return stored != nil || storedApproval != nil
  }

  public func approval() -> AccountApproval? { storedApproval }

  public func save(_ approval: AccountApproval?) {
    storedApproval = approval
  }
}

/// Settings in a file that cannot be read.
public struct UnreadableSettings: SettingsStore {
  public init() {}

  public func settings() throws(StoreError) -> UserSettings { throw StoreError(.malformed) }
  public func set(_ values: [SettingValue]) {}
  public func reset(_ settings: Set<Setting>) {}
  public func changes() -> AsyncStream<Set<Setting>> { AsyncStream { $0.finish() } }
}
