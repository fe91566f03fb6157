import Testing

/// Favorites and ids of two catalogs, before and after logging in.
@Suite(.timeLimit(.minutes(10))) struct CatalogsProgramTests {
  private static let empty = """
    "credits":{"cast":[],"crew":[]},"reviews":{"results":[]},\(DetailProgramTests.emptyParts)
    """
  private static let film =
    #"{"id":603,"title":"The Matrix","overview":"Kept words.",\#(empty)}"#
  private let home = Home()

  @Test func `A favorite added without a token can be opened and removed after login`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; vip favorites add 12
      vip favorites add 603
      vip favorites
      vip detail built-in:12 | grep vip
      vip favorites remove 12
      vip favorites remove nosferatu
      """, server: standIn)
  }

  @Test func `A favorite of TMDb without a token is shown as it is stored`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.run("favorites", "add", "603", server: standIn)
    try await home.session(
      """
      vip favorites --json --fields id,source,title
      vip detail tmdb:603 | sed -n 1,4p
      vip detail tmdb:604
      vip favorites rm tmdb:603 --json
      """)
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
    try await other.session(
      """
      vip favorites import films.json
      vip detail tmdb:603 | sed -n 1,4p
      """, named: "elsewhere")
  }

  @Test func `Films of TMDb are the same in every command without a token`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.run("favorites", "add", "603", server: standIn)
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

  @Test func `What can be added is added, and the status tells of the rest`() async throws {
    try await home.session(
      """
      vip favorites add 12 'no such film' 424242 metropolis
      vip favorites remove 12 77
      vip poster 12 424242 | grep Nosferatu
      """)
  }

  @Test func `Words that are one title need no quotes`() async throws {
    try await home.session(
      """
      vip favorites add city lights
      vip favorites rm city lights
      vip favorites add xyzzy lights
      """)
  }
}
