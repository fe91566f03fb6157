import FlyingFox
import Foundation
import Testing

/// Films and people by what people type.
@Suite(.timeLimit(.minutes(10))) struct ReferenceProgramTests {
  private let home = Home()

  @Test(arguments: [
    "detail nosferatu", "detail Nosferatu (1922)", "detail nosferatu 1922", "detail #12", "detail built-in:12",
    "detail nosfratu", "#12", "poster nosferatu", "show 12", "person buster keaton", "person #121",
    "person built-in:121",
  ])
  func `A film and a person have many names`(line: String) async throws {
    let result = try await Program.run(with: line.split(separator: " ").map(String.init))
    let shown = line.hasPrefix("person") ? ["Buster Keaton ──"] : ["Nosferatu", "1922"]
    #expect(shown.allSatisfy { result.output.contains($0) }, "\(result)")
  }

  @Test func `Several people are listed with their ids`() async throws {
    try await home.session(
      """
      vip person keaton
      vip person keaton --language ru
      """)
  }

  @Test func `Several films are candidates in JSON`() async throws {
    let result = try await Program.run("detail", "the", "--json", exits: 1)
    #expect(result.output == "")
    let document = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: [String: Any]]
    #expect(document?["error"]?["code"] as? String == "ambiguous")
    let candidates = document?["error"]?["candidates"] as? [[String: Any]]
    #expect(candidates?.count == 20)
    #expect(
      candidates?.allSatisfy { $0["type"] as? String == "movie" && $0["source"] as? String == "public-domain" } == true)
  }

  @Test func `IMDb addresses are looked up at TMDb only`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasPrefix("/3/find/")
        ? .json(#"{"movie_results":[{"id":607,"title":"Men in Black"}],"person_results":[]}"#)
        : .json(#"{"id":607,"title":"Men in Black","overview":"O"}"#)
    }
    try await home.session(
      """
      vip detail 'https://www.imdb.com/title/tt0119654/?ref_=fn' 2> /dev/null | sed -n 1p
      unset TMDB_ACCESS_TOKEN; vip detail https://www.imdb.com/title/tt0013442/
      """, server: standIn)
    #expect(await standIn.requests.all.map(\.path) == ["/3/find/tt0119654", "/3/movie/607"])
  }

  // MARK: Questions

  @Test func `On a terminal, a number chooses the film`() async throws {
    let result = try await answer("7\nx\n2\n") { question in
      #expect(question.contains("Several people match “keaton”\r\n"))
      #expect(question.contains("2  #126  Joe Keaton"))
      #expect(question.contains("Which one? (1 to 3, or Enter to cancel) "))
    }
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Joe Keaton ──"))
  }

  @Test(arguments: ["\n", "\u{4}"])
  func `Enter and Ctrl-D cancel`(answer: String) async throws {
    let result = try await self.answer(answer)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(!result.errors.contains("error:"))
  }

  @Test func `JSON is never a question`() async throws {
    let result = try await TerminalSession().run("person", "keaton", "--json", environment: [:], exits: 1)
    #expect(result.output.contains(#""code":"ambiguous""#))
  }

  /// Runs `vip person keaton`, and answers its question.
  private func answer(
    _ answer: String, check: @Sendable (_ question: String) -> Void = { _ in }
  ) async throws -> Program.Result {
    let terminal = try PseudoTerminal()
    return try await Program.run("person", "keaton", at: terminal, environment: ["LANG": "en_US.UTF-8"]) { _ in
      check(try await terminal.shown(upTo: "to cancel) "))
      terminal.type(answer)
    }
  }
}
