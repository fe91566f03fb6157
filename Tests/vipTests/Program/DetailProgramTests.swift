import Testing

/// Runs `vip detail` and checks its output and exit status.
@Suite(.timeLimit(.minutes(10))) struct DetailProgramTests {
  private let home = Home()

  @Test func `Without a token, a film of the built-in catalog is shown`() async throws {
    try await home.session(
      """
      vip detail 1 | sed '/^More like this/,/^$/d'
      diff <(vip detail 1 2>&1) <(vip show 1 2>&1)
      """)
  }

  @Test func `The whole filmography is on request`() async throws {
    let films = (1...15).map {
      #"{"id":\#($0),"title":"Film \#($0)","release_date":"20\#($0 + 10)-01-01","vote_count":1}"#
    }
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":9,"name":"N. N.","movie_credits":{"cast":[\#(films.joined(separator: ","))],"crew":[]}}"#)
    }
    try await home.session(
      """
      vip person 9 --width 40
      vip person 9 --full --width 40
      """, server: standIn)
  }

  @Test func `A film of TMDb is loaded with one request`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.session("vip detail 603 --language en-GB", server: standIn)
  }

  @Test func `Options show the full cast and full reviews`() async throws {
    let cast = (1...14).map { #"{"id":\#($0),"name":"Player \#($0)","character":"Part"}"# }.joined(separator: ",")
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":7,"title":"T","overview":"O","credits":{"cast":[\#(cast)],"crew":[]},"reviews":\#(Self.reviews)}"#)
    }
    try await home.session(
      """
      vip detail 7
      diff <(vip detail 7 2>&1) <(vip detail 7 --reviews 2>&1)
      diff <(vip detail 7 --reviews 2>&1) <(vip detail 7 --full 2>&1)
      """, server: standIn)
  }

  @Test func `Missing sections are reported in place and on standard error`() async throws {
    let standIn = try await StandIn.serving { _ in .json(#"{"id":7,"title":"T","overview":"O"}"#) }
    try await home.session("vip detail 7", server: standIn)
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
    try await home.session("vip detail 7 --language en", server: standIn)
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
