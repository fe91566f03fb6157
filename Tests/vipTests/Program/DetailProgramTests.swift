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
