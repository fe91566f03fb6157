import FlyingFox
import Foundation
import JSONTestSupport
import MovieData
import MovieJSON
import Testing

/// Runs `vip doctor`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct DoctorProgramTests {
  static let library = ".local/share/vip/library.sqlite"
  static let configuration = #"{"images":{}}"#
  private let home = Home()

  @Test func `A working system has no problems`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.configuration) }
    let result = try await check(standIn.environment)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("\nNo problems.\n"))
    #expect(result.output.contains("access token in TMDB_ACCESS_TOKEN\n"))
    #expect(result.output.contains(/✓ Server +127\.0\.0\.1:\d+ responded in .* ms \(HTTP\/1\.1, no TLS\)\n/))
    #expect(await standIn.requests.all.map(\.path) == ["/3/configuration"])
    #expect(home.names == [])
  }

  @Test func `The server is contacted despite cached responses`() async throws {
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/configuration") ? .json(Self.configuration) : .films(for: $0)
    }
    try await home.run("home", server: standIn)
    for _ in 1...2 {
      let result = try await check(standIn.environment)
      #expect(result.output.contains(/✓ Cache +4 entries \(\d+ KB\) in \//))
    }
    #expect(await standIn.requests.all.count { $0.path == "/3/configuration" } == 2)
  }

  @Test func `A rejected token is a problem`() async throws {
    try home.write(#"{"access_token":"\#(StandIn.token)"}"#, to: AuthProgramTests.file)
    let standIn = try await StandIn.serving { _ in .json(#"{"status_code":7,"success":false}"#, status: .unauthorized) }
    let result = try await check(standIn.address, exits: 1)
    #expect(result.output.contains(/✗ Credential +127\.0\.0\.1:\d+ rejected the credential\.\n/))
    #expect(result.output.contains("✓ Server"))
    #expect(result.output.contains("credentials.json is readable by other users."))
    #expect(result.output.hasSuffix("\n1 problem found, 1 note.\n"))
    #expect(result.errors == "")
  }

  @Test func `An unreachable server is a problem`() async throws {
    let dead = ["TMDB_API_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": StandIn.token]
    let result = try await check(dead, exits: 1)
    #expect(result.output.contains("✗ Server"))
    #expect(result.output.contains("127.0.0.1:1 could not be reached."))
    let offline = try await check(dead, with: ["--offline"])
    #expect(offline.output.contains("was not contacted: --offline is set."))
  }

  @Test func `A damaged library is a problem and is not changed`() async throws {
    let nonsense = String(repeating: "nonsense ", count: 1000)
    try home.write(nonsense, to: Self.library)
    let result = try await check(exits: 1)
    #expect(result.output.contains("library.sqlite is damaged."))
    #expect(home.read(Self.library) == nonsense)
    #expect(home.names == [".local"])
  }

  @Test func `A folder that cannot be written is a problem with the system's reason`() async throws {
    try home.write("", to: "file")
    let result = try await check(["XDG_DATA_HOME": home.path("file")], exits: 1)
    #expect(
      result.output.contains(/✗ Data folder +\/.*\/file\/vip could not be accessed: Not a directory\.\n/), "\(result)"
    )
    #expect(result.output.contains("Check the file and its folder.\n"))
    #expect(result.output.contains("✓ Cache folder     writable: \(home.path(".cache/vip"))\n"))
    #expect(home.names == ["file"])
    let cache = try await check(["XDG_CACHE_HOME": home.path("file")])
    #expect(cache.output.contains("! Cache folder"))
  }

  @Test func `A missing token is a note`() async throws {
    let result = try await check()
    #expect(result.output.contains("! Credential"))
    #expect(result.output.hasSuffix("\nNo problems, 1 note.\n"))
    #expect(!result.output.contains("Server"))
    #expect(home.names == [])
  }

  @Test func `A proxy is shown without its password`() async throws {
    let variables = [
      "TMDB_API_URL": "https://films.invalid/3", "TMDB_API_KEY": AuthProgramTests.key, "NO_PROXY": "localhost",
      "HTTPS_PROXY": "http://ada:pr0xy-s3cret@127.0.0.1:1", "CURL_CA_BUNDLE": home.path("none.pem"),
    ]
    for arguments in [[], ["--json"], ["--trace"], ["--language", "ru"]] {
      let result = try await check(variables, with: arguments, exits: 1)
      #expect(result.output.contains("http://127.0.0.1:1"))
      #expect(result.output.contains("none.pem"))
    }
  }

  @Test func `The report can be printed as JSON`() async throws {
    try home.write("{", to: ".config/vip/settings.json")
    let variables = ["TMDB_API_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": StandIn.token]
    let result = try await check(variables, with: ["--json"], exits: 1)
    let report = try JSONValue(strictly: result.output)
    #expect(report["well"] == false)
    let trouble = try #require(report["findings"]).list().filter { $0["verdict"] == "trouble" }
    #expect(trouble.map { $0["check"] } == ["server", "settings"])
    #expect(trouble.map { $0["code"] } == ["unreachable", "malformed"])
  }

  @Test func `The terminal's capabilities are reported`() async throws {
    let terminal = TerminalSession(columns: 100, rows: 60)
    let variables = ["TERM": "xterm-kitty", "COLORFGBG": "15;0", "PAGER": "no-such-pager"]
    let result = try await terminal.run("doctor", environment: home.environment(with: variables))
    let text = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for line in ["terminal, 100 columns", "truecolor", "dark", "kitty graphics protocol", "clickable (OSC 8)"] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
    #expect(text.contains("The pager “no-such-pager” was not found"))
  }

  /// Runs the doctor and checks that it prints no secret.
  @discardableResult
  private func check(
    _ variables: [String: String] = [:], with arguments: [String] = [], exits status: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    let result = try await Program.run(
      "doctor", "--width", "500", with: arguments, environment: home.environment(with: variables), exits: status,
      sourceLocation: sourceLocation)
    for secret in ["s3cret", AuthProgramTests.key] {
      #expect(!(result.output + result.errors).contains(secret))
    }
    return result
  }
}

extension Home {
  /// The names of all files.
  fileprivate var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
