import FlyingFox
import Foundation
import ServerTestSupport
import Testing

/// Runs `vip auth`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct AuthProgramTests {
  static let file = ".config/vip/credentials.json"
  static let key = "0123456789abcdef0123456789abcdef"
  private let home = Home()

  @Test func `An accepted token is stored and used`() async throws {
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/configuration") ? .json(#"{"images":{}}"#) : .films(for: $0)
    }
    let environment = home.environment(with: standIn.address)
    let result = try await logIn(StandIn.token, environment)
    #expect(result.output.hasPrefix("Logged in to TMDb. Token saved to "))
    #expect(result.errors == "")
    #expect(try home.permissions(of: Self.file) == 0o600)
    #expect(try home.permissions(of: ".config/vip") == 0o700)
    let films = try await Program.run("home", environment: environment)
    #expect(films.output.contains("popular one"))
    #expect(films.errors == "")
    let requests = await standIn.requests.all
    #expect(requests.map(\.path).first == "/3/configuration")
    #expect(requests.count >= 5)
    #expect(requests.allSatisfy { $0.headers[.authorization] == "Bearer \(StandIn.token)" })
    #expect(requests.allSatisfy { $0.query["api_key"] == nil })
  }

  @Test func `An API key is recognized`() async throws {
    let standIn = try await StandIn.serving { _ in .json(#"{"images":{}}"#) }
    let result = try await logIn(Self.key, home.environment(with: standIn.address))
    #expect(result.output.hasPrefix("Logged in to TMDb. API key saved to "))
    let request = try #require(await standIn.requests.all.first)
    #expect(request.query["api_key"] == Self.key)
    #expect(request.headers[.authorization] == nil)
    let status = try await home.run("auth", "--offline")
    #expect(status.output.contains("Credential  API key\n"))
    #expect(!status.output.contains("01234"))
  }

  @Test(arguments: [
    (401, #"{"status_code":7,"success":false}"#, Int32(4), "rejected the credential."),
    (200, "<html>Sign in</html>", 1, "could not be read (a captive portal or proxy?)."),
    (404, "", 1, "Not found on 127.0.0.1"),
  ])
  func `A rejected token is not stored`(code: Int, body: String, status: Int32, sentence: String) async throws {
    let standIn = try await StandIn.serving { _ in .json(body, status: HTTPStatusCode(code, phrase: "Test")) }
    let result = try await logIn(StandIn.token, home.environment(with: standIn.address), exits: status)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: The access token was not saved\n"))
    #expect(result.errors.contains(sentence))
    #expect(!result.errors.contains("s3cret"))
    #expect(home.read(Self.file) == nil)
  }

  @Test func `A temporary server error is retried`() async throws {
    let attempts = Counter()
    let standIn = try await StandIn.serving { _ in
      attempts.increment() == 1 ? .json("", status: .serviceUnavailable) : .json(#"{"images":{}}"#)
    }
    try await logIn(StandIn.token, home.environment(with: standIn.address))
    #expect(await standIn.requests.all.count >= 2)
  }

  @Test(arguments: ["", " ", "\\n\\n"])
  func `Empty input is a usage error`(input: String) async throws {
    let result = try await home.shell("printf '\(input)' | vip auth login", exits: 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: No token given\n"))
  }

  @Test func `Login with --offline is a usage error`() async throws {
    let result = try await home.shell("echo s3cret | vip auth login --offline", exits: 64)
    #expect(result.errors.contains("login needs the network to check the token."))
    #expect(home.read(Self.file) == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `An endless line is truncated`() async throws {
    let result = try await home.shell("yes s3cret | tr -d '\\n' | vip auth login", exits: 4)
    #expect(result.errors.hasPrefix("error: Not a valid token\n"))
    #expect(!result.errors.contains("s3cret"))
  }

  @Test func `A variable takes precedence over the stored token`() async throws {
    try home.write(#"{"access_token":"kept.s3cret.x"}"#, to: Self.file)
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("list", "popular", server: standIn)
    let request = try #require(await standIn.requests.all.first)
    #expect(request.headers[.authorization] == "Bearer \(StandIn.token)")
    let status = try await home.run("auth", "status", server: standIn)
    #expect(status.output.contains("Source      TMDB_ACCESS_TOKEN\n"))
    #expect(status.output.contains("Not used    access token in /"))
    let out = try await home.run("auth", "logout", server: standIn)
    #expect(out.output.hasPrefix("Logged out. Removed "))
    #expect(out.errors == "TMDB_ACCESS_TOKEN is still set and will be used.\n")
    #expect(home.read(Self.file) == nil)
    #expect(![status.output, status.errors, out.output].contains { $0.contains("s3cret") })
  }

  @Test(arguments: [(401, Int32(4)), (200, 0), (500, 0)])
  func `The status says whether the server accepts the token`(code: Int, status: Int32) async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"images":{}}"#, status: HTTPStatusCode(code, phrase: "Test"))
    }
    let result = try await home.run("auth", "status", server: standIn, exits: status)
    #expect(await standIn.requests.all.map(\.path) == ["/3/configuration"])
    switch code {
    case 401:
      #expect(
        result.errors == "error: TMDb rejected the access token in TMDB_ACCESS_TOKEN\n"
          + "hint: Check that it is complete and has not been revoked.\n")
    case 200: #expect(result.output.contains("Check       accepted by TMDb\n"))
    default: #expect(result.output.contains("Check       not checked: 127.0.0.1"))
    }
    let offline = try await home.run("auth", "status", "--offline", server: standIn)
    #expect(offline.output.contains("Check       not checked: offline\n"))
    #expect(await standIn.requests.all.count == 1)
  }

  @Test func `Without a token, the status shows how to log in`() async throws {
    let status = try await home.run("auth", exits: 4)
    #expect(status.output == "")
    #expect(status.errors.hasPrefix("error: Not logged in to TMDb\n"))
    #expect(status.errors.hasSuffix("\nhint: Log in: vip auth login\n"))
    let out = try await home.run("auth", "logout")
    #expect(out.output == "You were not logged in.\n")
    #expect(try await home.run("genres").errors.contains("vip auth login"))
  }

  @Test func `An unreadable credential file is reported, and the built-in films are shown`() async throws {
    try home.write(#"{"access_token":["s3cret"]}"#, to: Self.file)
    let result = try await home.run("genres")
    #expect(result.output.hasPrefix("Genres"))
    #expect(result.errors.hasPrefix("\(home.file(Self.file).path) has invalid contents.\nShowing the "))
    try await home.run("auth", exits: 4)
    #expect(!result.errors.contains("s3cret"))
  }

  @Test func `Without a home folder, the token is not stored`() async throws {
    let standIn = try await StandIn.serving { _ in .json(#"{"images":{}}"#) }
    let result = try await logIn(StandIn.token, standIn.address, exits: 1)
    #expect(result.errors.contains("This user has no home folder"))
  }

  /// Types a token or a key. It is never printed.
  @discardableResult
  private func logIn(
    _ secret: String, _ environment: [String: String], exits status: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    let result = try await Program.shell(
      "printf '%s\\nnext line' '\(secret)' | vip auth login", environment: environment, exits: status,
      sourceLocation: sourceLocation)
    #expect(!(result.output + result.errors).contains(secret))
    return result
  }
}
