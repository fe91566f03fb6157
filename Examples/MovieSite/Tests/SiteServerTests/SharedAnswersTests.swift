import Foundation
import HTTPTypes
import MovieDomain
import PublicDomainCatalog
import SiteTestSupport
import Synchronization
import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(5)))
struct SharedAnswersTests {
  private let catalog = GatedCatalog()

  @Test func `a thousand visitors ask one question`() async throws {
    let shared = SharedCatalog(catalog, age: .seconds(3600))
    let visitors = (0..<1000).map { _ in
      Task { try await shared.movies(in: .popular, genre: nil, page: 1).elements.count }
    }
    try await wait(for: "the question") { !catalog.askedLists.isEmpty }
    catalog.open(.popular)
    for visitor in visitors { #expect(try await visitor.value > 0) }
    // And later ones get the same answer.
    _ = try await shared.movies(in: .popular, genre: nil, page: 1)
    #expect(catalog.askedLists == [.popular])
  }

  @Test func `the question is cancelled when the last visitor leaves, not before`() async throws {
    let shared = SharedCatalog(catalog, age: .seconds(3600))
    let first = Task { try? await shared.movies(in: .popular, genre: nil, page: 1).elements.count }
    let second = Task { try? await shared.movies(in: .popular, genre: nil, page: 1).elements.count }
    let third = Task { try? await shared.movies(in: .upcoming, genre: nil, page: 1).elements.count }
    try await wait(for: "both questions") { catalog.askedLists.count == 2 }
    third.cancel()
    #expect(await third.value == nil)
    first.cancel()
    try await wait(for: "the end of one question") { catalog.cancelledLists == [.upcoming] }
    catalog.open(.popular)
    #expect(try #require(await second.value) > 0)
    #expect(catalog.cancelledLists == [.upcoming])
  }

  @Test func `a failure is not kept`() async throws {
    let shared = SharedCatalog(catalog, age: .seconds(3600))
    catalog.open(.topRated)
    catalog.fail(.topRated)
    for _ in 0..<2 {
      await #expect(throws: CatalogError.self) { try await shared.movies(in: .topRated, genre: nil, page: 1) }
    }
    #expect(catalog.askedLists == [.topRated, .topRated])
  }

  @Test(arguments: [
    (CatalogError(.rejectedCredential, host: "tmdb.example", status: 401), CatalogError(.serverFailed)),
    (CatalogError(.unreachable, host: "tmdb.example"), CatalogError(.serverFailed)),
    (CatalogError(.timedOut, host: "tmdb.example"), CatalogError(.timedOut)),
    (CatalogError(.notFound, host: "tmdb.example"), CatalogError(.notFound)),
  ])
  func `why the catalog failed is reported, and visitors get what they can do something about`(
    error: CatalogError, shown: CatalogError
  ) async throws {
    let reports = Mutex<[CatalogError]>([])
    let unavailable = UnavailableCatalog(catalog.source, error: error)
    let shared = SharedCatalog(unavailable, age: .zero) { error in reports.withLock { $0.append(error) } }
    await #expect(throws: shown) { try await shared.genres() }
    #expect(reports.withLock(\.self) == (error.code == .notFound ? [] : [error]))
  }

  @Test func `the reason for an old answer is reported, and visitors are told no host`() async throws {
    let reports = Mutex<[CatalogError]>([])
    let error = CatalogError(.serverFailed, host: "tmdb.example", status: 500)
    let shared = SharedCatalog(StaleCatalog(error: error), age: .zero) { error in reports.withLock { $0.append(error) }
    }
    let shown = CatalogError(.serverFailed)
    #expect(try await shared.movie(34).staleness?.error == shown)
    #expect(try await shared.movies(in: .popular, genre: nil, page: 1).staleness?.error == shown)
    #expect(try await shared.collection(1).staleness?.error == shown)
    #expect(reports.withLock(\.self) == [error, error, error])
  }

  @Test func `a page's questions that fail for the same reason are reported once`() async throws {
    let reports = Mutex<[CatalogError]>([])
    let failing = Mutex(CatalogError(.timedOut))
    let time = Date()
    let report: @Sendable (CatalogError) -> Void = { error in reports.withLock { $0.append(error) } }
    let catalogs = Catalogs(catalog.source, age: .zero, now: { time }, report: report) { [catalog] _, _ in
      UnavailableCatalog(catalog.source, error: failing.withLock(\.self))
    }
    for (language, error) in [("en", CatalogError(.timedOut)), ("ru", .init(.timedOut)), ("de", .init(.unreachable))] {
      failing.withLock { $0 = error }
      let shared = await catalogs.catalog(for: UserSettings(), try #require(Language(language)))
      for _ in 0..<2 { await #expect(throws: CatalogError.self) { try await shared.genres() } }
    }
    #expect(reports.withLock(\.self) == [CatalogError(.timedOut), CatalogError(.unreachable)])
  }

  @Test func `an old answer is dropped`() async throws {
    final class Answer: Sendable {}
    let shared = SharedAnswers<Int, Answer>(age: .milliseconds(1)) { _ in }
    weak let answer = try await shared.answer(to: 1) { Answer() }
    try await wait(for: "the end of the answer") { answer == nil }
  }

  @Test func `an old answer is asked for again`() async throws {
    let shared = SharedCatalog(catalog, age: .zero)
    catalog.open(.topRated)
    for _ in 0..<2 { _ = try await shared.movies(in: .topRated, genre: nil, page: 1) }
    #expect(catalog.askedLists == [.topRated, .topRated])
  }
}

/// The built-in films of a catalog that has no newer answer than an old one.
private struct StaleCatalog: CatalogWrapper {
  let error: CatalogError
  private let films = PublicDomainCatalog(today: .today)

  var source: CatalogSource { films.source }
  private var staleness: Staleness { Staleness(age: .seconds(3600), error: error) }

  init(error: CatalogError) {
    self.error = error
  }

  func base() -> any MovieCatalog { films }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    var details = try await films.movie(id)
    details.staleness = staleness
    return details
  }

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    var page = try await films.movies(in: list, genre: genre, page: page)
    page.staleness = staleness
    return page
  }

  func collection(_ id: MovieCollection.ID) -> CollectionDetails {
    CollectionDetails(MovieCollection(id: id), films: ResultsPage(totalResults: 0, elements: [], staleness: staleness))
  }
}

struct PagingTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: EndlessCatalog.Kind.allCases,
    [
      "/list/popular", "/list/popular?page=7", "/list/popular?genre=drama", "/trending", "/trending?page=7", "/people",
      "/people?page=7", "/people?q=ann", "/search", "/search?q=film", "/search?q=film&page=7", "/film/1/similar",
      "/film/1/similar?page=7", "/film/1", "/film/1/reviews", "/person/1", "/person/1/films",
    ])
  func `a page asks for no further pages, whatever the server sends`(
    kind: EndlessCatalog.Kind, path: String
  ) async throws {
    let catalog = EndlessCatalog(kind)
    let client = SiteClient(catalog, Visitors(folder: folder.path))
    _ = try await client.answer(to: .get, path)
    // The second is for a film's title, for genres, or for people of that name.
    #expect((1...2).contains(catalog.questions), "\(path)")
  }

  @Test(arguments: EndlessCatalog.Kind.allCases)
  func `the first page asks once for each shelf`(kind: EndlessCatalog.Kind) async throws {
    let catalog = EndlessCatalog(kind)
    let site = Site(Catalogs(catalog.source, age: .zero) { _, _ in catalog }, visitors: Visitors(folder: folder.path))
    try await withRunningSite(site) { port in
      let page = try await RawClient(port: port).page("/", at: "localhost")
      #expect(page.contains("</html>"))
    }
    #expect(catalog.questions == 4)
  }
}
