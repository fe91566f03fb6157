import FlyingFox
import Foundation
import Testing

/// Runs `vip detail` and checks its output and exit status.
@Suite(.timeLimit(.minutes(10))) struct DetailProgramTests {
  @Test(arguments: ["detail", "show"])
  func `Without a token, a film of the built-in catalog is shown`(command: String) async throws {
    let result = try await Program.run(command, "1")
    for text in [
      "A Trip to the Moon  1902\n", "directed by Georges Méliès  14 min", "Country     France",
      "Le Voyage dans la Lune",
      "September 1, 1902", "French",
      "Professor Barbenfouillis",
      "Director, Screenplay, Producer, Production Design", "vip person 1", "Scores are this catalog's own",
    ] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(!result.output.contains("Reviews"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.hasPrefix("Showing the built-in films."))
    #expect(result.errors.filter(\.isNewline).count == 1)
  }

  @Test func `The whole filmography is on request`() async throws {
    let films = (1...15).map {
      #"{"id":\#($0),"title":"Film \#($0)","release_date":"20\#($0 + 10)-01-01","vote_count":1}"#
    }
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":9,"name":"N. N.","movie_credits":{"cast":[\#(films.joined(separator: ","))],"crew":[]}}"#)
    }
    let short = try await Program.run("person", "9", environment: standIn.environment)
    #expect(short.output.contains("\nBest-known films ──") && short.output.contains(" 15 films  vip person 9 --full\n"))
    let whole = try await Program.run("person", "9", "--full", environment: standIn.environment)
    #expect(whole.output.contains("\nFilms ──") && !whole.output.contains("more"))
    let titles = whole.output.matches(of: /Film \d+/).map { String($0.output) }
    #expect(titles == (1...15).reversed().map { "Film \($0)" })
  }

  @Test func `A film of TMDb is loaded with one request`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    let result = try await Program.run("detail", "603", "--language", "en-GB", environment: standIn.environment)
    #expect(result.errors == "")
    for text in [
      "The Matrix  1999", "$63,000,000", "Thomas A. Anderson", "Director, Screenplay", "Anonymous", "in full",
    ] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(result.output.contains(HomeProgramTests.attribution))
    let requests = await standIn.requests.all
    #expect(requests.map(\.path) == ["/3/movie/603"])
    let parts = "credits,reviews,videos,watch/providers,release_dates,recommendations,external_ids"
    #expect(requests.first?.query["append_to_response"] == parts)
    #expect(requests.first?.query["include_video_language"] == "en,null")
    #expect(requests.first?.query["language"] == "en-GB")
  }

  @Test func `Options show the full cast and full reviews`() async throws {
    let cast = (1...40).map { #"{"id":\#($0),"name":"Player \#($0)","character":"Part"}"# }.joined(separator: ",")
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":7,"title":"T","overview":"O","credits":{"cast":[\#(cast)],"crew":[]},"reviews":\#(Self.reviews)}"#)
    }
    let short = try await Program.run("detail", "7", environment: standIn.environment)
    #expect(short.output.contains("28 more  vip detail 7 --credits"))
    #expect(!short.output.contains("Player 13 "))
    let reviews = try await Program.run("detail", "7", "--reviews", environment: standIn.environment)
    #expect(reviews.output.contains("Epilogue."))
    #expect(!reviews.output.contains("Player 13 "))
    let full = try await Program.run("detail", "7", "--full", environment: standIn.environment)
    #expect(full.output.contains("Epilogue."))
    #expect(full.output.contains("Player 40 "))
    #expect(!full.output.contains("more  vip"))
  }

  @Test func `Missing sections are reported in place and on standard error`() async throws {
    let standIn = try await StandIn.serving { _ in .json(#"{"id":7,"title":"T","overview":"O"}"#) }
    let result = try await Program.run("detail", "7", environment: standIn.environment)
    #expect(result.output.ranges(of: "This section could not be loaded.").count == 5)
    #expect(
      result.errors == """
        Cast and crew: This section could not be loaded.
        Reviews: This section could not be loaded.
        Where to watch: This section could not be loaded.
        Trailers: This section could not be loaded.
        More like this: This section could not be loaded.

        """)
  }

  @Test func `Malformed rows are skipped and counted`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(
        """
        {"id":"7.0","title":"","original_title":"Kept","overview":null,"release_date":"2025-13-45","runtime":0,
        "budget":0,"revenue":null,"vote_average":9,"vote_count":0,"genres":[{"id":1,"name":"Drama "},null],
        "credits":{"cast":[null,{"id":1,"name":"Known","character":""},{"id":2}],"crew":[{"id":3,"name":"Crew","job":null}]},
        "reviews":{"results":[{"id":"r","author":"handle","content":"Fine.","author_details":{"name":"","rating":null}},
        {"id":"s","content":""}],"total_pages":1,"total_results":2},\(Self.emptyParts)}
        """)
    }
    let result = try await Program.run("detail", "7", "--language", "en", environment: standIn.environment)
    for text in ["Kept  no date", "Genres  Drama", "Known", "handle\n▎Fine."] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(!result.output.contains("Unknown"))
    #expect(
      result.errors == """
        Cast and crew: 2 people could not be read.
        Reviews: 1 review could not be read.

        """)
  }

  static let reviews = """
    {"results":[{"id":"r","content":"\(String(repeating: "On and on. ", count: 60))Epilogue."}],"total_results":1}
    """
  static let film = """
    {"id":603,"title":"The Matrix","original_language":"en","overview":"Hackers.","release_date":"1999-03-31",
    "vote_average":8.2,"vote_count":26341,"runtime":136,"budget":63000000,"revenue":0,"genres":[],
    "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Thomas A. Anderson"}],
    "crew":[{"id":9340,"name":"Lana","job":"Screenplay"},{"id":9340,"name":"Lana","job":"Director"}]},
    "reviews":\(reviews),\(emptyParts)}
    """
  /// The parts of a film that nothing is known about.
  static let emptyParts = """
    "videos":{"results":[]},"watch/providers":{"results":{}},"release_dates":{"results":[]},
    "recommendations":{"results":[],"total_pages":1,"total_results":0},"external_ids":{}
    """
}
