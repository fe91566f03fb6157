public import MovieDomain
import PublicDomainCatalog
import Synchronization

/// The built-in films behind gates: a list is answered when the test opens its gate. Notes what it is asked.
public final class GatedCatalog: CatalogWrapper {
  private struct State {
    var isOpen: Set<MovieList> = []
    var failing: Set<MovieList> = []
    var asked: [MovieList] = []
    var cancelled: [MovieList] = []
    var searches: [String] = []
    var text: String?
  }

  private let films = PublicDomainCatalog(today: CalendarDate(year: 2026, month: 6, day: 1) ?? .today)
  private let state = Mutex(State())
  private let room = WaitingRoom<MovieList>()

  public var source: CatalogSource { films.source }

  /// Creates a catalog; those of its gates that are not in `open` are closed.
  public init(open: Set<MovieList> = []) {
    state.withLock { $0.isOpen = open }
  }

  public func base() -> any MovieCatalog { films }

  /// The lists that were asked for, in order.
  public var askedLists: [MovieList] { state.withLock(\.asked) }
  /// The lists whose questions were cancelled while their gates were closed.
  public var cancelledLists: Set<MovieList> { state.withLock { Set($0.cancelled) } }
  /// The queries that were searched for, in order.
  public var searches: [String] { state.withLock(\.searches) }

  /// Lets a list be answered, now and later.
  public func open(_ list: MovieList) {
    _ = state.withLock { $0.isOpen.insert(list) }
    room.release { $0 == list }
  }

  /// Makes a list fail once its gate is open.
  public func fail(_ list: MovieList) {
    _ = state.withLock { $0.failing.insert(list) }
  }

  /// Puts a text in place of every text about a film.
  public func write(_ text: String) {
    state.withLock { $0.text = text }
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    state.withLock { $0.asked.append(list) }
    await room.wait(for: list) { state.withLock { $0.isOpen.contains(list) } }
    if Task.isCancelled {
      state.withLock { $0.cancelled.append(list) }
      throw CatalogError(.cancelled)
    }
    if state.withLock({ $0.failing.contains(list) }) { throw CatalogError(.timedOut, host: "films.example") }
    return rewritten(try await films.movies(in: list, genre: genre, page: page))
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    state.withLock { $0.searches.append(query.text) }
    return rewritten(try await films.movies(matching: query, page: page))
  }

  /// The services of the settings. One of them has a comma in its name.
  public func streamingServices() -> [StreamingService] {
    [StreamingService(id: 8, name: "Netflix"), .init(id: 11, name: "MUBI"), .init(id: 12, name: "Films, Shorts")]
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    var details = try await films.movie(id)
    guard let text = state.withLock(\.text) else { return details }
    details.movie = rewritten(details.movie)
    details.tagline = text
    return details
  }

  private func rewritten(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    var page = page
    page.elements = page.elements.map(rewritten)
    return page
  }

  private func rewritten(_ movie: Movie) -> Movie {
    guard let text = state.withLock(\.text) else { return movie }
    var movie = movie
    movie.title = text
    movie.originalTitle = text + text
    movie.overview = text
    return movie
  }
}

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

  public let source = CatalogSource(idNamespace: "endless", missingCriteria: [])
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
