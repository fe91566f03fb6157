import MovieDomain
import Testing

@Suite(.timeLimit(.minutes(10))) struct FilmCSVTests {
  private let library = TransientFilmLibrary(titleKeys: TitleKeys(name: "plain") { $0.lowercased() })

  @Test func `The columns are those of Letterboxd`() async throws {
    try await keep(19, "Metropolis", released: "1927-01-10", added: "2024-02-29")
    try await keep(12, "Nosferatu", from: .publicDomain, released: "1922-03-04", added: "2024-03-01")
    try await keep(20, "Undated", added: "2024-03-02")
    #expect(
      try await text() == """
        Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date\r
        Metropolis,1927,,19,,,,,,2024-02-29\r
        Nosferatu,1922,,,,,,,,2024-03-01\r
        Undated,,,20,,,,,,2024-03-02\r

        """)
  }

  @Test(arguments: [
    "Good, the Bad", "The \"Best\"", "\"", "a\u{22}\u{301}b", "two\nlines", "a\r\nb", " blanks ", "千と千尋", "",
  ])
  func `Titles survive writing and reading`(title: String) async throws {
    try await keep(7, title, released: "1999-03-30", added: "2024-02-29")
    let list = try #require(FilmList(csv: Array(try await text().utf8)))
    let row = try #require(list.rows.first)
    #expect(list.rows.count == 1 && list.malformed.isEmpty)
    let plain = MovieQuery(title)?.text
    #expect(row.title.map { Array($0.utf8) } == plain.map { Array($0.utf8) })
    #expect(row.tmdbID == 7)
    #expect(row.year == 1999)
    #expect(row.date == CalendarDate(iso8601: "2024-02-29"))
  }

  @Test func `IMDb ids are written where they are known`() async throws {
    for (id, imdbID) in [(1, "tt0017136"), (2, nil), (3, "nobody")] {
      let details = MovieDetails(movie: Movie(id: id, title: "Film \(id)"), imdbID: imdbID)
      let day = try #require(CalendarDate(iso8601: "2024-02-29"))
      try await library.add([StoredFilm(source: .tmdb, details: details, on: .favorites, added: day)])
    }
    let lines = try await text().split(separator: "\r\n").dropFirst()
    #expect(
      lines.map { String($0.split(separator: ",", omittingEmptySubsequences: false)[2]) } == ["tt0017136", "", ""])
    #expect(FilmList(csv: Array(try await text().utf8))?.rows.map(\.imdbID) == ["tt0017136", nil, nil])
  }

  @Test func `A review keeps its lines, but no control characters`() async throws {
    let day = try #require(CalendarDate(iso8601: "2024-02-29"))
    let viewing = Viewing(day: ViewingDay(recorded: day), review: "One\r\n\u{1B}[31mtwo\u{7F}\n\tthree \u{9B}1m")
    try await library.add([
      StoredFilm(
        source: .tmdb, details: MovieDetails(movie: Movie(id: 1, title: "Film")), on: .seen, added: day,
        diary: Diary(viewings: [viewing]))
    ])
    var text = ""
    try await FilmCSV.write(library, .seen, clean: { $0 }) { text += $0 }
    let list = try #require(FilmList(csv: Array(text.utf8), diaryUpTo: day))
    #expect(list.rows.first?.diary?.viewings.first?.review == "One\r\n[31mtwo\n\tthree 1m")
  }

  @Test func `Titles are cleaned`() async throws {
    try await keep(7, "Alien", added: "2024-02-29")
    var text = ""
    try await FilmCSV.write(library, .favorites) {
      $0.uppercased()
    } to: {
      text += $0
    }
    #expect(text.contains("ALIEN,,,7,"))
  }

  @Test(arguments: [0, 1, 500, 501, 1203]) func `Every favorite is written`(count: Int) async throws {
    for id in 0..<count {
      try await keep(id + 1, "Film \(id)", added: "2024-02-29")
    }
    var lines = 0
    #expect(
      try await FilmCSV.write(library, .favorites) {
        $0
      } to: {
        lines += $0.count { $0 == "\r\n" }
      }.written == count)
    #expect(lines == count + 1)
  }

  @Test(arguments: [
    ("films.csv", FilmFileFormat.csv), ("a.b/FILMS.CSV", .csv), ("films.json", .json), ("films", .json),
    (".csv", .csv),
    ("films.csv/x", .json), ("csv", .json), ("", .json), (".films", .json), ("films.", .json),
  ])
  func `The file name extension determines the format`(path: String, format: FilmFileFormat) {
    #expect(FilmFileFormat(ofFileNamed: path) == format)
  }

  @Test(arguments: ["films.xlsx", "a/films.txt", "films.json.gz", "FILMS.XML"])
  func `An unknown extension has no format`(path: String) {
    #expect(FilmFileFormat(ofFileNamed: path) == nil)
  }

  private func text() async throws -> String {
    var text = ""
    try await FilmCSV.write(library, .favorites) {
      $0
    } to: {
      text += $0
    }
    return text
  }

  private func keep(
    _ id: Int, _ title: String, from source: CatalogSource = .tmdb, released: Substring? = nil, added: Substring
  ) async throws {
    let movie = Movie(id: id, title: title, releaseDate: released.flatMap { CalendarDate(iso8601: $0) })
    let day = try #require(CalendarDate(iso8601: added))
    try await library.add([StoredFilm(source: source, details: MovieDetails(movie: movie), on: .favorites, added: day)])
  }
}
