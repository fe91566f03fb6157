import MovieDomain
import MovieTestSupport
import RandomTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct FilmCSVTests {
  private let library = TransientFilmLibrary()
  private let day: CalendarDate = "2024-02-29"

  @Test func `The columns are those of Letterboxd`() async throws {
    try await keep(19, "Metropolis", released: "1927-01-10", added: day)
    try await keep(12, "Nosferatu", from: .publicDomain, released: "1922-03-04", added: "2024-03-01")
    try await keep(20, "Undated", added: "2024-03-02")
    #expect(
      try await text() == """
        Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date,List\r
        Metropolis,1927,,19,,,,,,2024-02-29,favorites\r
        Nosferatu,1922,,,,,,,,2024-03-01,favorites\r
        Undated,,,20,,,,,,2024-03-02,favorites\r

        """)
  }

  @Test(arguments: Shelf.allCases) func `A file that was exported says which list it is`(shelf: Shelf) async throws {
    try await keep(19, "Metropolis", added: day, on: shelf)
    let list = try #require(FilmList(csv: Array(try await text(of: shelf).utf8), diaryUpTo: day))
    #expect(list.rows.map(\.shelf) == [shelf])
  }

  @Test(arguments: [nil, "2024-06-01"] as [CalendarDate?], [false, true])
  func `The row of a rating has its day, if it is known`(rated: CalendarDate?, isWatched: Bool) async throws {
    let viewings = isWatched ? [Viewing(day: ViewingDay(recorded: day))] : []
    let diary = Diary(filmRating: StarRating(halves: 9), ratedOn: rated, viewings: viewings)
    try await keep(1, "Film", added: day, on: .seen, diary)
    let lines = try await text(of: .seen).split(separator: "\r\n").dropFirst()
    #expect(
      lines == [
        "Film,,,1,\(isWatched ? "2024-02-29" : ""),,,,,2024-02-29,seen",
        "Film,,,1,,4.5,,,,\(rated?.description ?? ""),seen",
      ])
  }

  @Test func `IMDb ids are written where they are known`() async throws {
    for (id, imdbID) in [(1, "tt0017136"), (2, nil), (3, "nobody")] {
      try await keep(id, "Film \(id)", imdbID: imdbID, added: day)
    }
    let lines = try await text().split(separator: "\r\n").dropFirst()
    #expect(
      lines.map { String($0.split(separator: ",", omittingEmptySubsequences: false)[2]) } == ["tt0017136", "", ""])
  }

  @Test func `A viewing after one that was recorded later is a rewatch, as it is shown`() async throws {
    var diary = Diary()
    for day: CalendarDate in ["2024-05-01", "2020-01-01"] { diary.watch(on: ViewingDay(recorded: day), rating: nil) }
    let details = MovieDetails(movie: Movie(id: 1, title: "Film"))
    try await library.add([StoredFilm(source: .tmdb, details: details, on: .seen, added: day, diary: diary)])
    let lines = try await text(of: .seen).split(separator: "\r\n").dropFirst()
    #expect(lines == ["Film,,,1,2020-01-01,,,,,2024-02-29,seen", "Film,,,1,2024-05-01,,Yes,,,2024-02-29,seen"])
  }

  @Test func `A review keeps its lines, but no control characters`() async throws {
    let viewing = Viewing(
      day: ViewingDay(recorded: day), review: "One\r\n\u{1B}[31mtwo\u{7F}\n\tthree\r\u{202E}\u{9B}1m")
    try await keep(1, "Film", added: day, on: .seen, Diary(viewings: [viewing]))
    let list = try #require(FilmList(csv: Array(try await text(of: .seen).utf8), diaryUpTo: day))
    #expect(list.rows.first?.diary?.viewings.first?.review == "One\r\n[31mtwo\n\tthree\n1m")
  }

  @Test(arguments: 0..<50) func `No cell is a formula, and each is read as it was`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["=", "+", "-", "@", "'", "\t", "\r", "\n", "\"", ",", "1+1", "cmd|' /C calc'!A0", "é", "’", " "]
    let cells = (0..<100).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
    for (index, cell) in cells.enumerated() {
      let diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: day), review: cell, tags: cell)])
      try await keep(index + 1, "-\(cell)", added: day, on: .seen, diary)
    }
    let text = try await text(of: .seen)
    let written = CSVReader(Array(text.utf8)).compactMap(\.fields).flatMap(\.self)
    #expect(written.allSatisfy { !["=", "+", "-", "@", "\t", "\r", "\n"].contains($0.unicodeScalars.first) })
    let rows = try #require(FilmList(csv: Array(text.utf8), diaryUpTo: day)).rows
    #expect(rows.count == cells.count)
    for row in rows {
      let cell = try cells[#require(row.tmdbID) - 1]
      // A return alone, which overwrites a line of a terminal, is written as the end of a line.
      #expect(row.diary?.viewings.first?.review == String(cell.map { $0 == "\r" ? "\n" : $0 }))
      #expect(row.diary?.viewings.first?.tags == MovieQuery(cell)?.text ?? "")
      #expect(row.title == MovieQuery("-\(cell)")?.text)
    }
  }

  @Test(arguments: [("", "'=quoted"), (",List", "=quoted")])
  func `An apostrophe guards a formula only in a file that was exported here`(column: String, review: String) throws {
    let text = "Title,WatchedDate,Review\(column)\nM,2024-02-29,'=quoted\(column.isEmpty ? "" : ",seen")\n"
    let list = try #require(FilmList(csv: Array(text.utf8), diaryUpTo: day))
    #expect(list.rows.first?.diary?.viewings.first?.review == review)
  }

  @Test func `A title that begins with an apostrophe stays as it is`() async throws {
    try await keep(1, "'71", added: day)
    #expect(try await text().contains("\r\n'71,"))
    #expect(FilmList(csv: Array("Title\n'71\n''night\n".utf8))?.rows.map(\.title) == ["'71", "''night"])
  }

  @Test(arguments: [0, 1, 500, 501, 1203]) func `Every favorite is written`(count: Int) async throws {
    for id in 0..<count {
      try await keep(id + 1, "Film \(id)", added: day)
    }
    var lines = 0
    let report = try await FilmCSV.write(library, .favorites, clean: { $0 }) { lines += $0.count { $0 == "\r\n" } }
    #expect(report.written == count && lines == count + 1)
  }

  @Test(
    arguments: [
      ("films.csv", .csv), ("a.b/FILMS.CSV", .csv), ("films.json", .json), ("films", .json),
      (".csv", .csv),
      ("films.csv/x", .json), ("csv", .json), ("", .json), (".films", .json), ("films.", .json),
      ("films.xlsx", nil), ("a/films.txt", nil), ("films.json.gz", nil), ("FILMS.XML", nil),
    ] as [(String, FilmFileFormat?)])
  func `The file name extension determines the format`(path: String, format: FilmFileFormat?) {
    #expect(FilmFileFormat(ofFileNamed: path) == format)
  }

  private func text(of shelf: Shelf = .favorites) async throws -> String {
    var text = ""
    try await FilmCSV.write(library, shelf, clean: { $0 }) { text += $0 }
    return text
  }

  private func keep(
    _ id: Int, _ title: String, from source: CatalogSource = .tmdb, released: CalendarDate? = nil,
    imdbID: String? = nil, added: CalendarDate, on shelf: Shelf = .favorites, _ diary: Diary? = nil
  ) async throws {
    let details = MovieDetails(movie: Movie(id: id, title: title, releaseDate: released), imdbID: imdbID)
    try await library.add([StoredFilm(source: source, details: details, on: shelf, added: added, diary: diary)])
  }
}
