import HTTPTypes
import MovieDomain
import MovieTMDb
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbFilterTests {
  @Test func `Every criterion is a parameter, with its special characters escaped`() async throws {
    var filter = MovieFilter()
    filter.genres = [28, 878]
    filter.excludedGenres = [27]
    filter.years = try Bounds("1990..1999", in: MovieFilter.Limits.years)
    filter.score = try Bounds("7..8.5", in: MovieFilter.Limits.scores)
    filter.runtime = try Bounds("..100", in: MovieFilter.Limits.runtimes)
    filter.votes = try Bounds("500..", in: MovieFilter.Limits.votes)
    filter.originalLanguage = "ja"
    filter.country = Region("JP")
    filter.people = [17, 18]
    filter.services = [8, 9]
    filter.certification = "R+"
    filter.order = .newest
    #expect(
      try await path(of: filter, region: "DE") == """
        /3/discover/movie?include_adult=false&sort_by=primary_release_date.desc&with_genres=28%2C878&without_genres=27\
        &primary_release_date.gte=1990-01-01&primary_release_date.lte=1999-12-31&vote_average.gte=7.0\
        &vote_average.lte=8.5&vote_count.gte=500&with_runtime.gte=1&with_runtime.lte=100&with_original_language=ja\
        &with_origin_country=JP&with_people=17%2C18&with_watch_providers=8%7C9&watch_region=DE&certification=R%2B\
        &certification_country=DE&language=en-US&region=DE&page=1
        """)
  }

  @Test func `Offers and age ratings are those of the United States without a region`() async throws {
    var filter = MovieFilter()
    filter.services = [8]
    filter.certification = "PG"
    let path = try await path(of: filter)
    #expect(path.contains("watch_region=US&certification=PG&certification_country=US"))
  }

  @Test func `Adult films are in lists only if the user wants them`() async throws {
    let body =
      #"{"results":[{"id":1,"title":"A","adult":true},{"id":2,"title":"B"}],"total_pages":1,"total_results":2}"#
    for (includesAdult, ids) in [(false, [2]), (true, [1, 2])] {
      let transport = StubTransport(.response(body))
      let catalog = catalog(transport, includesAdult: includesAdult)
      let pages = [
        try await catalog.movies(in: .popular, genre: nil, page: 1),
        try await catalog.movies(meeting: .init(), page: 1),
        try await catalog.trendingMovies(page: 1), try await catalog.movies(like: 603, page: 1),
      ]
      #expect(pages.map { $0.elements.map(\.id) } == Array(repeating: ids, count: 4))
      let paths = transport.requests.compactMap(\.path)
      #expect(paths[1].contains("include_adult=\(includesAdult)"))
      #expect(
        paths[2...] == [
          "/3/trending/movie/week?language=en-US&page=1", "/3/movie/603/recommendations?language=en-US&page=1",
        ])
    }
  }

  @Test func `A collection is in order, and its films may lack dates`() async throws {
    let body = """
      {"id":2344,"name":"The Collection","parts":[{"id":3,"title":"C"},{"id":2,"title":"B","release_date":"2003-05-15"},
      {"id":1,"title":"A","release_date":"1999-03-31"},{"id":"x"}]}
      """
    let transport = StubTransport(.response(body))
    let details = try await catalog(transport).collection(2344)
    #expect(details.films.elements.map(\.id) == [1, 2, 3])
    #expect(details.films.skipped == 1)
    #expect(details.collection.name == "The Collection")
    #expect(transport.requests.first?.path == "/3/collection/2344?language=en-US")
  }

  @Test func `The services of a country are sorted by importance, without those that have no name`() async throws {
    let body = """
      {"results":[{"provider_id":9,"provider_name":"Prime","display_priority":2},{"provider_id":1,"provider_name":" "},
      {"provider_id":8,"provider_name":"Netflix","display_priority":1}]}
      """
    let transport = StubTransport(.response(body))
    #expect(try await catalog(transport, region: "DE").streamingServices().map(\.name) == ["Netflix", "Prime"])
    #expect(transport.requests.first?.path == "/3/watch/providers/movie?language=en-US&watch_region=DE")
  }

  private func path(of filter: MovieFilter, region: String? = nil) async throws -> String {
    let transport = StubTransport(.response(#"{"results":[]}"#))
    _ = try await catalog(transport, region: region).movies(meeting: filter, page: 1)
    return try #require(transport.requests.first?.path)
  }

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
