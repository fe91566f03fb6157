import FlyingFox
import ServerTestSupport
import Testing

/// Runs `vip auth`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct AuthProgramTests {
  static let file = ".config/vip/credentials.json"
  static let key = "0123456789abcdef0123456789abcdef"
  private let home = Home()
  private let accepting = #"{"images":{}}"#

  /// The token that is typed, which is never printed.
  init() throws { try home.write("\(StandIn.token)\nnext line", to: "token") }

  @Test func `An accepted token is stored and used`() async throws {
    let standIn = try await StandIn.serving { [accepting] in
      $0.hasSuffix("/configuration") ? .json(accepting) : .films(for: $0)
    }
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth login < token
      ls -ld .config/vip .config/vip/* | cut -c 1-10
      unset TMDB_ACCESS_TOKEN; vip home
      """, server: standIn)
    let requests = await standIn.requests.all
    #expect(requests.allSatisfy { $0.headers[.authorization] == "Bearer \(StandIn.token)" })
  }

  @Test func `An API key is recognized`() async throws {
    let standIn = try await StandIn.serving { [accepting] _ in .json(accepting) }
    try home.write(Self.key, to: "token")
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth login < token
      unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth --offline
      """, server: standIn)
    #expect(await standIn.requests.all.map { $0.headers[.authorization] } == [nil])
  }

  @Test(arguments: [(401, #"{"status_code":7,"success":false}"#), (200, "<html>Sign in</html>"), (404, "")])
  func `A rejected token is not stored`(code: Int, body: String) async throws {
    let standIn = try await StandIn.serving { _ in .json(body, status: HTTPStatusCode(code, phrase: "Test")) }
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth login < token
      ls -A
      """, server: standIn, named: "\(code)")
  }

  @Test func `A temporary server error is retried`() async throws {
    let attempts = Counter()
    let standIn = try await StandIn.serving { [accepting] _ in
      attempts.increment() == 1 ? .json("", status: .serviceUnavailable) : .json(accepting)
    }
    try await home.session("unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth login < token", server: standIn)
  }

  @Test func `Without a token, a network or a home folder, nothing is stored`() async throws {
    try await home.session(
      #"""
      vip auth login < /dev/null
      echo ' ' | vip auth login
      printf '\n\n' | vip auth login
      yes endless | tr -d '\n' | vip auth login
      vip auth login --offline < token
      ls -A
      """#)
    let standIn = try await StandIn.serving { [accepting] _ in .json(accepting) }
    try await home.session("unset HOME TMDB_ACCESS_TOKEN; vip auth login < token", server: standIn, named: "no home")
  }

  @Test func `A variable takes precedence over the stored token`() async throws {
    try home.write(#"{"access_token":"kept.s3cret.x"}"#, to: Self.file)
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.session(
      """
      vip list popular > /dev/null
      COLUMNS=200 vip auth status
      COLUMNS=200 vip auth logout
      ls -A .config/vip
      """, server: standIn)
    #expect(await standIn.requests.all.first?.headers[.authorization] == "Bearer \(StandIn.token)")
  }

  @Test(arguments: [401, 200, 500])
  func `The status says whether the server accepts the token`(code: Int) async throws {
    let standIn = try await StandIn.serving { [accepting] _ in
      .json(accepting, status: HTTPStatusCode(code, phrase: "Test"))
    }
    try await home.session(
      """
      vip auth status
      vip auth status --offline
      """, server: standIn, named: "\(code)")
  }

  @Test func `Without a token, the status shows how to log in`() async throws {
    try await home.session(
      """
      vip auth
      vip auth logout
      vip genres > /dev/null
      """)
  }

  @Test func `An unreadable credential file is reported, and the built-in films are shown`() async throws {
    try home.write(#"{"access_token":["s3cret"]}"#, to: Self.file)
    try await home.session(
      """
      vip genres --width 200 | grep Western
      vip auth --width 200
      """)
  }
}
