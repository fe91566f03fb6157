import FlyingFox
import Foundation
import Testing

/// Runs `vip` with `--trace`.
@Suite(.timeLimit(.minutes(10))) struct TraceProgramTests {
  private let home = Home()

  @Test func `Every step is a line of JSON`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await home.run("home", "--trace", server: standIn)
    let turns = try turns(in: result.errors)
    #expect(turns.prefix(2).map { $0["turn"] as? String } == ["start", "request"])
    #expect(turns.last?["turn"] as? String == "view-model")
    #expect(turns.allSatisfy { $0["at"] is NSNumber })
    let scenes = Set(turns.compactMap { $0["scene"] as? String })
    #expect(scenes == ["HomeScene"])
    let exchanges = turns.filter { $0["turn"] as? String == "http" }
    #expect(exchanges.count == 4)
    #expect(exchanges.allSatisfy { $0["status"] as? Int == 200 && $0["milliseconds"] is NSNumber })
    let origins = turns.filter { $0["turn"] as? String == "cache" }.compactMap { $0["origin"] as? String }
    #expect(origins == Array(repeating: "network", count: 4))

    let again = try await home.run("home", "--trace", server: standIn)
    let kept = try self.turns(in: again.errors)
    #expect(kept.allSatisfy { $0["turn"] as? String != "http" })
    #expect(kept.compactMap { $0["origin"] as? String } == Array(repeating: "fresh", count: 4))
  }

  @Test(arguments: ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
  func `A credential that the server echoes is not traced, recorded, cached or shown`(variable: String) async throws {
    let secret = "0123456789abcdef0123456789abcdef"
    let standIn = try await StandIn.serving { _ in
      .json(
        #"{"page":1,"results":[{"id":11,"title":"Token \#(secret)","overview":"Bearer \#(secret)"}],"total_pages":1}"#,
        headers: [HTTPHeader("ETag"): "\"\(secret)\"", HTTPHeader("X-Echo"): "Bearer \(secret)"])
    }
    var environment = home.environment(with: standIn.environment)
    environment["TMDB_ACCESS_TOKEN"] = nil
    environment[variable] = secret
    for options in [["--trace"], ["--trace", "--json"], ["--trace", "--record", home.path("recording")]] {
      let result = try await Program.run("list", "popular", with: options, environment: environment)
      #expect(result.output.contains("xxxxxxxx"))
      #expect(!result.output.contains(secret))
      #expect(!result.errors.contains(secret))
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.folder)
    let contents = files.compactMap { FileManager.default.contents(atPath: home.path($0)) }
    #expect(contents.count > 2)
    #expect(contents.allSatisfy { $0.firstRange(of: Data(secret.utf8)) == nil })
  }

  private func turns(in text: some StringProtocol) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }
}
