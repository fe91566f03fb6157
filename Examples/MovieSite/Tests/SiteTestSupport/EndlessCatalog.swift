public import MovieDomain
import PublicDomainCatalog
import Synchronization

/// A catalog whose server claims to have 500 pages of everything, most of which bring nothing new.
public final class EndlessCatalog: CatalogWrapper {
  /// What its pages have.
  public enum Kind: String, Sendable, CaseIterable {
    /// Every page has the same films.
    case repeating
    /// No page has any.
    case empty
    /// A page has the films of the one before it, but for one.
    case overlapping
  }

  public let source = CatalogSource(idNamespace: "endless")
  private let kind: Kind
  private let count = Mutex(0)

  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The number of questions until now.
  public var questions: Int { count.withLock(\.self) }

  /// Answers what has no pages.
  public func base() -> any MovieCatalog {
    count.withLock { $0 += 1 }
    return PublicDomainCatalog(today: .today)
  }

  public func movies(in list: MovieList, genre: Genre.ID?, page: Int) -> ResultsPage<Movie> { films(page) }
  public func movies(matching query: MovieQuery, page: Int) -> ResultsPage<Movie> { films(page) }
  public func movies(like id: Movie.ID, page: Int) -> ResultsPage<Movie> { films(page) }
  public func trendingMovies(page: Int) -> ResultsPage<Movie> { films(page) }
  public func popularPeople(page: Int) -> ResultsPage<Person> { people(page) }
  public func people(matching name: String, page: Int) -> ResultsPage<Person> { people(page) }

  private func films(_ page: Int) -> ResultsPage<Movie> {
    self.page(page) { Movie(id: .init($0), title: "Film \($0)") }
  }

  private func people(_ page: Int) -> ResultsPage<Person> {
    self.page(page) { Person(id: $0, name: "Ann \($0)") }
  }

  private func page<Element>(_ number: Int, _ element: (Int) -> Element) -> ResultsPage<Element> {
    count.withLock { $0 += 1 }
    let first =
      switch kind {
      case .repeating: 1
      case .empty: 0
      case .overlapping: number
      }
    let elements = first == 0 ? [] : (first..<first + 20).map(element)
    return ResultsPage(number: number, totalPages: 500, totalResults: 10_000, elements: elements)
  }
}
