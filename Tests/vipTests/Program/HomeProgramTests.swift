import FlyingFox
import Foundation
import Testing

/// Runs `vip home` and checks its output and exit status.
@Suite(.timeLimit(.minutes(10))) struct HomeProgramTests {
  static let attribution = "This product uses the TMDB API but is not endorsed or certified by TMDB."

  @Test func `Without a token, the built-in catalog is shown`() async throws {
    let result = try await Program.run("home")
    for title in ["Top rated", "Popular", "New releases", "Upcoming"] {
      #expect(result.output.contains("\n\(title)") || result.output.hasPrefix(title))
    }
    #expect(!result.output.contains("No films right now"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.hasPrefix("Showing the built-in films."))
    #expect(result.errors.filter(\.isNewline).count == 1)
  }

  @Test func `With a token, TMDb is shown`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.run("home", "--language", "pt-BR", environment: standIn.environment)
    #expect(result.errors == "")
    for title in ["top_rated one", "popular one", "now_playing one", "upcoming two", "9,998 more"] {
      #expect(result.output.contains(title))
    }
    #expect(result.output.contains(Self.attribution))
    let requests = await standIn.requests.all
    #expect(requests.count == 4)
    #expect(requests.allSatisfy { $0.headers[.authorization] == "Bearer \(StandIn.token)" })
    #expect(requests.allSatisfy { $0.query["language"] == "pt-BR" && $0.query["region"] == "BR" })
  }

  @Test func `A request takes no longer than VIP_TIMEOUT`() async throws {
    let gate = Gate()
    let standIn = try await StandIn.holding(gate)
    let environment = standIn.environment.merging(["VIP_TIMEOUT": "1"]) { $1 }
    let result = try await Program.run("home", environment: environment, exits: 1)
    await gate.open()
    #expect(result.output == "")
    #expect(result.errors.contains("took too long to respond."))
  }

  @Test(arguments: ["0", "-1", "3601", "soon", "99999999999999999999"])
  func `An invalid VIP_TIMEOUT is a usage error`(limit: String) async throws {
    let result = try await Program.run("home", environment: ["VIP_TIMEOUT": limit], exits: 64)
    #expect(result.output == "")
    #expect(result.errors.contains("VIP_TIMEOUT must be a number of seconds from 1 to 3600."))
  }

  @Test func `A failed shelf is reported in place and on standard error`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("popular") ? .json("<html>", status: .notFound) : .films(for: path)
    }
    let result = try await Program.run("home", environment: standIn.environment)
    #expect(result.output.contains("top_rated one"))
    #expect(result.output.contains("Not found on 127.0.0.1"))
    #expect(result.errors.hasPrefix("Popular: "))
    #expect(result.errors.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [
    "ftp://example.org", "example.org", "http://example.org", "https://u:s3cret@example.org", "https://", " ",
  ])
  func `An invalid TMDB_API_URL is a usage error`(address: String) async throws {
    let result = try await Program.run("home", environment: ["TMDB_API_URL": address], exits: 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: TMDB_API_URL "))
    #expect(!result.errors.contains("s3cret"))
  }

  @Test func `An invalid TMDB_ACCESS_TOKEN is an error`() async throws {
    let result = try await Program.run("home", environment: ["TMDB_ACCESS_TOKEN": "s3cret\u{1B}[0m"], exits: 4)
    #expect(result.errors.hasPrefix("error: TMDB_ACCESS_TOKEN contains invalid characters"))
    #expect(!result.errors.contains("s3cret"))
  }

  @Test func `A closed pipe is not an error`() async throws {
    let result = try await Program.shell("vip home 2>/dev/null | head -1; echo ${PIPESTATUS[0]}")
    #expect(result.output.hasPrefix("Top rated"))
    #expect(result.output.hasSuffix("\n0\n"))
    #expect(result.errors == "")
    for line in ["help", "--version", "completions bash"] {
      #expect(try await Program.shell("vip \(line) | true; echo ${PIPESTATUS[0]}").output == "0\n")
    }
  }

  @Test func `Ctrl-C exits without output`() async throws {
    let (asked, gate) = (Gate(), Gate())
    // Responds only after the program has exited.
    let standIn = try await StandIn.holding(gate, opening: asked)
    let result = try await Program.run("home", environment: standIn.environment) { await asked.pass() }
    await gate.open()
    #expect(result.status == 130)
    #expect(result.output + result.errors == "")
  }

  @Test(arguments: [(["COLUMNS": "40"], 40), (["COLUMNS": "wide"], 80), (["COLUMNS": "7"], 20), ([:], 80)])
  func `COLUMNS sets the width`(environment: [String: String], width: Int) async throws {
    let result = try await Program.run("home", environment: environment)
    let longest = result.output.split(separator: "\n").map(\.count).max()
    #expect(longest == width)
  }
}
