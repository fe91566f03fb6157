import MovieDomain
import Testing

@Suite struct FilmListTests {
  private func read(_ lines: String...) throws -> FilmList {
    try #require(FilmList(csv: Array(lines.joined(separator: "\r\n").utf8)))
  }

  @Test func `A Letterboxd export is read`() throws {
    let list = try read(
      "\u{FEFF}Date,Name,Year,Letterboxd URI",
      "2024-02-29,\"Good, the Bad\",1966,https://boxd.it/2abc",
      "2024-03-01,Metropolis,1927,https://boxd.it/2def")
    #expect(
      list.rows == [
        .init(line: 2, title: "Good, the Bad", year: 1966, date: CalendarDate(year: 2024, month: 2, day: 29)),
        .init(line: 3, title: "Metropolis", year: 1927, date: CalendarDate(year: 2024, month: 3, day: 1)),
      ])
    #expect(list.malformed.isEmpty)
  }

  @Test func `Lists with ids and lists with a title are read`() throws {
    let ids = try read("tmdbID,Title,Year,Rating10", "19,Metropolis,1927,9", "20,,,")
    #expect(
      ids.rows == [.init(line: 2, title: "Metropolis", year: 1927, tmdbID: 19), .init(line: 3, tmdbID: 20)])
    let list = try read(
      "Letterboxd list export v7", "Date,Name,Tags,URL,Description", "2024-01-01,Silent,,,", "",
      "Position,Name,Year,URL,Description",
      "1,Metropolis,1927,https://boxd.it/2def,\"two\nlines\"", "2,Sunrise,1927,,")
    #expect(list.rows.map(\.title) == ["Metropolis", "Sunrise"])
    #expect(list.rows.map(\.line) == [6, 8])
  }

  @Test func `A film may be identified by its IMDb id alone`() throws {
    let list = try read(
      "imdbID,Title,tmdbID", "tt0017136,,", "TT0013442,Nosferatu,653", ",Sunrise,", "nm0000036,,", "x,M,")
    #expect(
      list.rows == [
        .init(line: 2, imdbID: "tt0017136"), .init(line: 3, title: "Nosferatu", tmdbID: 653, imdbID: "tt0013442"),
        .init(line: 4, title: "Sunrise"),
      ])
    #expect(
      list.malformed.listed == [
        .init(5, reason: .invalidID("nm0000036")), .init(6, title: "M", reason: .invalidID("x")),
      ])
    #expect(try read("imdbID", "tt0017136").rows == [.init(line: 2, imdbID: "tt0017136")])
  }

  @Test func `Lines without a film are reported`() throws {
    let list = try read(
      "Name,Year,tmdbID", "Sunrise,1927,", "Sunrise", "Sunrise,soon,", "Sunrise,1927,abc", ",1927,", ",,0",
      "\"open,1927,", ",,631")
    #expect(list.rows.map(\.line) == [2, 9])
    #expect(
      list.malformed == [
        .init(3, reason: .fieldCount), .init(4, title: "Sunrise", reason: .invalidYear("soon")),
        .init(5, title: "Sunrise", reason: .invalidID("abc")), .init(6, reason: .noTitle),
        .init(7, reason: .invalidID("0")), .init(8, reason: .quotes),
      ])
  }

  @Test(arguments: ["", "no header\nat all", "{\"json\": 1}"]) func `Other files are refused`(text: String) {
    #expect(FilmList(csv: Array(text.utf8)) == nil)
  }

  @Test(arguments: [(99, true), (100, false)])
  func `A header is looked for in the first hundred records`(count: Int, isFound: Bool) {
    let text = String(repeating: "no header\n", count: count) + "Title\nSunrise\n"
    #expect((FilmList(csv: Array(text.utf8)) != nil) == isFound)
  }

  @Test func `Of many malformed lines, the first are listed and all are counted`() throws {
    let count = ImportReport.Lines.limit + 5
    let list = try #require(FilmList(csv: Array(("Title,Year\n" + String(repeating: ",,\n", count: count)).utf8)))
    #expect(list.malformed.count == count && list.malformed.unlistedCount == 5)
    #expect(list.malformed.listed.map(\.number) == Array(2...ImportReport.Lines.limit + 1))
  }

  @Test func `A list ends once it has too many rows`() throws {
    let list = try #require(
      FilmList(csv: Array(("Title\n" + String(repeating: "M\n", count: FilmList.mostRows + 100)).utf8)))
    #expect(list.rows.count == FilmList.mostRows + 1)
  }
}
