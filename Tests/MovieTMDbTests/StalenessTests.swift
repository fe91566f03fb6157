import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StalenessTests {
  private static let host = "api.themoviedb.org"

  private func catalog(_ body: String, because cause: HTTPStaleness.Cause?) -> TMDbCatalog {
    let transport = StubTransport(
      .response(body, staleness: cause.map { HTTPStaleness(age: .seconds(3600), cause: $0) }))
    return MovieTMDbTests.catalog(transport)
  }

  @Test(
    arguments: [
      (nil, nil), (.failure(HTTPFailure(.cannotConnect)), CatalogError(.unreachable, host: host)),
      (
        .refusal(HTTPResponse(status: .tooManyRequests, headerFields: [.retryAfter: "7"])),
        CatalogError(.rateLimited, host: host, status: 429, retryAfter: 7)
      ),
    ] as [(HTTPStaleness.Cause?, CatalogError?)])
  func `A stale response has its failure or error status as its reason, and a fresh one is not stale`(
    cause: HTTPStaleness.Cause?, error: CatalogError?
  ) async throws {
    let catalog = catalog(TMDbCatalogTests.emptyPage, because: cause)
    let staleness = error.map { Staleness(age: .seconds(3600), error: $0) }
    #expect(try await catalog.popularPeople(page: 1).staleness == staleness)
    #expect(try await catalog.movies(in: .popular, genre: nil, page: 1).staleness == staleness)
  }

  @Test func `Films and people can be stale`() async throws {
    let catalog = catalog(#"{"id":1,"title":"T","name":"N"}"#, because: .failure(HTTPFailure(.offline)))
    let staleness = Staleness(age: .seconds(3600), error: CatalogError(.offline, host: Self.host))
    #expect(try await catalog.movie(1).staleness == staleness)
    #expect(try await catalog.person(1).staleness == staleness)
  }

  @Test func `Earlier genres are an answer until the viewer asks for them again`() async throws {
    let catalog = catalog(#"{"genres":[{"id":27,"name":"Horror"}]}"#, because: .failure(HTTPFailure(.offline)))
    #expect(try await catalog.genres() == [Genre(id: 27, name: "Horror")])
    await #expect(throws: CatalogError(.offline, host: Self.host)) {
      try await Reload.$isWanted.withValue(true) { _ = try await catalog.genres() }
    }
  }
}
