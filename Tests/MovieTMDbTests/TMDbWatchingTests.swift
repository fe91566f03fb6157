import HTTPTypes
import MovieDomain
import MovieTMDb
import MovieTestSupport
import SceneTestSupport
import ServerTestSupport
import Testing

/// Where to watch a film, its release, its videos and similar films, as they come with it.
@Suite(.timeLimit(.minutes(10))) struct TMDbWatchingTests {
  @Test func `Offers are those of the viewer's country, and services without a name are left out`() async throws {
    let details = try await details(
      #"""
      "watch/providers":{"results":{"US":{"link":"","buy":[{"provider_id":1,"provider_name":"A"}]},
      "DE":{"link":"https://www.themoviedb.org/movie/603/watch?locale=DE","rent":[{"provider_id":2,
      "provider_name":"B","logo_path":"/b.jpg"},{"provider_id":3}],"flatrate":"x"}}}
      """#)
    assertShown(["offers": details.watchOptions])
  }

  @Test(arguments: [
    #"{"results":{}}"#, #"{"results":{"US":{}}}"#, #"{"results":{"DE":{"link":""}}}"#, #"{"results":{"DE":[]}}"#,
  ])
  func `A country without offers has none`(part: String) async throws {
    #expect(
      try await details(#""watch/providers":\#(part)"#).watchOptions == WatchOptions(region: Region("DE"), offers: []))
  }

  @Test func `The age rating in theaters counts first, and the earliest digital release`() async throws {
    let details = try await details(
      #"""
      "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R","type":3}]},
      {"iso_3166_1":"DE","release_dates":[{"certification":"","type":3},{"certification":"18","type":4,
      "release_date":"2001-01-01T00:00:00.000Z"},{"certification":"16","type":3,"note":"","iso_639_1":""},
      {"type":4,"release_date":"2000-05-02T00:00:00.000Z","certification":""},{"type":4,"release_date":"soon"}]}]}
      """#)
    assertShown(["release": details.release])
  }

  @Test func `The first days in theaters, on services and on disc count, unless they are absurd`() async throws {
    let details = try await details(
      #"""
      "release_dates":{"results":[{"iso_3166_1":"DE","release_dates":[
      {"type":3,"release_date":"2026-12-25T00:00:00.000Z"},{"type":3,"release_date":"2001-02-03T00:00:00.000Z"},
      {"type":3,"release_date":"0001-01-01T00:00:00.000Z"},{"type":5,"release_date":"2002-03-04T00:00:00.000Z"},
      {"type":5,"release_date":"2002-13-45"},{"type":1,"release_date":"2000-01-01"},{"type":4,"release_date":null}]}]}
      """#)
    assertShown(["release": details.release])
  }

  @Test func `A look through many films takes older answers, and asks for no other text`() async throws {
    let transport = StubTransport(.response(Self.body("")))
    let catalog = catalog(transport, language: "de-DE", region: "DE")
    _ = try await Reload.$acceptedAge.withValue(.seconds(60)) {
      try await Reload.$isCacheOnly.withValue(true) { try await catalog.movie(603) }
    }
    #expect(
      transport.requests.map { $0.headerFields[.cacheControl] } == ["max-age=60, max-stale, only-if-cached"])
  }

  @Test func `Videos are ranked, and those of unknown websites come last without an address`() async throws {
    let details = try await details(
      #"""
      "videos":{"results":[{"id":"1","site":"Elsewhere","key":"k","type":"Trailer","iso_639_1":"de"},
      {"id":"2","site":"YouTube","key":"bad key","type":"Trailer","iso_639_1":"de"},{"id":"3"},
      {"id":"4","site":"YouTube","key":"k4","type":"Trailer","official":true,"iso_639_1":"en","name":" T "},
      {"id":"5","site":"YouTube","key":"k5","type":"Teaser","iso_639_1":"de","published_at":"2020-01-02T03:04:05.000Z"}]}
      """#)
    assertShown(["videos": details.videos])
    #expect(details.videos?.map { $0.address != nil } == [true, true, false, false])
  }

  @Test func `Series among similar films are left out, and are no errors`() async throws {
    let details = try await details(
      #"""
      "recommendations":{"page":1,"results":[{"id":604,"title":"A","media_type":"movie"},
      {"id":1,"name":"A series","media_type":"tv"},{"id":2,"media_type":"hologram"},{"id":"x","media_type":"movie"}],
      "total_pages":2,"total_results":21}
      """#)
    assertShown(["similar films": details.recommendations])
  }

  @Test func `A collection may have no name, and the IMDb id may be among the external ids`() async throws {
    let details = try await details(
      #""belongs_to_collection":{"id":2344},"imdb_id":"","external_ids":{"imdb_id":"tt0133093","wikidata_id":""}"#)
    #expect(details.collection == MovieCollection(id: 2344))
    #expect(details.imdbID == "tt0133093")
  }

  private static func body(_ parts: String) -> String {
    #"{"id":603,"title":"The Matrix","overview":"O."\#(parts.isEmpty ? "" : ",")\#(parts)}"#
  }

  private func details(_ parts: String) async throws -> MovieDetails {
    try await catalog(StubTransport(.response(Self.body(parts))), language: "de-DE", region: "DE").movie(603)
  }
}
