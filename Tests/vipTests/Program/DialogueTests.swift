import FlyingFox
import Synchronization
import Testing
import TextSnapshots

/// Whole sessions of `vip browse --accessible`, as someone types and hears them.
@Suite(.timeLimit(.minutes(10))) struct DialogueTests {
  private let home = Home()

  /// The lines of a session, each after its prompt. The first page changes with the year, so it is left out.
  private func session(_ lines: [String], language: String = "en") async throws -> String {
    let typed = lines.map { "'\($0)'" }.joined(separator: " ")
    let result = try await home.shell(
      "printf '%s\\n' \(typed) | vip browse --accessible --language \(language) 2>&1")
    let prompt = language == "ru" ? "Что дальше? " : "What next? "
    let pages = result.output.split(separator: prompt, omittingEmptySubsequences: false)
    #expect(pages.count == lines.count + (lines.last == "q" ? 1 : 2))
    let tabs = pages[0].split(separator: "\n").suffix(8).map { $0.replacing(/^[0-9]+/, with: "N") }
    var transcript = tabs.joined(separator: "\n") + "\n"
    for (line, page) in zip(lines, pages.dropFirst()) { transcript += "\(prompt)\(line)\n\(page)" }
    // Some become free each year.
    return transcript.replacing(/[0-9]+ films were/, with: "193 films were")
  }

  @Test(arguments: ["en", "ru"])
  func `A session reads pages, follows numbers and makes changes`(language: String) async throws {
    let lines = [
      "discover --genre horror --year 1920..1929", "1", "4", "b", "favorites add 12", "favorites", "1",
      "seen add 12 --on 2026-01-02 --rate 4.5", "seen", "undo", "redo", "person keaton", "people keaton", "genres",
      "history",
      "pick --seed 1 --year 1926", "settings", "q",
    ]
    assertSnapshot(of: try await session(lines, language: language), named: language)
  }

  @Test(arguments: ["en", "ru"])
  func `What is not understood is a sentence`(language: String) async throws {
    let lines = [
      "99", "-9223372036854775808", "zzzqq", "detail zzzqq", "list --nope", "settings set theme pink", "person keaton",
      "1", "person 121", "",
    ]
    assertSnapshot(of: try await session(lines, language: language), named: language)
  }

  @Test func `After a line that finds nothing, the numbers are those of the last page`() async throws {
    let lines = ["discover --genre horror --year 1920..1929", "1", "b", "zzzqq", "detail zzzqq", "1", "q"]
    let result = try await home.shell(
      "printf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " ")) | vip browse --accessible 2>&1")
    let pages = result.output.split(separator: "What next? ")
    try #require(pages.count == 7, "\(result)")
    #expect(pages[6] == pages[2])
  }

  @Test func `Only a page with data from the cache says that it could not be refreshed`() async throws {
    let isDown = Mutex(false)
    let standIn = try await StandIn.serving { path in
      if path.hasSuffix("/genre/movie/list") { return .json(#"{"genres":[{"id":27,"name":"Horror"}]}"#) }
      return isDown.withLock(\.self) ? .json("", status: .serviceUnavailable) : .films(for: path)
    }
    try await home.run("list", "top-rated", server: standIn)
    isDown.withLock { $0 = true }
    let result = try await home.shell(
      "printf '%s\\n' 'list top-rated' genres q | vip browse --accessible --refresh 2>&1", server: standIn)
    let pages = result.output.split(separator: "What next? ")
    try #require(pages.count == 3, "\(result)")
    #expect(pages[1].contains(", cached "))
    #expect(pages[2].hasPrefix("Genres\n1. Horror") && !pages[2].contains("Could not be refreshed"), "\(pages[2])")
  }

  @Test func `A page that is read twice is one step back, and a change keeps the numbers`() async throws {
    let lines = ["nosferatu", "metropolis", "metropolis", "b", "favorites add 34", "1", "\u{1B}[A", "q"]
    assertSnapshot(of: try await session(lines))
  }

  @Test func `The options of a dialogue count for the commands in it`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("home", server: standIn)
    let requests = await standIn.requests.all.count
    let offline = try await home.shell(
      "printf '%s\\n' 'favorites add 603' q | vip browse --accessible --offline --language ru 2>&1", server: standIn)
    #expect(offline.output.contains("отключён: --offline."), "\(offline)")
    #expect(await standIn.requests.all.count == requests)
  }

  @Test func `In a replay, no line changes anything, and each says so`() async throws {
    try await home.run("home", "--record", home.path("recording"), server: .serving { .films(for: $0) })
    try await home.run("favorites", "add", "12")
    let lines = ["watchlist add 603", "favorites remove 12 34", "seen 603", "u", "redo", "sync", "login"]
    let typed = lines.map { "'\($0)'" }.joined(separator: " ")
    let result = try await home.shell("cd; printf '%s\\n' \(typed) q | vip browse --accessible --replay recording 2>&1")
    let answer = "What next? error: Nothing can be changed with --replay.\n"
    #expect(result.output.ranges(of: answer).count == lines.count, "\(result)")
    #expect(try await home.run("favorites", "--tsv").output.hasPrefix("12\t"))
  }

  @Test func `Settings that change in a dialogue count at once`() async throws {
    let result = try await home.shell(
      "printf '%s\\n' 'settings set language ru' 'detail 43' '?' 'и' 'й' | vip browse --accessible 2>&1")
    let pages = result.output.split(separator: "Что дальше? ", omittingEmptySubsequences: false)
    // Letters of the Russian layout stand for b and q.
    #expect(pages.count == 5, "\(result)")
    #expect(pages[1].hasPrefix("Страсти Жанны"), "\(pages[1])")
    #expect(pages[2].hasPrefix("Введите номер"))
  }

  @Test func `That there is no news is said`() async throws {
    let text = try await session(["news", "q"])
    #expect(text.contains("What next? news\nNothing new yet\n"), "\(text)")
  }

  @Test func `A terminal that only prints has a dialogue`() async throws {
    let result = try await TerminalSession(answers: ["What next? ": "q\n"]).run(
      "browse", environment: home.environment(with: ["TERM": "dumb", "LANG": "en_US.UTF-8"]))
    #expect(result.output.contains("1. The Passion of Joan of Arc, 1928, 9.1 of 10"), "\(result)")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `On a terminal, no word is cut at its edge`() async throws {
    let terminal = TerminalSession(columns: 40, answers: ["What next? ": "detail passion joan\nq\n"])
    let result = try await terminal.run(
      "browse", "--accessible", environment: home.environment(with: ["LANG": "en_US.UTF-8"]))
    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(lines.contains("Type a number, a command or words to") && lines.contains { $0.hasPrefix("In a bare") })
    #expect(lines.contains { $0.hasPrefix("The only film found for") })
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines.filter { $0.count > 40 })")
  }
}
