import Testing

/// Runs `vip detail` and checks its output and exit status.
@Suite(.timeLimit(.minutes(10))) struct DetailProgramTests {
  private let home = Home()

  @Test func `A film of TMDb is loaded with one request`() async throws {
    try await home.session("vip detail 603 --language en-GB", server: .serving { _ in .json(Self.film) })
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

/// Favorites and ids of two catalogs, before and after logging in.
@Suite(.timeLimit(.minutes(10))) struct CatalogsProgramTests {
  private static let empty = """
    "credits":{"cast":[],"crew":[]},"reviews":{"results":[]},\(DetailProgramTests.emptyParts)
    """
  private static let film =
    #"{"id":603,"title":"The Matrix","overview":"Kept words.",\#(empty)}"#
  private let home = Home()

  @Test func `A favorite added without a token can be opened and removed after login`() async throws {
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; vip favorites add 12
      vip favorites add 603
      vip favorites
      vip detail built-in:12 | grep vip
      vip favorites remove 12
      vip favorites remove nosferatu
      """, server: .serving { _ in .json(Self.film) })
  }

  @Test func `Films of the built-in catalog are the same in every command after login`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/movie/12")
        ? .json(#"{"id":12,"title":"Finding Nemo",\#(Self.empty)}"#) : .json(Self.film)
    }
    try await home.session(
      """
      vip detail built-in:12 | sed -n 1p
      vip detail 12 | sed -n 1p
      vip detail tmdb:12 | sed -n 1p
      vip poster built-in:12 | grep Nosferatu
      vip poster 12 | grep Nemo
      vip poster tmdb:12 | grep Nemo
      vip favorites add built-in:12 12 603
      vip favorites --json --fields id,source,title
      vip favorites export --format csv | cut -d , -f 1-4
      vip favorites remove 12 built-in:77
      vip favorites export films.json
      """, server: standIn)
    let other = Home()
    try other.write(try #require(home.read("films.json")), to: "films.json")
    try await other.session(vip: ["favorites import films.json", "detail tmdb:603 | sed -n 1,4p"], named: "elsewhere")
  }

  @Test func `Films of TMDb are the same in every command without a token`() async throws {
    try await home.run("favorites", "add", "603", server: .serving { _ in .json(Self.film) })
    try await home.session(
      """
      vip favorites add 12
      vip favorites
      vip poster tmdb:603 | grep Matrix
      vip favorites remove matrix
      vip favorites add tmdb:603
      vip detail tmdb:603
      vip poster tmdb:603
      vip favorites add 34 tmdb:603
      vip history remove x
      """)
  }
}
