import FlyingFox
import Foundation
import MovieStore
import ServerTestSupport
import Subprocess
import Testing

/// Runs `vip sync` against a server with an account.
@Suite(.timeLimit(.minutes(20))) struct SyncProgramTests {
  private let home = Home()

  private let server = AccountServer()
  private let standIn: StandIn

  init() async throws {
    standIn = try await StandIn { [server] in await server.answer($0) }
  }

  private func approve() async throws {
    await server.configure { $0.isApproved = true }
    try await home.run("sync", server: standIn, exits: 4)
  }

  @Test func `After an approval, both sides get what the other one has`() async throws {
    for (movie, list, value) in [(5, "watchlist", 1), (6, "rated", 7.5), (3, "favorites", 1)] {
      await server.put(value, movie, on: list)
    }
    // The address stays the same until the viewer has approved.
    try await home.session(
      vip: ["favorites add 1 2 3", "seen add 4 --rate 3.5", "sync --width 200", "sync --json"], server: standIn,
      named: "before")
    await server.configure { $0.isApproved = true }
    try await home.session("vip sync --dry-run --width 200", server: standIn, named: "dry run")
    #expect(await server.changes == 0)
    #expect(try home.permissions(of: AuthProgramTests.file) == 0o600)

    try await home.session(
      """
      vip sync --trace --width 200 2> trace
      grep -c 's3.ret' trace
      vip seen --tsv
      vip sync --json
      """, server: standIn, named: "first")
    #expect(await server.lists == ["favorites": [1: 1, 2: 1, 3: 1], "watchlist": [5: 1], "rated": [4: 7, 6: 7.5]])
    #expect(await server.changes == 3)

    await server.put(nil, 1, on: "favorites")
    try await home.session(
      vip: ["favorites remove 2", "sync --width 200", "favorites --tsv"], server: standIn, named: "second")
    #expect(await server.lists["favorites"] == [3: 1])
  }

  @Test func `Without the network, changes wait`() async throws {
    try await approve()
    try await home.session(
      "vip favorites add 1\nvip sync --offline\nvip sync --offline --json", server: standIn, named: "offline")
    await standIn.stop()
    let down = try await home.run("sync", server: standIn, exits: 1)
    #expect(down.errors.hasSuffix("hint: Changes wait for the next sync.\n"), "\(down.errors)")
    #expect(await server.changes == 0)
  }

  @Test func `A withdrawn approval is a sentence, and the next sync asks for a new one`() async throws {
    try await approve()
    try await home.run("sync", server: standIn)
    #expect(home.read(AuthProgramTests.file)?.contains(AccountServer.token) == true)
    await server.configure { $0.isApproved = false }
    try await home.session("vip sync --width 200", server: standIn, named: "withdrawn")
    #expect(home.read(AuthProgramTests.file)?.contains(AccountServer.token) == false)
    try await home.session("vip sync --width 200", server: standIn, named: "next")
  }

  @Test func `An API key cannot use an account`() async throws {
    try await approve()
    try await home.session(
      """
      unset TMDB_ACCESS_TOKEN; TMDB_API_KEY=\(AuthProgramTests.key) vip sync
      unset TMDB_ACCESS_TOKEN; vip sync
      """, server: standIn, named: "without a token")
  }

  @Test func `A rate limit in the middle is waited for, or the rest waits`() async throws {
    try await approve()
    try await home.run("favorites", "add", "1", "2", "3", "4", "5", "6", "7", "8", server: standIn)
    let tries = Counter()
    await server.configure { $0.beforeChange = { tries.increment() > 3 ? nil : Self.refusal(retryAfter: "0") } }
    try await home.run("sync", server: standIn)
    #expect(await server.lists["favorites"]?.count == 8)

    try await home.run("watchlist", "add", "1", "2", "3", "4", "5", "6", "7", "8", server: standIn)
    await server.configure { $0.beforeChange = { Self.refusal(retryAfter: "600") } }
    let stopped = try await home.run("sync", server: standIn, exits: 1)
    #expect(
      stopped.errors.contains("8 changes wait for the next sync: "), "\(stopped.errors)")
    #expect(await server.lists["watchlist"]?.isEmpty == true)
    await server.configure { $0.beforeChange = { nil } }
    try await home.run("sync", server: standIn)
    #expect(await server.lists["watchlist"]?.count == 8)
  }

  @Test func `A sync that is killed is finished by the next one`() async throws {
    try await approve()
    // Eight of them at most are changed, or under way, before each kill.
    try await home.run("favorites", "add", with: (1...36).map(String.init), server: standIn)
    for movie in 41...52 { await server.put(1, movie, on: "watchlist") }
    for _ in 0..<3 {
      let (reached, gate) = (Gate(), Gate())
      let count = Counter()
      await server.configure { server in
        server.beforeChange = {
          // Some changes are made, and others are under way.
          guard count.increment() > 2 else { return nil }
          await reached.open()
          await gate.pass()
          return nil
        }
      }
      try await home.shell("exec vip sync", server: standIn, exits: 128 + 9) { send in
        await reached.pass()
        try send(.kill)
      }
      await server.configure { $0.beforeChange = { nil } }
      await gate.open()
    }
    try await home.run("sync", server: standIn)
    #expect(await server.lists["favorites"]?.keys.sorted() == Array(1...36))
    #expect(await server.lists["watchlist"]?.keys.sorted() == Array(41...52))
    #expect(
      try await home.run("watchlist", "--tsv", "--page", "1", server: standIn).output.split(separator: "\n").count == 12
    )
    #expect(try await home.run("sync", "--json", server: standIn).output.contains(#""changes":[]"#))
  }

  @Test func `The sync after one whose library was removed meanwhile removes nothing`() async throws {
    try await approve()
    try await home.run("favorites", "add", "1", server: standIn)
    let folder = home.path(".local/share/vip")
    await server.configure { server in
      server.beforeChange = {
        try? FileManager.default.removeItem(atPath: folder)
        return nil
      }
    }
    try await home.run("sync", server: standIn)
    try await home.run("sync", server: standIn)
    #expect(await server.lists["favorites"] == [1: 1])
    #expect(try await home.run("favorites", "--tsv", server: standIn).output.hasPrefix("1\tFilm 1\t"))
  }

  @Test func `Ctrl-C says that changes wait`() async throws {
    try await approve()
    try await home.run("favorites", "add", "1", server: standIn)
    let (reached, gate) = (Gate(), Gate())
    await server.configure { server in
      server.beforeChange = {
        await reached.open()
        await gate.pass()
        return nil
      }
    }
    let result = try await home.shell("exec vip sync", server: standIn, exits: 130) { send in
      await reached.pass()
      try send(.interrupt)
    }
    await gate.open()
    #expect(result.errors.hasSuffix("Interrupted. Changes wait for the next sync.\n"), "\(result.errors)")
  }

  @Test func `A film that cannot be read here stays in the account`() async throws {
    try await approve()
    try await home.run("favorites", "add", "1", "2", server: standIn)
    try await home.run("sync", server: standIn)
    let library = try Connection(path: home.path(".local/share/vip/library.sqlite"))
    try library.execute("UPDATE film SET movie = '{\"cut' WHERE id = 1")
    library.close()
    try await home.session("vip sync --width 200", server: standIn, named: "unreadable")
    #expect(await server.lists["favorites"] == [1: 1, 2: 1])
  }

  @Test func `A log-out withdraws the approval at the server`() async throws {
    try await approve()
    try await home.session(
      "vip sync\nvip auth status --width 200\nvip auth logout --width 200", server: standIn, named: "log-out")
    #expect(await !server.isApproved)
    #expect(home.read(AuthProgramTests.file) == nil)

    await server.configure { $0.isApproved = true }
    try await home.run("sync", server: standIn, exits: 4)
    try await home.run("sync", server: standIn)
    await standIn.stop()
    try await home.session("vip auth logout --width 200", server: standIn, named: "alone")
    #expect(home.read(AuthProgramTests.file) == nil)
  }

  /// Refuses a change because there are too many.
  private static func refusal(retryAfter seconds: String) -> HTTPResponse {
    AccountServer.refusal(429, headers: [HTTPHeader("Retry-After"): seconds])
  }
}

/// A server in place of TMDb that keeps the lists of an account.
actor AccountServer {
  static let token = "acc0unt.t0ken-s3cret"
  static let session = "s3ss10n-s3cret-1d"
  private static let account = "4bc8892a017a3c0z92001001"
  private static let rated = #""created_at":"2021-01-01T00:00:00.000Z""#

  /// Whether the viewer has approved.
  var isApproved = false
  /// The films on lists by their names in addresses, with the values of ratings, which are from 0.5 through 10.
  private(set) var lists: [String: [Int: Double]] = ["favorites": [:], "watchlist": [:], "rated": [:]]
  /// The number of changes that were made.
  private(set) var changes = 0
  /// Called before each change. Returns a response to send instead.
  var beforeChange: @Sendable () async -> HTTPResponse? = { nil }
  private var approvals = 0

  func configure(_ change: @Sendable (isolated AccountServer) -> Void) { change(self) }
  func put(_ value: Double?, _ movie: Int, on list: String) { lists[list]?[movie] = value }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    let body = (try? await request.bodyData).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    switch (request.method, parts.dropFirst().joined(separator: "/")) {
    case (.POST, "auth/request_token"):
      approvals += 1
      return .json(#"{"success":true,"status_code":1,"request_token":"request-t0ken-\#(approvals)"}"#)
    case (.POST, "auth/access_token"):
      guard isApproved, body?["request_token"] as? String == "request-t0ken-\(approvals)" else {
        return Self.refusal(422)
      }
      return .json(#"{"success":true,"access_token":"\#(Self.token)","account_id":"\#(Self.account)"}"#)
    case (.DELETE, "auth/access_token"):
      guard body?["access_token"] as? String == Self.token else { return Self.refusal(401) }
      isApproved = false
      return .json(#"{"success":true,"status_code":13}"#)
    case (.GET, "movie/\(parts.last ?? "")"):
      return .json(#"{"id":\#(parts.last ?? ""),"title":"Film \#(parts.last ?? "")"}"#)
    case (.GET, "configuration"): return .json(#"{"images":{}}"#)
    default: break
    }
    guard isApproved, request.headers[.authorization] == "Bearer \(Self.token)" else { return Self.refusal(401) }
    if request.method == .POST, request.path.hasSuffix("/session/convert/4") {
      return .json(#"{"success":true,"session_id":"\#(Self.session)"}"#)
    }
    if request.method == .GET, request.path.contains("/4/account/\(Self.account)/movie/"), let list = parts.last {
      return page(list, Int(request.query["page"] ?? "") ?? 1)
    }
    guard request.query["session_id"] == Self.session else { return Self.refusal(401) }
    if request.method == .GET { return .json(#"{"id":548,"username":"viewer"}"#) }
    if let other = await beforeChange() { return other }
    return change(parts, body ?? [:], isRemoval: request.method == .DELETE)
  }

  /// Pages of two films.
  private func page(_ list: String, _ number: Int) -> HTTPResponse {
    let films = (lists[list] ?? [:]).sorted { $0.key < $1.key }
    let rows = films.dropFirst((number - 1) * 2).prefix(2).map { movie, value in
      #"{"id":\#(movie),"title":"Film \#(movie)","account_rating":{"value":\#(value),\#(Self.rated)}}"#
    }
    return .json(
      #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"total_pages":\#(max(1, (films.count + 1) / 2)),"#
        + #""total_results":\#(films.count)}"#)
  }

  private func change(_ parts: [String], _ body: [String: Any], isRemoval: Bool) -> HTTPResponse {
    changes += 1
    if parts.last == "rating", let movie = Int(parts[2]) {
      lists["rated"]?[movie] = isRemoval ? nil : body["value"] as? Double
    } else if let movie = body["media_id"] as? Int, let name = parts.last {
      lists[name == "favorite" ? "favorites" : name]?[movie] = body[name] as? Bool == true ? 1 : nil
    }
    // The server echoes what it should not.
    return .json(
      #"{"success":true,"status_code":\#(isRemoval ? 13 : 1),"status_message":"\#(Self.session) \#(Self.token)"}"#)
  }

  static func refusal(_ status: Int, headers: HTTPHeaders = [:]) -> HTTPResponse {
    .json(
      #"{"success":false,"status_code":3,"status_message":"\#(session)"}"#,
      status: HTTPStatusCode(status, phrase: "Refused"), headers: headers)
  }
}
