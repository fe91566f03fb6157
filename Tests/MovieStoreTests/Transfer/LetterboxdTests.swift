import MovieDomain
import MovieStore
import MovieTestSupport
import RandomTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// The files of a Letterboxd export, and back.
@Suite(.timeLimit(.minutes(10))) struct LetterboxdTests {
  private let today: CalendarDate = "2026-11-22"

  private func parsed(_ text: String, isSeen: Bool = true) throws -> FilmList {
    try #require(FilmList(csv: Array(text.utf8), diaryUpTo: isSeen ? today : nil))
  }

  @Test func `Ratings, days and reviews are read, and what cannot be taken is named with its line and reason`() throws {
    let wrong = """
      Name,Rating,WatchedDate
      Seven,7,2026-01-01
      Tomorrow,4,2026-11-23
      Never,4,yesterday
      Good,4,2026-11-22
      """
    let reviews =
      "Name,Rating,Review,Tags,Watched Date\nSeven,4,Long.,,\nEight,,,silent,\nNine,3,Fine.,a,2026-01-01\nTen,5,,,\n"
    assertShown([
      "ratings without a day": try parsed(
        "Date,Name,Year,Letterboxd URI,Rating\n2026-01-03,Metropolis,1927,https://boxd.it/1,3.5\n"),
      "ratings of ten": try parsed("Title,Rating10\nMetropolis,7\n"),
      "a decimal comma": try parsed("Title;Rating10\nSeven;7,5\nEight;7,5,1\n"),
      "days and ratings that are wrong": try parsed(wrong), "reviews without a day": try parsed(reviews),
      "reviews, for another shelf": try parsed(reviews, isSeen: false),
      "empty columns": try parsed("Title,WatchedDate,Rating\nSeven,,\nEight,,\n", isSeen: false),
    ])
  }

  @Test func `Watched films have no ratings, and for other shelves ratings are only noted`() throws {
    let text = "Date,Name,Year,Letterboxd URI\n2026-01-03,Metropolis,1927,https://boxd.it/1\n"
    #expect(try parsed(text).rows.first?.diary == Diary())
    #expect(try parsed(text).hasDiary == false)
    #expect(try parsed(text, isSeen: false).rows.first?.diary == nil)
    let rated = try parsed("Name,Rating\nSeven,7\n", isSeen: false)
    #expect(rated.rows.map(\.title) == ["Seven"])
    #expect(rated.hasDiary)
  }

  @Test(arguments: [
    ("Date,Year,Rating\n2026-01-01,1927,4\n", true), ("no header\nat all\n", false), ("Name\nX\n", false),
  ])
  func `A table without titles is known`(text: String, lacksTitles: Bool) {
    #expect(FilmList.lacksTitles(csv: Array(text.utf8)) == lacksTitles)
  }
}

/// Files as Letterboxd writes them, imported, exported and imported again: nothing may be lost.
@Suite(.timeLimit(.minutes(10))) struct LetterboxdRoundTripTests {
  private static let titles = [
    "Good, the Bad", "The \"Best\"", "千と千尋", "=1+1", "O'Brien; or, \"Why?\"", "a \u{22}\u{301} b", "Ünïcödé",
  ]
  private static let reviews = ["", "Fine.", "Two\nlines, \"quoted\"", "a\r\nb", ",\"", "  blanks  ", "\n", "👩‍🔬"]
  private static let tags = [
    "", "silent", "silent, cinema", "\"x\", y", String(repeating: "tag, ", count: 200) + "end",
  ]

  private let today: CalendarDate = "2026-11-22"
  private let films = titles.enumerated().map { index, title in
    Movie(id: index + 1, title: title, releaseDate: CalendarDate(year: 1920 + index, month: 5, day: 1))
  }

  @Test(arguments: 0..<30) func `Ratings, days, rewatches, reviews and tags survive`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let diaries = films.map { _ in diary(&random) }
    let library = TransientFilmLibrary()
    for file in files(of: diaries, &random) {
      let report = try await add(file, to: library)
      #expect(report.malformed.isEmpty && report.notMatched.isEmpty && report.failed.isEmpty && report.stop == nil)
    }
    for (film, diary) in zip(films, diaries) {
      #expect(await library.details(of: FilmID(.tmdb, film.id))?.diary == diary)
    }
    let text = try await exported(library)
    let copy = TransientFilmLibrary()
    _ = try await add(text, to: copy)
    for film in films {
      let (one, other) = await (library.details(of: FilmID(.tmdb, film.id)), copy.details(of: FilmID(.tmdb, film.id)))
      #expect(one?.diary == other?.diary && one?.shelves == other?.shelves)
    }
    #expect(try await exported(copy) == text)
  }

  @Test(arguments: [nil, "2026-01-03"] as [CalendarDate?])
  func `A rating has the same day after an export, and one that is not known is not that of adding`(
    rated: CalendarDate?
  ) async throws {
    let (library, copy) = (TransientFilmLibrary(), TransientFilmLibrary())
    let film = StoredFilm(
      source: .tmdb, details: MovieDetails(movie: films[0]), on: .seen, added: "2025-02-02",
      diary: Diary(filmRating: .most, ratedOn: rated))
    try await library.add(film)
    #expect(try await add(exported(library), to: copy).changes.newFilms == 1)
    let read = await copy.details(of: film.id)
    #expect(read?.diary == film.diary && read?.shelves == film.shelves)
  }

  @Test func `Two viewings of one day after another one, and the removal of a rating, survive an export`() async throws
  {
    let (library, copy) = (TransientFilmLibrary(), TransientFilmLibrary())
    let (first, later) = (ViewingDay(recorded: "2020-05-01"), ViewingDay(recorded: "2024-06-01"))
    let viewings = [
      Viewing(day: first, rating: .fewest), Viewing(day: later, rating: .most, tags: "matinee"),
      Viewing(day: later, rating: .fewest, isRewatch: true, tags: "evening"),
    ]
    let film = StoredFilm(
      source: .tmdb, details: MovieDetails(movie: films[0]), on: .seen, added: "2025-02-02",
      diary: Diary(ratedOn: "2026-01-03", viewings: viewings))
    try await library.add(film)
    for copy in [copy, library] { _ = try await add(exported(library), to: copy) }
    for library in [copy, library] {
      let read = await library.details(of: film.id)
      #expect(read?.diary == film.diary && read?.shelves == film.shelves)
    }
  }

  private func diary(_ random: inout SeededGenerator) -> Diary {
    let filmRating = Bool.random(using: &random) ? rating(&random) : nil
    var viewings: [Viewing] = []
    for index in 0..<Int.random(in: 0...3, using: &random) {
      guard let day = CalendarDate(year: 2020 + index, month: 1 + index, day: Int.random(in: 1...28, using: &random))
      else { continue }
      viewings.append(
        Viewing(
          day: ViewingDay(recorded: day), rating: Bool.random(using: &random) ? rating(&random) : nil,
          isRewatch: index > 0, review: Self.reviews.randomElement(using: &random) ?? "",
          tags: Self.tags.randomElement(using: &random) ?? ""))
    }
    return Diary(filmRating: filmRating, ratedOn: filmRating.map { _ in "2026-01-03" }, viewings: viewings)
  }

  private func rating(_ random: inout SeededGenerator) -> StarRating? {
    StarRating(halves: Int.random(in: 1...10, using: &random))
  }

  /// `reviews.csv`, `ratings.csv` and `watched.csv`, with different line ends, and some with a byte order mark.
  private func files(of diaries: [Diary], _ random: inout SeededGenerator) -> [String] {
    let end = Bool.random(using: &random) ? "\r\n" : "\n"
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    var reviews = [["Date", "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Review", "Tags", "Watched Date"]]
    var ratings = [["Date", "Name", "Year", "Letterboxd URI", "Rating"]]
    var watched = [["Date", "Name", "Year", "Letterboxd URI"]]
    for (film, diary) in zip(films, diaries) {
      let start = [
        "2026-01-03", film.title, film.releaseDate.map { String($0.year) } ?? "", "https://boxd.it/\(film.id)",
      ]
      reviews += diary.viewings.map { viewing in
        start + [
          viewing.rating?.description ?? "", viewing.isRewatch ? "Yes" : "", viewing.review, viewing.tags,
          viewing.day.date.description,
        ]
      }
      if let rating = diary.filmRating { ratings.append(start + [rating.description]) }
      watched.append(start)
    }
    return [reviews, ratings, watched].map { rows in
      mark + rows.map { $0.map(quoted).joined(separator: ",") + end }.joined()
    }
  }

  private func quoted(_ field: String) -> String {
    let scalars = field.unicodeScalars
    guard scalars.contains(where: { [",", "\"", "\n", "\r"].contains($0) }) else { return field }
    return "\"" + String(String.UnicodeScalarView(scalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] })) + "\""
  }

  private func add(_ text: String, to library: TransientFilmLibrary) async throws -> ImportReport {
    let list = try #require(FilmList(csv: Array(text.utf8), diaryUpTo: today))
    let catalog = SampleCatalog(.tmdb, films: films)
    return await FilmImporter(catalog: catalog, library: library, shelf: .seen, today: today).add(list)
  }

  private func exported(_ library: TransientFilmLibrary) async throws -> String {
    var text = ""
    try await FilmCSV.write(library, .seen, clean: { $0 }) { text += $0 }
    return text
  }
}
