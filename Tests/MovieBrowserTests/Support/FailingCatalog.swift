import MovieDomain
import PublicDomainCatalog
import Synchronization

/// The built-in films, of which some requests fail.
final class FailingCatalog: CatalogWrapper {
  enum Failure: Sendable, Hashable {
    case list(MovieList)
    case page(Int)
    case everything
  }

  private let catalog: any MovieCatalog
  private let failures: Mutex<Set<Failure>>

  init(_ failures: Set<Failure>) {
    catalog = PublicDomainCatalog(today: FilmStrip.today ?? .today)
    self.failures = Mutex(failures)
  }

  var source: CatalogSource { catalog.source }
  func base() async -> any MovieCatalog { catalog }

  func repair() { failures.withLock { $0 = [] } }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let fails = failures.withLock { !$0.isDisjoint(with: [.everything, .list(list), .page(page)]) }
    if fails { throw CatalogError(.unreachable) }
    return try await catalog.movies(in: list, genre: genre, page: page)
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    if failures.withLock({ $0.contains(.everything) }) { throw CatalogError(.unreachable) }
    return try await catalog.movie(id)
  }
}
