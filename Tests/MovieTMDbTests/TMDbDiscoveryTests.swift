import HTTPTypes
import MovieDomain
import MovieTMDb
import ServerTestSupport
import Testing

/// Films of a genre, sorted and filtered like a list.
@Suite(.timeLimit(.minutes(10))) struct TMDbDiscoveryTests {
  @Test(arguments: [
    (MovieList.popular, "sort_by=popularity.desc"),
    (.topRated, "sort_by=vote_average.desc&vote_count.gte=200"),
    (.nowPlaying, "sort_by=popularity.desc&primary_release_date.lte=2026-11-20&primary_release_date.gte=2026-09-20"),
    (.upcoming, "sort_by=popularity.desc&primary_release_date.gte=2026-11-21"),
  ])
  func `A genre's films are requested in the order of the list`(list: MovieList, order: String) async throws {
    let transport = StubTransport(.response(#"{"results":[]}"#))
    _ = try await catalog(transport).movies(in: list, genre: 27, page: 2)
    let path = transport.requests.first?.path
    #expect(path == "/3/discover/movie?with_genres=27&include_adult=false&\(order)&language=en-US&page=2")
  }
}
