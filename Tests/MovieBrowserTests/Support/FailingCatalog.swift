import MovieDomain
import PublicDomainCatalog
import Synchronization

/// The built-in films and a streaming service; some requests fail.
final class FailingCatalog: CatalogWrapper {
  enum Failure: Sendable, Hashable {
    case list(MovieList)
    case page(Int)
    case everything
    /// Nothing fails, but all films are three days old.
    case newerFilms
  }

  private let catalog: any MovieCatalog
  private let failures: Mutex<Set<Failure>>
  private let error: CatalogError

  init(_ failures: Set<Failure>, error: CatalogError = CatalogError(.unreachable)) {
    self.error = error
    catalog = PublicDomainCatalog(today: FilmStrip.today)
    self.failures = Mutex(failures)
  }

  var source: CatalogSource { catalog.source }

  func base() async throws(CatalogError) -> any MovieCatalog {
    if failures.withLock({ $0.contains(.everything) }) { throw error }
    return catalog
  }

  func fail(_ failures: Set<Failure>) { self.failures.withLock { $0 = failures } }

  func repair() { failures.withLock { $0 = [] } }

  func streamingServices() -> [StreamingService] { [StreamingService(id: 8, name: "Netflix")] }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let fails = failures.withLock { !$0.isDisjoint(with: [.everything, .list(list), .page(page)]) }
    if fails { throw error }
    var films = try await catalog.movies(in: list, genre: genre, page: page)
    if failures.withLock({ $0.contains(.newerFilms) }) {
      films.staleness = Staleness(age: .seconds(3 * 86_400), error: CatalogError(.offline))
    }
    return films
  }
}
