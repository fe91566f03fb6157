import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import Testing
import TextSnapshots
import ViewerScenes

@Suite struct CalendarDataTests {
  private static let source = CatalogSource(idNamespace: "tmdb")

  private func agenda(_ titles: [String] = ["A"]) -> CalendarScene.Agenda {
    var agenda = CalendarScene.Agenda(from: "2026-12-01", through: "2026-12-31", region: Region("DE"))
    agenda.events = titles.enumerated().map { index, title in
      .init(
        source: Self.source, movie: Movie(id: index + 1, title: title),
        day: FilmDay(.theatrical, "2026-12-24"), reason: .collection("C"))
    }
    return agenda
  }

  @Test func documents() throws {
    func page(_ titles: [String], _ error: CatalogError) -> JSONPage {
      var agenda = agenda(titles)
      agenda.gaps.missing = ["B"]
      agenda.gaps.error = error
      agenda.gaps.staleness = Staleness(age: .seconds(60), error: CatalogError(.offline))
      return CalendarScene.JSON.page(of: .init(source: Self.source, found: .success(agenda)))
    }
    let unread = CalendarScene.JSON.page(of: .init(source: Self.source, found: .failure(StoreError(.malformed))))
    try Envelope("calendar").compare([
      "a day, and what is missing": page(["A"], CatalogError(.rateLimited)),
      "nothing could be loaded": page([], CatalogError(.rejectedCredential)),
      "a library that cannot be read": unread,
    ])
    #expect(CalendarScene.JSON.page(of: .init(source: Self.source)).content == .document([:]))
  }

  @Test func `The table has a line for each day`() throws {
    let table = CalendarScene.TSV.page(of: .init(source: CatalogSource(idNamespace: "own"), found: .success(agenda())))
    #expect(table.rows == [["2026-12-24", "theatrical", "tmdb:1", "A", "collection", "C"]])
    #expect(table.columns.count == 6)
  }

  private func file(_ titles: String...) -> String {
    CalendarFile(words: EnglishWords(), product: "vip", today: "2026-11-24").text(of: agenda(titles))
  }

  /// The titles of events, as RFC 5545 says: lines are unfolded, and backslashes removed.
  private func titles(in text: String) -> [String] {
    let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n" as Character)
    return lines.filter { $0.hasPrefix("SUMMARY:") }.map { line in
      String(line.dropFirst("SUMMARY:".count).replacing(/\\(.)/) { $0.1 })
    }
  }

  @Test func `The file has an all-day event with a stable id for each day`() {
    assertSnapshot(of: file("A"))
  }

  @Test func `A file without events has a component, as it must`() {
    let lines = file().split(separator: "\r\n" as Character)
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
    #expect(lines.contains("BEGIN:VTIMEZONE") && lines.contains("END:VTIMEZONE"))
  }

  @Test func `A day in the viewer's country is the entry of the first release, with another text`() {
    var agenda = agenda()
    let texts = [FilmDay.Kind.release, .theatrical].map { kind in
      agenda.events[0].day = FilmDay(kind, "2026-12-24")
      return CalendarFile(words: EnglishWords(), product: "vip", today: "2026-11-24").text(of: agenda)
    }
    #expect(texts.allSatisfy { $0.contains("UID:tmdb-1-theatrical@vip\r\n") })
    #expect(texts.flatMap(titles) == ["A · release", "A · in theaters"])
  }

  @Test(arguments: [
    "One; two, three \\ four", "千と千尋の神隠し千と千尋の神隠し千と千尋の神隠し千と千尋の神隠し", "e\u{301}e\u{301}👨‍👩‍👧‍👦",
    String(repeating: "👨‍👩‍👧‍👦", count: 20), String(repeating: "é", count: 200), String(repeating: "x", count: 75 - 8),
    String(repeating: "x", count: 75 - 7),
  ])
  func `Lines are at most 75 octets long, and a reader gets the title back`(title: String) throws {
    let text = file(title)
    for line in text.split(separator: "\r\n" as Character) { #expect(line.utf8.count <= 75) }
    #expect(titles(in: text) == ["\(title) · in theaters"])
  }

  @Test func `What separates values is escaped before a combining mark, too`() {
    #expect(file("a;\u{301}b").utf8.contains("a\\;".utf8))
  }

  @Test func `A title cannot end its line`() throws {
    let text = file("A\r\nEND:VCALENDAR\u{1B}[31m")
    #expect(text.split(separator: "\r\n" as Character).count == 15 && !text.contains("\u{1B}"))
    #expect(!text.replacing("\r\n", with: "").contains { $0.isNewline })
  }
}

@Suite struct NewsDataTests {
  private let source = CatalogSource(idNamespace: "tmdb")

  private var bulletin: NewsScene.Bulletin {
    var bulletin = NewsScene.Bulletin(on: "2026-11-24", since: "2026-11-20")
    let changes: [NewsScene.Change] = [
      .out(FilmDay(.disc, "2026-11-24")), .offered(["A", "B"]), .moved(.digital, from: nil, to: "2026-12-01"),
      .part(of: "C"),
    ]
    bulletin.items = changes.enumerated().map {
      .init(source: source, movie: Movie(id: $0 + 1, title: "T", releaseDate: "2027-05-05"), change: $1)
    }
    return bulletin
  }

  @Test func documents() throws {
    func page(_ bulletin: NewsScene.Bulletin) -> JSONPage {
      NewsScene.JSON.page(of: .init(source: source, found: .success(bulletin)))
    }
    var forgotten = bulletin
    forgotten.memoryError = StoreError(.diskFull)
    try Envelope("news").compare([
      "every change": page(bulletin), "no news": page(.init(on: bulletin.day)),
      "news that are not remembered": page(forgotten),
    ])
  }

  @Test func `The table has a line for each change`() throws {
    let table = NewsScene.TSV.page(of: .init(source: CatalogSource(idNamespace: "own"), found: .success(bulletin)))
    #expect(
      table.rows == [
        ["out", "tmdb:1", "T", "physical", "2026-11-24", "", ""], ["offered", "tmdb:2", "T", "", "", "", "A, B"],
        ["moved", "tmdb:3", "T", "digital", "2026-12-01", "", ""], ["part", "tmdb:4", "T", "", "2027-05-05", "", "C"],
      ])
  }
}
