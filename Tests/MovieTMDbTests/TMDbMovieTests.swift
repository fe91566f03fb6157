import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport
import SceneTestSupport
import ServerTestSupport
import Testing

/// Decoding a film with its parts.
@Suite(.timeLimit(.minutes(10))) struct TMDbMovieTests {
  @Test func `Every field is decoded`() async throws {
    let details = try await details(
      from: """
        {"id":603,"title":"The Matrix","original_title":"The Matrix","original_language":"en","overview":"Hackers.",
        "release_date":"1999-03-31","vote_average":8,"vote_count":26341,"popularity":83.1,"poster_path":"/p.jpg",
        "backdrop_path":null,"adult":false,"tagline":" Believe the unbelievable. ","runtime":136,"budget":63000000,
        "revenue":463517383,"homepage":"http://example.org","genres":[{"id":28,"name":"Action "}],
        "production_countries":[{"iso_3166_1":"US","name":"United States of America"},{"iso_3166_1":"SU","name":""},
        {"iso_3166_1":"USA","name":"x"},{"name":"y"},null,7],
        "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Neo","order":0,"profile_path":"/k.jpg"}],
        "crew":[{"id":9340,"name":"Lana Wachowski","job":"Director","department":"Directing","profile_path":null}]},
        "reviews":{"page":1,"results":[{"id":"5","author":"ana","content":"Whoa.","created_at":"2014-05-12T01:02:03.000Z",
        "author_details":{"name":"Ana","username":"ana","rating":9}}],"total_pages":3,"total_results":45}}
        """)
    assertShown(["film": details])
  }

  @Test func `A cast without a crew is kept`() async throws {
    let details = try await details(
      from: #"{"id":1,"title":"T","overview":"O","credits":{"cast":[{"id":2,"name":"A"}],"crew":null}}"#)
    #expect(details.credits == Credits(cast: [.init(id: 2, name: "A")], crew: []))
  }

  @Test(arguments: [
    #""budget":0,"revenue":0,"runtime":0"#, #""budget":null,"revenue":null,"runtime":null"#,
    #""budget":-5,"revenue":"","runtime":[]"#, #""budget":0.0,"revenue":1.5,"runtime":"long""#,
    #""homepage":"","tagline":"","genres":null,"production_countries":null"#,
    #""homepage":null,"tagline":null,"genres":[{"id":1,"name":" "},7],"production_countries":{}"#,
    #""credits":null,"reviews":null"#, #""credits":{},"reviews":{}"#, #""credits":[],"reviews":"x""#,
    #""credits":{"cast":7,"crew":{}},"reviews":{"results":null}"#, #""credits":{"success":false},"reviews":[]"#,
    #""watch/providers":null,"release_dates":[],"videos":{},"recommendations":{"results":7}"#,
  ])
  func `Unknown values and odd parts are nil, and do not affect the rest`(fields: String) async throws {
    let details = try await details(from: #"{"id":1,"title":"T","overview":"O",\#(fields)}"#)
    #expect(
      details
        == MovieDetails(
          movie: Movie(id: 1, title: "T", overview: "O"), credits: nil, reviews: nil, watchOptions: nil, release: nil,
          videos: nil, recommendations: nil))
  }

  @Test(arguments: [#""136""#, "136.0", "136"])
  func `Numbers are decoded from several types`(runtime: String) async throws {
    let body = #"{"id":"603","title":"T","overview":"O","runtime":\#(runtime),"vote_average":"8.5","vote_count":2}"#
    let details = try await details(from: body)
    #expect(details.runtime == 136)
    #expect(details.movie.rating == Rating(average: 8.5, voteCount: 2))
  }

  @Test func `Repeated people are merged`() async throws {
    let credits = try await credits(
      cast: """
        {"id":1,"name":"Peter Sellers","character":"Strangelove","credit_id":"a"},
        {"id":1,"name":"Peter Sellers","character":"Muffley","credit_id":"b"},{"id":2,"name":"Slim","character":""}
        """,
      crew: """
        {"id":3,"name":"Stanley Kubrick","job":"Director"},{"id":1,"name":"Peter Sellers","job":"Thanks"},
        {"id":3,"name":"Stanley Kubrick","job":"Producer"},{"id":3,"name":"Stanley Kubrick","job":"Director"}
        """)
    #expect(credits.cast.map(\.roles) == [["Strangelove", "Muffley"], []])
    #expect(credits.crew.map(\.roles) == [["Director", "Producer"], ["Thanks"]])
    #expect(credits.skipped == 0)
  }

  @Test func `Malformed credits are skipped and counted`() async throws {
    let credits = try await credits(
      cast: """
        null,7,[],{},{"id":0,"name":"Zero"},{"id":-1,"name":"Less"},{"id":1.5,"name":"Half"},{"id":4,"name":""},
        {"id":5,"name":null,"original_name":"Original"},{"id":"6","name":"Text id","character":null,"profile_path":7}
        """,
      crew: #"{"name":"No id","job":"Grip"},{"id":7.0,"name":"Kept","job":9}"#)
    #expect(credits.cast.map(\.name) == ["Original", "Text id"])
    #expect(credits.crew == [.init(id: 7, name: "Kept")])
    #expect(credits.skipped == 9)
  }

  private func credits(cast: String, crew: String) async throws -> Credits {
    let details = try await details(
      from: #"{"id":1,"title":"T","overview":"O","credits":{"cast":[\#(cast)],"crew":[\#(crew)]}}"#)
    return try #require(details.credits)
  }

  private func details(from body: String) async throws -> MovieDetails {
    try await catalog(StubTransport(.response(body)), region: "DE").movie(603)
  }
}
