import FlyingFox
import Foundation
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
    try await run("sync", exits: 4)
  }

  /// Runs a command. No secret of the account is ever printed.
  @discardableResult
  private func run(
    _ arguments: String..., with more: [String] = [], exits status: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    let width = arguments.first == "sync" ? ["--width", "200"] : []
    let result = try await home.run(
      with: arguments + more + width, server: standIn, exits: status, sourceLocation: sourceLocation)
    for secret in AccountServer.secrets {
      #expect(!result.output.contains(secret) && !result.errors.contains(secret))
    }
    return result
  }

  @Test func `After an approval, both sides get what the other one has`() async throws {
    try await run("favorites", "add", "1", "2", "3")
    try await run("seen", "add", "4", "--rate", "3.5")
    for (movie, list, value) in [(5, "watchlist", 1), (6, "rated", 7.5), (3, "favorites", 1)] {
      await server.put(value, movie, on: list)
    }
    let first = try await run("sync", exits: 4)
    #expect(first.output == "")
    #expect(
      first.errors == """
        error: Not synced: TMDb needs your approval
        hint: Approve at https://www.themoviedb.org/auth/access?request_token=request-t0ken-1 and then sync again.

        """)
    // The address stays the same until the viewer has approved.
    let again = try await run("sync", "--json", exits: 4)
    #expect(again.output == "" && again.errors.contains("request-t0ken-1"))
    await server.configure { $0.isApproved = true }
    let plan = try await run("sync", "--dry-run")
    #expect(plan.output.contains("5 changes to make; nothing was changed"), "\(plan.errors)")
    #expect(await server.changes == 0)
    #expect(try home.permissions(of: AuthProgramTests.file) == 0o600)

    let done = try await run("sync", "--trace")
    for row in [
      "Film 1  added to favorites at TMDb", "Film 2  added to favorites at TMDb", "Film 4  rated ★ 3.5 at TMDb",
      "Film 5  added to the watchlist here", "Film 6  rated ★ 4 here",
    ] { #expect(done.output.contains(row), "\(done.output)") }
    #expect(await server.lists == ["favorites": [1: 1, 2: 1, 3: 1], "watchlist": [5: 1], "rated": [4: 7, 6: 7.5]])
    let seen = try await run("seen", "--tsv")
    #expect(seen.output.split(separator: "\n").count == 2)
    let nothing = try await run("sync", "--json")
    #expect(nothing.output.contains(#""changes":[]"#))
    #expect(await server.changes == 3)

    await server.put(nil, 1, on: "favorites")
    try await run("favorites", "remove", "2")
    try await run("sync")
    #expect(await server.lists["favorites"] == [3: 1])
    #expect(try await run("favorites", "--tsv").output.split(separator: "\n").count == 1)
  }

  @Test func `Without the network, changes wait`() async throws {
    try await approve()
    try await run("favorites", "add", "1")
    let offline = try await run("sync", "--offline", exits: 1)
    #expect(offline.output == "")
    #expect(offline.errors == "error: Not synced\nhint: Changes wait for the next sync.\n")
    await standIn.stop()
    let down = try await run("sync", exits: 1)
    #expect(down.errors.hasSuffix("hint: Changes wait for the next sync.\n"), "\(down.errors)")
    #expect(await server.changes == 0)
  }

  @Test func `A withdrawn approval is a sentence, and the next sync asks for a new one`() async throws {
    try await approve()
    try await run("sync")
    #expect(home.read(AuthProgramTests.file)?.contains(AccountServer.token) == true)
    await server.configure { $0.isApproved = false }
    let result = try await run("sync", exits: 4)
    #expect(result.errors.hasPrefix("error: Not synced: the approval at TMDb was withdrawn\n"))
    #expect(home.read(AuthProgramTests.file)?.contains(AccountServer.token) == false)
    let next = try await run("sync", exits: 4)
    #expect(next.errors.contains("request-t0ken-2"))
  }

  @Test func `An API key cannot use an account`() async throws {
    try await approve()
    var environment = home.environment(with: standIn.address)
    environment["TMDB_API_KEY"] = AuthProgramTests.key
    let result = try await Program.run("sync", environment: environment, exits: 4)
    #expect(result.errors.hasPrefix("error: Not synced: an API key cannot use an account\n"))
    let none = try await home.run("sync", exits: 4)
    #expect(none.errors.contains("vip auth login"))
  }

  @Test func `A rate limit in the middle is waited for, or the rest waits`() async throws {
    try await approve()
    try await run("favorites", "add", "1", "2", "3", "4", "5", "6", "7", "8")
    let tries = Counter()
    await server.configure { $0.beforeChange = { tries.increment() > 3 ? nil : Self.refusal(retryAfter: "0") } }
    try await run("sync")
    #expect(await server.lists["favorites"]?.count == 8)

    try await run("watchlist", "add", "1", "2", "3", "4", "5", "6", "7", "8")
    await server.configure { $0.beforeChange = { Self.refusal(retryAfter: "600") } }
    let stopped = try await run("sync", exits: 1)
    #expect(
      stopped.errors.contains("hint: Changes wait for the next sync."), "\(stopped.errors)")
    #expect(await server.lists["watchlist"]?.isEmpty == true)
    await server.configure { $0.beforeChange = { nil } }
    try await run("sync")
    #expect(await server.lists["watchlist"]?.count == 8)
  }

  @Test func `A sync that is killed is finished by the next one`() async throws {
    try await approve()
    // Eight of them at most are changed, or under way, before each kill.
    try await run("favorites", "add", with: (1...36).map(String.init))
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
      let result = try await Program.run(
        "sync", environment: home.environment(with: standIn.environment), interruptedAfter: { await reached.pass() },
        by: .kill)
      #expect(result.status == 128 + 9)
      await server.configure { $0.beforeChange = { nil } }
      await gate.open()
    }
    try await run("sync")
    #expect(await server.lists["favorites"]?.keys.sorted() == Array(1...36))
    #expect(await server.lists["watchlist"]?.keys.sorted() == Array(41...52))
    #expect(try await run("watchlist", "--tsv", "--page", "1").output.split(separator: "\n").count == 12)
    #expect(try await run("sync", "--json").output.contains(#""changes":[]"#))
  }

  @Test func `A log-out withdraws the approval at the server`() async throws {
    try await approve()
    try await run("sync")
    #expect(try await run("auth", "status").output.contains("approved for vip sync"))
    let result = try await run("auth", "logout")
    #expect(!result.errors.contains("withdraw"))
    #expect(await !server.isApproved)
    #expect(home.read(AuthProgramTests.file) == nil)

    await server.configure { $0.isApproved = true }
    try await run("sync", exits: 4)
    try await run("sync")
    await standIn.stop()
    let alone = try await run("auth", "logout")
    #expect(alone.errors.contains("TMDb could not be told"), "\(alone.errors)")
    #expect(home.read(AuthProgramTests.file) == nil)
  }

  /// Refuses a change because there are too many.
  private static func refusal(retryAfter seconds: String) -> HTTPResponse {
    AccountServer.refusal(429, headers: [HTTPHeader("Retry-After"): seconds])
  }
}
