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
      of: 603,
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
        null,7,[],{},{"id":0,"name":"Zero"},{"id":-1,"name":"Less"},{"id":1.5,"name":"Half"},{"id":4,"name":" "},
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

  private func details(of id: Movie.ID = 1, from body: String) async throws -> MovieDetails {
    try await catalog(StubTransport(.response(body)), region: "DE").movie(id)
  }
}

/// Reviews and overviews of a film.
@Suite(.timeLimit(.minutes(10))) struct TMDbMovieTextTests {
  @Test(
    arguments: [
      (#""author_details":{"name":"","username":"ana","rating":null}"#, "handle", nil, nil),
      (#""author_details":{"name":"Ana","rating":7}"#, "Ana", 7, nil),
      (#""author_details":{"name":"Ana","rating":"7.5"}"#, "Ana", 7.5, nil),
      (#""author_details":{"name":"Ana","rating":11}"#, "Ana", nil, nil),
      (#""author_details":{"name":null,"rating":-1}"#, "handle", nil, nil),
      (#""author_details":null,"created_at":"2014-05-12T01:02:03.000Z""#, "handle", nil, "2014-05-12"),
      (#""author_details":[],"created_at":"2014-05-12""#, "handle", nil, "2014-05-12"),
      (#""url":"x","created_at":"2014-13-45T00:00:00Z""#, "handle", nil, nil),
      (#""created_at":"""#, "handle", nil, nil), (#""created_at":"May 12""#, "handle", nil, nil),
    ] as [(String, String, Double?, CalendarDate?)])
  func `A review's author, rating and date are decoded`(
    fields: String, author: String, rating: Double?, date: CalendarDate?
  ) async throws {
    let reviews = try await reviews(#"{"id":"r","author":"handle","content":"C",\#(fields)}"#)
    #expect(reviews.elements == [Review(id: "r", author: author, rating: rating, text: "C", date: date)])
  }

  @Test func `Malformed reviews are skipped and counted`() async throws {
    let reviews = try await reviews(
      #"null,7,{},{"id":"a","content":""},{"id":"b","content":null},{"content":"No id or author"}"#)
    #expect(reviews.elements == [Review(id: "", author: "", text: "No id or author")])
    #expect(reviews.skipped == 5)
  }

  /// A transport with a response for each language.
  private func transport(_ outcomes: [String: StubTransport.Outcome]) -> StubTransport {
    StubTransport { exchange, _ in
      let outcome = outcomes.first { exchange.request.path?.contains("language=\($0.key)") ?? false }
      return outcome?.value ?? .response("", status: 404)
    }
  }

  /// A tagline in another language is left out.
  @Test(arguments: ["Слоган", ""])
  func `An empty overview is loaded in English and labeled, but no tagline`(tagline: String) async throws {
    let transport = transport([
      "ru-RU": .response(#"{"id":1,"title":"Т","overview":"","tagline":"\#(tagline)"}"#),
      "en-US": .response(#"{"id":1,"title":"T","overview":"In English.","tagline":"Tagline"}"#),
    ])
    let details = try await catalog(transport, language: "ru-RU").movie(1)
    #expect(details.movie.title == "Т")
    #expect(details.tagline == tagline)
    #expect(details.movie.overview == "In English.")
    #expect(details.overviewLanguage == "en")
    #expect(
      transport.requests.map(\.path) == [
        "/3/movie/1?language=ru-RU&append_to_response=credits%2Creviews%2Cvideos%2Cwatch%2Fproviders%2Crelease_dates"
          + "%2Crecommendations%2Cexternal_ids&include_video_language=ru%2Cen%2Cnull", "/3/movie/1?language=en-US",
      ])
  }

  @Test(arguments: [("ru-RU", "Есть."), ("en-US", ""), ("en-GB", ""), ("en", "")])
  func `An existing overview, or English, needs no second request`(language: String, overview: String) async throws {
    let transport = transport([language: .response(#"{"id":1,"title":"T","overview":"\#(overview)"}"#)])
    let details = try await catalog(transport, language: language).movie(1)
    #expect(details.movie.overview == overview)
    #expect(details.overviewLanguage == nil)
    #expect(transport.requests.count == 1)
  }

  static let fallbacks: [StubTransport.Outcome] = [
    .response(#"{"overview":""}"#), .response("<html>"), .response("[]"), .failure(HTTPFailure(.timedOut)),
  ]

  @Test(arguments: fallbacks)
  func `Without an English overview, the film is still returned`(fallback: StubTransport.Outcome) async throws {
    let transport = transport(["de-DE": .response(#"{"id":1,"title":"T"}"#), "en-US": fallback])
    let details = try await catalog(transport, language: "de-DE").movie(1)
    #expect(details.movie.overview == "")
    #expect(details.overviewLanguage == nil)
  }

  @Test func `Cancelling the second request cancels the load`() async throws {
    let transport = transport([
      "de-DE": .response(#"{"id":1,"title":"T"}"#), "en-US": .failure(HTTPFailure(.cancelled)),
    ])
    await #expect(throws: CatalogError(.cancelled, host: "api.themoviedb.org")) {
      try await catalog(transport, language: "de-DE").movie(1)
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func `An invalid id is not requested`(id: Int) async throws {
    let transport = StubTransport(.response(""))
    await #expect(throws: CatalogError(.notFound)) { try await catalog(transport).movie(id) }
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [
    "", "[]", "{}", "null", #"{"id":1}"#, #"{"title":"T"}"#, #"{"id":0,"title":"T"}"#, #"{"id":1,"ti"#,
    #"{"id":2,"title":"T"}"#,
  ])
  func `A body that is not the film is malformed`(body: String) async throws {
    await #expect(throws: CatalogError(.malformedResponse, host: "api.themoviedb.org", status: 200)) {
      try await catalog(StubTransport(.response(body))).movie(1)
    }
  }

  private func reviews(_ rows: String) async throws -> ResultsPage<Review> {
    let body =
      #"{"id":1,"title":"T","overview":"O","reviews":{"results":[\#(rows)],"total_pages":1,"total_results":1}}"#
    return try #require(try await catalog(StubTransport(.response(body))).movie(1).reviews)
  }
}

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

  @Test(arguments: [("ru-RU", ["Spirited Away"]), ("en-GB", [])])
  func `Another title is the English one, in another language`(language: String, titles: [String]) async throws {
    let transport = StubTransport(.response(#"{"id":129,"title":"Spirited Away"}"#))
    #expect(try await catalog(transport, language: language, region: "RU").otherTitles(of: 129) == titles)
    #expect(transport.requests.map(\.path) == titles.map { _ in "/3/movie/129?language=en-US" })
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
