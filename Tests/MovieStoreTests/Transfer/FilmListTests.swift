import MovieDomain
import MovieStore
import MovieTestSupport
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
        .init(line: 2, title: "Good, the Bad", year: 1966, date: "2024-02-29"),
        .init(line: 3, title: "Metropolis", year: 1927, date: "2024-03-01"),
      ])
    #expect(list.malformed.isEmpty)
  }

  @Test func `Lists with ids and lists with a title are read`() throws {
    let ids = try read("tmdbID,Title,Year,Rating10", "19,Metropolis,1927,9", "20,,,")
    #expect(
      ids.rows == [
        .init(line: 2, title: "Metropolis", year: 1927, tmdbID: 19, shelf: .seen), .init(line: 3, tmdbID: 20),
      ])
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

  @Test func `A file of TMDb has the viewer's own ratings, and the others are of the watchlist`() throws {
    let list = try #require(
      FilmList(
        csv: Array(
          """
          TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
          653,tt0013442,movie,Nosferatu,1922-03-04T00:00:00Z,,,7.7,8.5,2022-09-20T00:00:00Z
          961,tt0017925,movie,The General,1926-12-31T00:00:00Z,,,7.8,,
          1399,tt0944947,tv,Game of Thrones,2011-04-17T00:00:00Z,,,8.4,10,2022-09-20T00:00:00Z
          """.utf8), diaryUpTo: "2026-11-20"))
    #expect(list.rows.map(\.tmdbID) == [653, 961])
    #expect(list.rows.map(\.year) == [1922, 1926])
    #expect(list.rows.map(\.shelf) == [.seen, .watchlist])
    #expect(list.rows.map { $0.diary?.rating?.description } == ["4.5", nil])
    #expect(list.rows[0].date == "2022-09-20" && list.rows[0].diary?.viewings == [])
    #expect(list.malformed.listed == [.init(4, title: "Game of Thrones", reason: .notAFilm)])
  }

  @Test func `A file of IMDb has ids, ratings of ten and kinds`() throws {
    let list = try #require(
      FilmList(
        csv: Array(
          """
          Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date
          tt0017925,9,2023-05-01,The General,u,Movie,8.1,67,1926,Comedy,1,1926-12-31
          tt0018773,,,The Circus,u,Short,8.1,67,1928,Comedy,1,1928-01-06
          tt0944947,10,2020-01-01,Game of Thrones,u,TV Series,9.2,57,2011,Drama,2,2011-04-17
          tt0013442,11,2020-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04
          tt0013443,0,2020-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04
          tt0013444,8,2031-01-01,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04
          tt0013445,8,01.02.2020,Nosferatu,u,Movie,7.8,94,1922,Horror,1,1922-03-04
          """.utf8), diaryUpTo: "2026-11-20"))
    #expect(list.rows.map(\.imdbID) == ["tt0017925", "tt0018773", "tt0013444", "tt0013445"])
    #expect(list.rows.map(\.shelf) == [.seen, .watchlist, .seen, .seen])
    #expect(list.rows.map { $0.diary?.rating?.description } == ["4.5", nil, "4", "4"])
    #expect(list.rows.map(\.date) == ["2023-05-01", nil, "2031-01-01", nil])
    #expect(
      list.malformed.listed.map(\.reason) == [
        .notAFilm, .invalidRatingOfTen("11"), .invalidRatingOfTen("0"),
      ])
  }

  @Test func `An IMDb list without ratings is a watchlist, and a list that does not say what it is has no shelf`()
    throws
  {
    let imdb =
      "Position,Const,Created,Title,Title Type,Year,Your Rating\n1,tt0017925,2024-01-02,The General,Movie,1926,\n"
    let row = try #require(FilmList(csv: Array(imdb.utf8))?.rows.first)
    #expect(row.shelf == .watchlist && row.date == "2024-01-02")
    #expect(FilmList(csv: Array("Date,Name,Year\n2024-01-02,The General,1926\n".utf8))?.rows.first?.shelf == nil)
  }

  @Test(arguments: [";", "\t"]) func `Spreadsheets write other separators than the comma`(separator: String) throws {
    let text = ["Name;Year", "Faust, a Folk Tale;1926", "\"A;\tB\";1927"].joined(separator: "\n")
    let list = try #require(
      FilmList(csv: Array(text.replacing(";", with: separator).replacing("A\(separator)", with: "A;").utf8)))
    #expect(list.rows.map(\.title) == ["Faust, a Folk Tale", "A; B"] && list.rows.map(\.year) == [1926, 1927])
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
