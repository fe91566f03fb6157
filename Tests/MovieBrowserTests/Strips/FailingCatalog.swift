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

/// A catalog of 500 pages that counts the requests for them.
final class PagingCatalog: CatalogWrapper {
  /// What the pages after the first bring.
  enum Pages: CaseIterable, Sendable {
    /// The first page again.
    case repeated
    case empty
    /// Rows that can all not be read.
    case unreadable
    /// One new row.
    case overlapping
  }

  private let pages: Pages
  private let requests = Mutex(0)

  init(_ pages: Pages) { self.pages = pages }

  /// The number of pages that were requested.
  var count: Int { requests.withLock(\.self) }

  var source: CatalogSource { .publicDomain }
  func base() async -> any MovieCatalog { PublicDomainCatalog(today: FilmStrip.today) }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) -> ResultsPage<Movie> {
    self.page(page) { Movie(id: $0, title: "Film \($0)") }
  }

  func movies(matching query: MovieQuery, page: Int) -> ResultsPage<Movie> {
    self.page(page) { Movie(id: $0, title: "Film \($0)") }
  }

  func popularPeople(page: Int) -> ResultsPage<Person> {
    self.page(page) { Person(id: $0, name: "Person \($0)") }
  }

  private func page<Element>(_ number: Int, _ element: (Int) -> Element) -> ResultsPage<Element> {
    requests.withLock { $0 += 1 }
    let ids: Range<Int> =
      switch pages {
      case .repeated: 1..<21
      case .empty, .unreadable: number == 1 ? 1..<21 : 0..<0
      case .overlapping: number..<number + 20
      }
    return ResultsPage(
      number: number, totalPages: 500, totalResults: 10_000, elements: ids.map(element),
      skipped: pages == .unreadable && number > 1 ? 20 : 0)
  }
}
