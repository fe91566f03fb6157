import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StalenessTests {
  private let host = "api.themoviedb.org"

  private func catalog(_ body: String, because cause: HTTPStaleness.Cause?) -> TMDbCatalog {
    let transport = StubTransport(
      .response(body, staleness: cause.map { HTTPStaleness(age: .seconds(3600), cause: $0) }))
    return MovieTMDbTests.catalog(transport)
  }

  @Test func `A fresh response is not stale`() async throws {
    let page = try await catalog(TMDbCatalogTests.emptyPage, because: nil).popularPeople(page: 1)
    #expect(page.staleness == nil)
  }

  @Test func `A stale response has the failure as its reason`() async throws {
    let cause = HTTPStaleness.Cause.failure(HTTPFailure(.cannotConnect))
    let page = try await catalog(TMDbCatalogTests.emptyPage, because: cause).popularPeople(page: 1)
    #expect(page.staleness == Staleness(age: .seconds(3600), error: CatalogError(.unreachable, host: host)))
  }

  @Test func `A stale response has the error status as its reason`() async throws {
    let head = HTTPResponse(status: .tooManyRequests, headerFields: [.retryAfter: "7"])
    let page = try await catalog(TMDbCatalogTests.emptyPage, because: .refusal(head))
      .movies(in: .popular, genre: nil, page: 1)
    #expect(page.staleness?.error == CatalogError(.rateLimited, host: host, status: 429, retryAfter: 7))
  }

  @Test func `Films and people can be stale`() async throws {
    let catalog = catalog(#"{"id":1,"title":"T","name":"N"}"#, because: .failure(HTTPFailure(.offline)))
    let staleness = Staleness(age: .seconds(3600), error: CatalogError(.offline, host: host))
    #expect(try await catalog.movie(1).staleness == staleness)
    #expect(try await catalog.person(1).staleness == staleness)
  }

  @Test func `Earlier genres are an answer until the viewer asks for them again`() async throws {
    let catalog = catalog(#"{"genres":[{"id":27,"name":"Horror"}]}"#, because: .failure(HTTPFailure(.offline)))
    #expect(try await catalog.genres() == [Genre(id: 27, name: "Horror")])
    await #expect(throws: CatalogError(.offline, host: host)) {
      try await Reload.$isWanted.withValue(true) { _ = try await catalog.genres() }
    }
  }
}
