import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

/// Reviews and overviews of a film.
@Suite(.timeLimit(.minutes(10))) struct TMDbMovieTextTests {
  @Test(arguments: [
    (#""author_details":{"name":"","username":"ana","rating":null}"#, "handle", nil),
    (#""author_details":{"name":"Ana","rating":7}"#, "Ana", 7.0),
    (#""author_details":{"name":"Ana","rating":"7.5"}"#, "Ana", 7.5),
    (#""author_details":{"name":"Ana","rating":11}"#, "Ana", nil),
    (#""author_details":{"name":null,"rating":-1}"#, "handle", nil), (#""author_details":null"#, "handle", nil),
    (#""author_details":[]"#, "handle", nil), (#""url":"x""#, "handle", nil),
  ])
  func `A review's author and rating are decoded`(fields: String, author: String, rating: Double?) async throws {
    let reviews = try await reviews(#"{"id":"r","author":"handle","content":"C",\#(fields)}"#)
    #expect(reviews.elements == [Review(id: "r", author: author, rating: rating, text: "C")])
  }

  @Test(arguments: [
    ("2014-05-12T01:02:03.000Z", "2014-05-12"), ("2014-05-12", "2014-05-12"), ("2014-13-45T00:00:00Z", nil), ("", nil),
    ("May 12", nil),
  ])
  func `A review's date is decoded`(text: String, day: String?) async throws {
    let reviews = try await reviews(#"{"id":"r","author":"A","content":"C","created_at":"\#(text)"}"#)
    #expect(reviews.elements.map { $0.date?.description } == [day])
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

  @Test func `An empty overview is loaded in English and labeled`() async throws {
    let transport = transport([
      "ru-RU": .response(#"{"id":1,"title":"Т","overview":"","tagline":"Слоган"}"#),
      "en-US": .response(#"{"id":1,"title":"T","overview":"In English.","tagline":"Tagline"}"#),
    ])
    let details = try await catalog(transport, language: "ru-RU").movie(1)
    #expect(details.movie.title == "Т")
    #expect(details.tagline == "Слоган")
    #expect(details.movie.overview == "In English.")
    #expect(details.overviewLanguage == "en")
    #expect(
      transport.requests.map(\.path) == [
        "/3/movie/1?language=ru-RU&append_to_response=credits%2Creviews%2Cvideos%2Cwatch%2Fproviders%2Crelease_dates"
          + "%2Crecommendations%2Cexternal_ids&include_video_language=ru%2Cen%2Cnull", "/3/movie/1?language=en-US",
      ])
  }

  @Test func `An empty tagline comes with the English overview`() async throws {
    let transport = transport([
      "de-DE": .response(#"{"id":1,"title":"T","overview":"","tagline":""}"#),
      "en-US": .response(#"{"id":1,"title":"T","overview":"","tagline":"Tagline"}"#),
    ])
    #expect(try await catalog(transport, language: "de-DE").movie(1).tagline == "Tagline")
  }

  @Test(arguments: [("ru-RU", "Есть."), ("en-US", ""), ("en-GB", ""), ("en", "")])
  func `There is no second request for an existing overview or in English`(
    language: String, overview: String
  ) async throws {
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

  @Test(arguments: ["", "[]", "{}", "null", #"{"id":1}"#, #"{"title":"T"}"#, #"{"id":0,"title":"T"}"#, #"{"id":1,"ti"#])
  func `A body that is not a film is malformed`(body: String) async throws {
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
