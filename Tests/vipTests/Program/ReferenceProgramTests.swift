import FlyingFox
import Foundation
import Testing

/// Films and people by what people type.
@Suite(.timeLimit(.minutes(10))) struct ReferenceProgramTests {
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
    let result = try await Program.run("person", "keaton", exits: 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasSuffix(
        """
        error: Several people match “keaton”
        #121  Buster Keaton  The General, Sherlock Jr.
        #126  Joe Keaton  The General, Sherlock Jr.
        #127  Buster Keaton Jr.  Our Hospitality
        hint: Use the person's id.

        """))
    let russian = try await Program.run("person", "keaton", "--language", "ru", exits: 1)
    #expect(russian.errors.contains("error: По запросу «keaton» нашлось несколько человек\n"))
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

  @Test func `IMDb ids need TMDb`() async throws {
    let result = try await Program.run("detail", "https://www.imdb.com/title/tt0013442/", exits: 1)
    #expect(
      result.errors.hasSuffix(
        """
        error: The built-in catalog has no IMDb ids
        hint: Use a title, a name or an id. For all of TMDb: vip auth login

        """))
  }

  @Test func `An IMDb address is looked up at TMDb`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasPrefix("/3/find/")
        ? .json(#"{"movie_results":[{"id":607,"title":"Men in Black"}],"person_results":[]}"#)
        : .json(#"{"id":607,"title":"Men in Black","overview":"O"}"#)
    }
    let result = try await Program.run(
      "detail", "https://www.imdb.com/title/tt0119654/?ref_=fn", environment: standIn.environment)
    #expect(result.output.hasPrefix("▎Men in Black"))
    #expect(await standIn.requests.all.map(\.path) == ["/3/find/tt0119654", "/3/movie/607"])
    #expect(await standIn.requests.all.first?.query["external_source"] == "imdb_id")
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
    let terminal = try PseudoTerminal()
    let result = try await Program.run(
      "person", "keaton", "--json", at: terminal, environment: [:]
    ) { _ in
      let shown = try await terminal.shown(upTo: "}}\r\n")
      #expect(shown.contains(#""code":"ambiguous""#))
    }
    #expect(result.status == 1)
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
