import Foundation
import MovieDomain
import MovieTestSupport
import SceneTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct FilmListTests {
  private func read(_ lines: String..., diaryUpTo day: CalendarDate? = nil) throws -> FilmList {
    try #require(FilmList(csv: Array(lines.joined(separator: "\r\n").utf8), diaryUpTo: day))
  }

  @Test func `Lists have films with titles and ids, and lines without a film have reasons`() throws {
    assertShown([
      "an export of Letterboxd": try read(
        "\u{FEFF}Date,Name,Year,Letterboxd URI", "2024-02-29,\"Good, the Bad\",1966,https://boxd.it/2abc",
        "2024-03-01,Metropolis,1927,https://boxd.it/2def"),
      "a list with a title": try read(
        "Letterboxd list export v7", "Date,Name,Tags,URL,Description", "2024-01-01,Silent,,,", "",
        "Position,Name,Year,URL,Description", "1,Metropolis,1927,https://boxd.it/2def,\"two\nlines\"",
        "2,Sunrise,1927,,"),
      "ids": try read("tmdbID,Title,Year,Rating10", "19,Metropolis,1927,9", "20,,,"),
      "ids of IMDb": try read(
        "imdbID,Title,tmdbID", "tt0017136,,", "TT0013442,Nosferatu,653", ",Sunrise,", "nm0000036,,", "x,M,"),
      "ids of IMDb alone": try read("imdbID", "tt0017136"),
      "lines without a film": try read(
        "Name,Year,tmdbID", "Sunrise,1927,", "Sunrise", "Sunrise,soon,", "Sunrise,1927,abc", ",1927,", ",,0",
        "\"open,1927,", ",,631"),
    ])
  }

  @Test func `A list is found by its name in any case`() throws {
    let list = try read("Title,List", "Sunrise,Favorites", "Metropolis,WATCHLIST", "M,seen", "Faust,other")
    #expect(list.rows.map(\.shelf) == [.favorites, .watchlist, .seen, nil])
  }

  @Test func `Files of TMDb and IMDb have the viewer's own ratings, and the others are of the watchlist`() throws {
    assertShown([
      "TMDb": try read(
        "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated",
        "653,tt0013442,movie,Nosferatu,1922-03-04T00:00:00Z,,,7.7,8.5,2022-09-20T00:00:00Z",
        "961,tt0017925,movie,The General,1926-12-31T00:00:00Z,,,7.8,,",
        "1399,tt0944947,tv,Game of Thrones,2011-04-17T00:00:00Z,,,8.4,10,2022-09-20T00:00:00Z",
        diaryUpTo: "2026-11-20"),
      "IMDb": try read(
        "Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date",
        "tt0017925,9,2023-05-01,The General,u,Movie,8.1,67,1926,Comedy,1,1926-12-31",
        "tt0018773,,,The Circus,u,Short,8.1,67,1928,Comedy,1,1928-01-06",
        "tt0944947,10,2020-01-01,Game of Thrones,u,TV Series,9.2,57,2011,Drama,2,2011-04-17",
        "tt0013442,11,2020-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04",
        "tt0013443,0,2020-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04",
        "tt0013444,8,2031-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04",
        "tt0013445,8,01.02.2020,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04", diaryUpTo: "2026-11-20"),
      "IMDb, without ratings": try read(
        "Position,Const,Created,Title,Title Type,Year,Your Rating", "1,tt0017925,2024-01-02,The General,Movie,1926, "),
      "IMDb, before 2017": try read(
        "position,const,created,modified,description,Title,Title type,Directors,You rated,IMDb Rating",
        "1,tt0017925,Sat Apr 14 00:00:00 2012,,,The General,Feature Film,Buster Keaton,8,8.1", diaryUpTo: "2026-11-20"),
      "a rated list of IMDb": try read(
        "Const,Created,Title,Title Type,Your Rating,Date Rated", "tt0000001,2024-01-02,M,Movie,9,2024-03-04",
        "tt0000002,2024-01-02,F,Movie,,"),
    ])
  }

  @Test func `The day of a rating is not one of watching`() throws {
    let list = try read("Const,Title,Your Rating,Date Rated", "tt0000001,M,9,2024-03-04", diaryUpTo: "2026-11-20")
    let row = try #require(list.rows.first)
    #expect(row.date == "2024-03-04" && row.shelf == .seen && row.diary == Diary(filmRating: StarRating(halves: 9)))
  }

  @Test func `A film with a rating or a day of watching was seen, whatever list its line says`() throws {
    let list = try read(
      "Title,Year,Rating,WatchedDate,List", "Nosferatu,1922,4,2026-01-02,watchlist", "Faust,1926,,,watchlist",
      diaryUpTo: "2026-11-20")
    #expect(list.rows.map(\.shelf) == [.seen, .watchlist])
    #expect(list.rows.first?.diary?.lastDay?.date == "2026-01-02")
  }

  @Test(
    arguments: [
      ("2014-03-04", "2014-03-04"), ("Tue Mar  4 00:00:00 2014", "2014-03-04"), ("4.3.2014", "2014-03-04"),
      ("03/24/2014", "2014-03-24"), ("24/03/2014", "2014-03-24"), ("03/03/2014", "2014-03-03"),
      ("2014/3/4", "2014-03-04"), ("", nil),
    ] as [(String, CalendarDate?)])
  func `Days are read that mean only one`(text: String, day: CalendarDate?) throws {
    #expect(try read("Title,Date", "M,\(text)").rows.map(\.date) == [day])
    guard let day else { return }
    let seen = try read("Title,WatchedDate", "M,\(text)", diaryUpTo: "2026-11-20")
    #expect(seen.rows.map { $0.diary?.lastDay?.date } == [day])
  }

  @Test(arguments: ["soon", "03/04/2014", "31.2.2014", "3/24/14", "Tue Foo 4 00:00:00 2014", "2014", "1//2014"])
  func `A line with another day is refused, and not one of today`(text: String) throws {
    let list = try read("Title,Date", "M,\(text)")
    #expect(list.rows.isEmpty && list.malformed == [.init(2, title: "M", reason: .invalidDay(text))])
  }

  /// In a process of its own, because the time zone is that of a process.
  @Test(arguments: ["T00:00:00Z", "T00:00:00.000Z"])
  func `A day that is written like its first moment is the same west of Greenwich`(ending: String) async {
    await #expect(processExitsWith: .success) { [ending] in
      setenv("TZ", "EST5", 1)
      let day: CalendarDate = "2022-09-20"
      let rated = FilmList(csv: Array("Title,Date Rated\nM,\(day)\(ending)\n".utf8))
      let watched = #"[{"watched_at":"\#(day)\#(ending)","movie":{"title":"M"}}]"#
      #expect(rated?.rows.first?.date == day)
      #expect(FilmList(trakt: Array(watched.utf8), upTo: "2026-11-20")?.rows.first?.date == day)
    }
  }

  @Test(
    arguments: [
      (["3/4/2014", "3/24/2014"], ["2014-03-04", "2014-03-24"]),
      (["24/3/2014", "3/4/2014", "5/5/2014"], ["2014-03-24", "2014-04-03", "2014-05-05"]),
      // Days that are none, or that do not agree, show no order.
      (["3/4/2014", "31/31/2014"], []), (["3/4/2014", "3/24/2014", "24/3/2014"], ["2014-03-24", "2014-03-24"]),
      (["3/4/2014", "24.3.2014"], ["2014-03-24"]),
    ] as [([String], [CalendarDate?])])
  func `A day that may be two has the order of the other rows`(texts: [String], days: [CalendarDate?]) throws {
    let list = try read("Title,Date\n" + texts.map { "M,\($0)" }.joined(separator: "\n"))
    #expect(list.rows.map(\.date) == days)
    #expect(list.malformed.count == texts.count - days.count)
    let watched = texts.map { "M,2026-01-02,\($0)" }.joined(separator: "\n")
    let seen = try read("Title,Date,WatchedDate\n" + watched, diaryUpTo: "2026-11-20")
    #expect(seen.rows.map { $0.diary?.lastDay?.date } == days)
  }

  @Test func `Malformed lines before it do not hide that a day may be two`() throws {
    let malformed = Array(repeating: ",", count: ImportReport.Lines.limit)
    let list = try read("Title,Date\n" + (malformed + ["M,3/4/2014", "M,3/24/2014"]).joined(separator: "\n"))
    #expect(list.rows.map(\.date) == ["2014-03-04", "2014-03-24"])
  }

  @Test(
    arguments: [
      ("2026-11-21", .futureDay("2026-11-21")), ("0001-01-01", .earlyDay("0001-01-01")),
    ] as [(String, ImportReport.Reason)])
  func `A line with a day when no film could be watched is refused`(text: String, reason: ImportReport.Reason) throws {
    let list = try read("Title,WatchedDate", "M,\(text)", diaryUpTo: "2026-11-20")
    #expect(list.rows.isEmpty && list.malformed == [.init(2, title: "M", reason: reason)])
  }

  @Test(arguments: [";", "\t"]) func `Spreadsheets write other separators than the comma`(separator: String) throws {
    let text = ["Name;Year", "Faust, title, a Folk Tale;1926", "\"A;\tB\";1927"].joined(separator: "\n")
    let list = try #require(
      FilmList(csv: Array(text.replacing(";", with: separator).replacing("A\(separator)", with: "A;").utf8)))
    #expect(list.rows.map(\.title) == ["Faust, title, a Folk Tale", "A; B"] && list.rows.map(\.year) == [1926, 1927])
    #expect(list.malformed.isEmpty)
  }

  @Test(arguments: [(99, true), (100, false)])
  func `A header is looked for in the first hundred records`(count: Int, isFound: Bool) {
    let text = String(repeating: "no header\n", count: count) + "Title\nSunrise\n"
    #expect((FilmList(csv: Array(text.utf8)) != nil) == isFound)
  }

  @Test func `Of many malformed lines, the first are listed and all are counted`() throws {
    let count = ImportReport.Lines.limit + 5
    let list = try #require(FilmList(csv: Array(("Title,Year\n" + String(repeating: ",,\n", count: count)).utf8)))
    #expect(list.malformed.count == count && count - list.malformed.listed.count == 5)
    #expect(list.malformed.listed.map(\.number) == Array(2...ImportReport.Lines.limit + 1))
  }

  @Test func `A list ends once it has too many rows`() throws {
    let list = try #require(
      FilmList(csv: Array(("Title\n" + String(repeating: "M\n", count: FilmList.mostRows + 100)).utf8)))
    #expect(list.rows.count == FilmList.mostRows + 1)
  }
}

@Suite struct CSVReaderTests {
  private func read(_ text: String) -> [CSVReader.Record] {
    Array(CSVReader(Array(text.utf8)))
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `All line endings are accepted`(lineEnd: String) {
    let text = ["a,b", "", "c,", "\"d\",\"e\""].joined(separator: lineEnd)
    for text in [text, text + lineEnd, "\u{FEFF}" + text] {
      #expect(
        read(text) == [
          .init(line: 1, fields: ["a", "b"]), .init(line: 3, fields: ["c", ""]), .init(line: 4, fields: ["d", "e"]),
        ])
    }
  }

  @Test func `Quoted fields may contain commas, quotes and line breaks`() {
    #expect(
      read("\"I, Robot\",\"a \"\"b\"\"\",\"two\r\nlines\"\nnext,\"\",x\"y\n") == [
        .init(line: 1, fields: ["I, Robot", "a \"b\"", "two\r\nlines"]),
        .init(line: 3, fields: ["next", "", "x\"y"]),
      ])
  }

  @Test func `A malformed record does not affect others`() {
    #expect(
      read("a\n\"b\"c,d\n\"never closed\ne\n\"f\ng\"\n") == [
        .init(line: 1, fields: ["a"]), .init(line: 2, fields: nil), .init(line: 3, fields: nil),
        .init(line: 4, fields: ["e"]), .init(line: 5, fields: ["f\ng"]),
      ])
  }

  // To read each of them to the end of the text would take minutes.
  @Test func `Malformed records whose quotes lead to the end are read once`() {
    let records = read(String(repeating: "a\",\"\n", count: 40_000) + "b,c\n")
    #expect(records.count == 40_001)
    #expect(records.dropLast().allSatisfy { $0.fields == nil })
    #expect(records.last == .init(line: 40_001, fields: ["b", "c"]))
  }

  @Test func `Empty lines are not records`() {
    #expect(read("").isEmpty)
    #expect(read("\u{FEFF}\n\r\n\n").isEmpty)
  }

  @Test func `Fields after the thousandth are skipped`() {
    let commas = String(repeating: "a,", count: 5000)
    #expect(read(commas + "\n" + "b").map { $0.fields?.count } == [1000, 1])
  }
}
