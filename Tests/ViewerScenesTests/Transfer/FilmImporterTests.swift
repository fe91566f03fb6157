import MovieDomain
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct FilmImporterTests {
  private let library = TransientFilmLibrary()
  private let today: CalendarDate = "2026-11-21"
  private let films = [
    film(19, "Metropolis", 1927), film(20, "Metropolis", 2001), film(21, "Wall·E", 2008), film(22, "Sunrise", 1927),
    film(23, "Sunset", 2018), film(24, "Sunset", 2018),
  ]

  private static func film(_ id: Int, _ title: String, _ year: Int) -> Movie {
    Movie(id: id, title: title, releaseDate: CalendarDate(year: year, month: 5, day: 1))
  }

  private func add(
    _ rows: [FilmList.Row], malformed: ImportReport.Lines = [], areEntries: Bool = false,
    onto shelf: Shelf? = .favorites, from catalog: (any MovieCatalog)? = nil, in library: (any FilmLibrary)? = nil,
    as change: ChangeID = ChangeID(), isDryRun: Bool = false
  ) async throws -> ImportReport {
    var list = FilmList(rows: rows, malformed: malformed)
    list.hasEntries = areEntries
    return await FilmImporter(
      catalog: catalog ?? SampleCatalog(.tmdb, films: films), library: library ?? self.library, shelf: shelf,
      today: today, in: change, isDryRun: isDryRun
    ).add(list)
  }

  @Test func `The report covers every line`() async throws {
    let day: CalendarDate = "2020-02-02"
    let report = try await add(
      [
        .init(line: 2, tmdbID: 19, date: day), .init(line: 3, title: "metropolis", year: 2002),
        .init(line: 4, title: "Metropolis"), .init(line: 6, title: "Wall·E", year: 2008),
        .init(line: 7, title: "Metropolis", year: 1927), .init(line: 8, tmdbID: 404), .init(line: 9, tmdbID: 22),
        .init(line: 10, title: "Sunset", year: 2019), .init(line: 11, tmdbID: 22), .init(line: 12, title: "Nobody"),
      ], malformed: [.init(5, reason: .quotes)],
      from: SampleCatalog(.tmdb, films: films, failures: [22: CatalogError(.malformedResponse)]))
    assertShown(["ten lines": report])
    let first = await library.details(of: 19)
    #expect(first?.shelves == [.favorites: day])
    #expect(first?.details.tagline == "Tagline 19")
  }

  @Test(arguments: ["Носферату. Симфония ужаса", "Носферату: Симфония ужаса", "Носферату – Симфония ужаса"])
  func `A title without its subtitle names the film of the year`(title: String) async throws {
    let catalog = SampleCatalog(.tmdb, films: [Self.film(12, title, 1922)])
    let rows = [FilmList.Row(line: 2, title: "носферату", year: 1923), .init(line: 3, title: "носферату", year: 1922)]
    let report = try await add(rows, from: catalog)
    #expect(report.added == [.init(3, title: title)])
    #expect(report.notMatched == [.init(2, title: "носферату", reason: .noSuchTitle)])
  }

  private func changes(
    films: Int, updated: Int = 0, unchanged: Int = 0, differing: Int = 0, viewings: Int = 0
  ) -> ImportReport.Changes {
    var changes = ImportReport.Changes()
    (changes.newFilms, changes.updatedFilms, changes.unchangedFilms) = (films, updated, unchanged)
    (changes.differingFilms, changes.newViewings) = (differing, viewings)
    return changes
  }

  private func viewing(
    _ day: Int, _ halves: Int? = nil, isRewatch: Bool = false, review: String = "", tags: String = ""
  ) throws -> Diary {
    let date = try #require(CalendarDate(year: 2000 + day / 300, month: 1 + day / 25 % 12, day: 1 + day % 25))
    return Diary(viewings: [
      Viewing(
        day: ViewingDay(recorded: date), rating: halves.flatMap { StarRating(halves: $0) }, isRewatch: isRewatch,
        review: review, tags: tags)
    ])
  }

  private func watch(_ rows: [FilmList.Row]) async throws -> ImportReport { try await add(rows, onto: .seen) }

  @Test func `Films and viewings are counted as the library has them`() async throws {
    let rows = try (0..<30).map { try FilmList.Row(line: $0 + 2, tmdbID: 19 + $0 % 2, diary: viewing($0)) }
    let first = try await watch(rows)
    #expect(first.changes == changes(films: 2, viewings: 30))
    #expect(first.added.listed.map(\.number) == Array(2...31))
    let again = try await watch(rows)
    #expect(again.changes == changes(films: 0, unchanged: 2))
    #expect(again.alreadyThere.listed.map(\.number) == Array(2...31))
    let more = try await watch(
      [
        .init(line: 2, tmdbID: 19, diary: viewing(0)), .init(line: 3, tmdbID: 19, diary: viewing(0, isRewatch: true)),
        .init(line: 4, tmdbID: 20, diary: viewing(1, review: "Fine.")), .init(line: 5, tmdbID: 20, diary: viewing(1)),
        .init(line: 6, tmdbID: 22, diary: Diary(filmRating: StarRating(halves: 7))),
        .init(line: 7, tmdbID: 22, diary: Diary(filmRating: StarRating(halves: 7))),
      ])
    #expect(more.changes == changes(films: 1, updated: 2, viewings: 1))
    #expect(more.added.listed.map(\.number) == [3, 4, 6])
    #expect(more.alreadyThere.listed.map(\.number) == [2, 5, 7])
    for (id, count) in [(19, 16), (20, 15), (22, 0)] {
      #expect(await library.details(of: .init(.tmdb, id))?.diary?.viewings.count == count)
    }
    #expect(await library.details(of: 20)?.diary?.viewings.first?.review == "Fine.")
  }

  @Test func `Two reviews of one day are both kept, also when they are imported again`() async throws {
    _ = try await watch([.init(line: 2, tmdbID: 19, diary: viewing(0))])
    let rows = try [
      FilmList.Row(line: 2, tmdbID: 19, diary: viewing(0, review: "First,\n\n\n\nlong.")),
      .init(line: 3, tmdbID: 19, diary: viewing(0, review: "Second.")),
      .init(line: 4, tmdbID: 19, diary: viewing(0, review: "First,\n\n\n\nlong.")),
      .init(line: 5, tmdbID: 19, diary: viewing(0, review: "First")),
    ]
    #expect(try await watch(rows).changes == changes(films: 0, updated: 1))
    #expect(try await watch(rows).changes == changes(films: 0, unchanged: 1))
    let reviews = await library.details(of: 19)?.diary?.viewings.map(\.review)
    #expect(reviews == ["First,\n\n\n\nlong.\n\nSecond.\n\nFirst"])
  }

  @Test func `A line with another review than the library says so, and one with a part of it does not`() async throws {
    _ = try await watch([.init(line: 2, tmdbID: 19, diary: viewing(0, review: "First.\n\nSecond."))])
    let rows = try ["Second.", "Changed.", ""].enumerated().map { index, review in
      FilmList.Row(line: index + 2, tmdbID: 19, diary: try viewing(0, review: review))
    }
    let report = try await watch(rows)
    #expect(report.partial == [.init(3, title: "Metropolis", reason: .otherReview)])
    #expect(report.alreadyThere.count == 3)
    #expect(await library.details(of: 19)?.diary?.viewings.map(\.review) == ["First.\n\nSecond."])
  }

  @Test func `Of two ratings of one day, the later in the file counts, also when it is imported again`() async throws {
    let rows = try [6, 9].map { try FilmList.Row(line: $0, tmdbID: 19, diary: viewing(0, $0)) }
    for isKnown in [false, true] {
      let expected = isKnown ? changes(films: 0, unchanged: 1) : changes(films: 1, viewings: 1)
      #expect(try await watch(rows).changes == expected)
      let viewings = await library.details(of: 19)?.diary?.viewings
      #expect(viewings?.map(\.rating) == [StarRating(halves: 9)])
    }
  }

  @Test func `What the viewer has recorded stays, and a file that says otherwise is older`() async throws {
    let (low, high) = (StarRating(halves: 2), StarRating(halves: 9))
    let row = try FilmList.Row(line: 2, tmdbID: 19, diary: viewing(0, 2))
    var rated = try FilmList.Row(line: 3, tmdbID: 19, date: "2020-02-02", diary: viewing(0, 9, review: "Fine."))
    rated.diary?.filmRating = high
    _ = try await watch([row])
    // The review and the later rating of the film are new, the rating of the viewing is not.
    #expect(try await watch([rated]).changes == changes(films: 0, updated: 1, differing: 1))
    let diary = await library.details(of: 19)?.diary
    #expect(diary?.filmRating == high && diary?.viewings.map(\.rating) == [low])
    #expect(diary?.viewings.map(\.review) == ["Fine."])
    rated.diary?.filmRating = low
    #expect(try await watch([rated, row]).changes == changes(films: 0, unchanged: 1, differing: 1))
  }

  @Test func `Films that keep a rating or tags other than those in the file are counted, and no others`() async throws {
    let diaries: [Diary] = try [
      viewing(0, 8, tags: "a, b"), Diary(filmRating: StarRating(halves: 8)), viewing(0, 8), viewing(0, 8, tags: "a, b"),
    ]
    for (id, diary) in zip(19..., diaries) {
      try await library.add(StoredFilm(source: .tmdb, details: .sample(id), on: .seen, added: today, diary: diary))
    }
    let rows = try [
      (19, viewing(0, 8, tags: "b, c")), (19, viewing(30)), (20, Diary(filmRating: StarRating(halves: 6))),
      (21, viewing(0, 6)), (22, viewing(0, 6)), (22, viewing(0, 8, tags: "b")), (23, viewing(0, 6, tags: "c")),
    ].map { FilmList.Row(line: 2, tmdbID: $0.0, diary: $0.1) }
    let first = changes(films: 1, updated: 1, unchanged: 3, differing: 3, viewings: 2)
    let again = changes(films: 0, unchanged: 5, differing: 3)
    for (isDryRun, expected) in [(true, first), (false, first), (false, again)] {
      #expect(try await add(rows, onto: .seen, isDryRun: isDryRun).changes == expected)
    }
    for (id, diary) in zip(20..., diaries.dropFirst()) {
      #expect(await library.details(of: FilmID(.tmdb, id))?.diary == diary)
    }
  }

  @Test(
    arguments: [
      ("2020-01-01", "2021-01-01", 8), ("2021-01-01", "2020-01-01", 7), ("2020-01-01", "2020-01-01", 8), (nil, nil, 8),
    ] as [(CalendarDate?, CalendarDate?, Int)])
  func `Of two ratings, the later one counts`(first: CalendarDate?, second: CalendarDate?, rating: Int) async throws {
    let rows = [(7, first), (8, second)].enumerated().map { index, rated in
      FilmList.Row(
        line: index + 2, tmdbID: 19, date: rated.1, diary: Diary(filmRating: StarRating(halves: rated.0)))
    }
    #expect(try await watch(rows).changes == changes(films: 1))
    #expect(await library.details(of: 19)?.diary?.filmRating == StarRating(halves: rating))
    #expect(try await watch(rows).changes == changes(films: 0, unchanged: 1))
  }

  @Test func `The rating of a library that has a later viewing is there after one import`() async throws {
    _ = try await watch([.init(line: 2, tmdbID: 19, diary: viewing(0, 8))])
    var other = Diary(viewings: [Viewing(day: ViewingDay(recorded: "2024-05-01"), rating: StarRating(halves: 6))])
    other.filmRating = StarRating(halves: 10)
    let row = FilmList.Row(line: 2, tmdbID: 19, diary: other)
    #expect(try await watch([row]).changes == changes(films: 0, updated: 1, viewings: 1))
    #expect(await library.details(of: 19)?.diary?.rating == StarRating(halves: 10))
    #expect(try await watch([row]).changes == changes(films: 0, unchanged: 1))
  }

  private static let unrated = Diary(ratedOn: "2026-02-02")
  private static let watched = Diary(viewings: [
    Viewing(day: ViewingDay(recorded: "2020-01-01"), rating: StarRating(halves: 8)),
    Viewing(day: ViewingDay(recorded: "2021-01-01"), isRewatch: true),
  ])

  @Test(
    arguments: [
      (unrated, nil, false), (unrated, "2026-01-01", false), (unrated, "2026-02-02", false),
      (unrated, "2026-02-03", true), (watched, nil, false), (watched, "2014-05-06", false),
      (watched, "2020-01-01", false), (watched, "2020-01-02", true),
    ] as [(Diary, CalendarDate?, Bool)])
  func `Only a rating that is later than the removal of one, or than stars of a viewing, joins them`(
    stored: Diary, day: CalendarDate?, isLater: Bool
  ) async throws {
    try await library.add(StoredFilm(source: .tmdb, details: .sample(19), on: .seen, added: today, diary: stored))
    let rating = StarRating(halves: 3)
    let row = FilmList.Row(line: 2, tmdbID: 19, date: day, diary: Diary(filmRating: rating))
    let expected = changes(
      films: 0, updated: isLater ? 1 : 0, unchanged: isLater ? 0 : 1,
      differing: isLater || stored.rating == nil ? 0 : 1)
    #expect(try await watch([row]).changes == expected)
    let rated = Diary(filmRating: rating, ratedOn: day, viewings: stored.viewings)
    #expect(await library.details(of: 19)?.diary == (isLater ? rated : stored))
  }

  @Test(arguments: ["2019-05-06", "2020-01-02"] as [CalendarDate])
  func `A diary and ratings, whatever their order, leave the later rating and its day`(rated: CalendarDate) async throws
  {
    let watched = Viewing(day: ViewingDay(recorded: "2020-01-01"), rating: StarRating(halves: 8))
    let rows = [
      FilmList.Row(line: 2, tmdbID: 19, date: "2020-01-03", diary: Diary(viewings: [watched])),
      .init(line: 2, tmdbID: 19, date: rated, diary: Diary(filmRating: StarRating(halves: 3))),
    ]
    let isLater = rated > watched.day.date
    for rows in [rows, rows.reversed()] {
      let library = TransientFilmLibrary()
      for row in rows + rows { _ = try await add([row], onto: .seen, in: library) }
      let diary = await library.details(of: 19)?.diary
      #expect(diary?.rating == (isLater ? StarRating(halves: 3) : watched.rating))
      #expect(diary?.ratingDay == (isLater ? rated : watched.day.date))
    }
  }

  @Test func `A film of a list keeps the rating beside those of its viewings, whatever their order`() async throws {
    let rating = Diary(filmRating: StarRating(halves: 3))
    let rows = try [FilmList.Row(line: 2, tmdbID: 19, diary: viewing(0, 8)), .init(line: 3, tmdbID: 19, diary: rating)]
    for rows in [rows, rows.reversed()] {
      _ = try await watch(rows)
      #expect(await library.details(of: 19)?.diary?.rating == rating.rating)
      _ = await library.perform(.undo)
    }
  }

  @Test func `Films that were seen leave the watchlist in the same write, and return with an undo`() async throws {
    let rows: [FilmList.Row] = try [.init(line: 2, tmdbID: 19, diary: viewing(0)), .init(line: 3, tmdbID: 21)]
    for id in [19, 21, 22] {
      try await library.add(StoredFilm(source: .tmdb, details: .sample(id), on: .watchlist, added: "2000-01-01"))
    }
    func watchlist() async throws -> [Int] {
      try await library.ids(among: Set(films.map { FilmID(.tmdb, $0.id) }), on: .watchlist).map(\.movie).sorted()
    }
    let change = ChangeID()
    func left(_ row: FilmList.Row, isDryRun: Bool) async throws -> Int {
      let stopped = StoppedLibrary(base: library)
      return try await add([row], onto: .seen, in: stopped, as: change, isDryRun: isDryRun).changes.leftWatchlist.count
    }
    for isDryRun in [true, false] {
      for row in rows { #expect(try await left(row, isDryRun: isDryRun) == 1) }
      #expect(try await watchlist() == (isDryRun ? [19, 21, 22] : [22]))
    }
    // Seen before, and on the watchlist again.
    try await library.add(
      StoredFilm(source: .tmdb, details: MovieDetails(movie: films[0]), on: .watchlist, added: today))
    #expect(try await left(rows[0], isDryRun: false) == 0)
    #expect(try await watchlist() == [19, 22])
    let again = try Diary(viewings: [Viewing(day: #require(ViewingDay(today, today: today)))])
    #expect(try await left(.init(line: 4, tmdbID: 19, diary: again), isDryRun: true) == 1)
    for _ in 0..<2 { _ = await library.perform(.undo) }
    #expect(try await watchlist() == [19, 21, 22])
  }

  @Test func `A new film whose details cannot be loaded is not added with what a search has shown`() async throws {
    let catalog = SampleCatalog(.tmdb, films: films, failures: [22: CatalogError(.serverFailed)])
    let fallback = LibraryBackedCatalog(catalog, films: library)
    let report = try await add([.init(line: 2, title: "Sunrise", year: 1927)], from: fallback)
    #expect(catalog.asked.contains("film 22") && report.changes == changes(films: 0))
  }

  @Test func `Details that are missing come from the catalog, or stay missing`() async throws {
    try await library.add(
      StoredFilm(
        source: .tmdb, details: MovieDetails(movie: films[0]), shelves: [.favorites: today], isIncomplete: true))
    let fallback = LibraryBackedCatalog(
      SampleCatalog(.tmdb, failures: [19: CatalogError(.serverFailed)]), films: library)
    let catalogs: [any MovieCatalog] = [fallback, SampleCatalog(.tmdb, films: films)]
    for (catalog, isLoaded) in zip(catalogs, [false, true]) {
      let report = try await add([.init(line: 2, tmdbID: 19)], from: catalog)
      #expect(report.changes == changes(films: 0, updated: isLoaded ? 1 : 0, unchanged: isLoaded ? 0 : 1))
      #expect(await library.details(of: 19)?.isIncomplete == !isLoaded)
    }
  }

  @Test func `What another process has added meanwhile is not counted`() async throws {
    let hurried = HurriedLibrary(library) { _ = await $0.add(Array($1.prefix(1)), in: ChangeID()) }
    let rows = try [FilmList.Row(line: 2, tmdbID: 19, diary: viewing(0)), .init(line: 3, tmdbID: 20)]
    let report = try await add(rows, onto: .seen, in: hurried)
    #expect(report.changes == changes(films: 1, unchanged: 1))
    #expect(report.added.listed.map(\.number) == [3])
    #expect(report.alreadyThere.listed.map(\.number) == [2])
  }

  @Test func `What another process has changed meanwhile stays`() async throws {
    var film = StoredFilm(source: .tmdb, details: .sample(19), shelves: [.seen: today, .favorites: today])
    film.diary = Diary(filmRating: StarRating(halves: 4))
    try await library.add(film)
    (film.shelves, film.diary) = ([.seen: today], Diary(filmRating: StarRating(halves: 10)))
    let hurried = HurriedLibrary(library) { [film] library, _ in
      _ = await library.add([film], in: ChangeID())
      _ = await library.remove([film.id], from: .favorites, in: ChangeID())
    }
    let report = try await add([.init(line: 2, tmdbID: 19, diary: viewing(0))], onto: .seen, in: hurried)
    #expect(report.changes == changes(films: 0, updated: 1, viewings: 1))
    let stored = await library.details(of: 19)
    #expect(stored?.diary?.filmRating == StarRating(halves: 10) && stored?.diary?.viewings.count == 1)
    #expect(stored?.shelves == [.seen: today])
  }

  @Test(arguments: [[0, 1], [1, 0], [0, 1, 0]])
  func `A film is not both seen and on the watchlist of earlier, whatever the rows' order`(order: [Int]) async throws {
    let seen = try viewing(200)
    let day = try #require(seen.lastDay).date
    let rows: [FilmList.Row] = [
      .init(line: 2, tmdbID: 19, date: day.dayBefore, shelf: .watchlist),
      .init(line: 3, tmdbID: 19, date: day, diary: seen, shelf: .seen),
    ]
    func shelves(_ lists: [[FilmList.Row]]) async throws -> Set<Shelf>? {
      let library = TransientFilmLibrary()
      for rows in lists { _ = try await add(rows, onto: nil, in: library) }
      return await library.details(of: 19).map { Set($0.shelves.keys) }
    }
    #expect(try await shelves([order.map { rows[$0] }]) == [.seen])
    #expect(try await shelves(order.map { [rows[$0]] }) == [.seen])
  }

  @Test(arguments: [true, false], [[0, 1], [1, 0]])
  func `A film that was put on the watchlist after it was seen stays there`(isViewed: Bool, order: [Int]) async throws {
    let diary = try isViewed ? viewing(200) : Diary(filmRating: .most)
    let rows: [FilmList.Row] = [
      .init(line: 2, tmdbID: 19, date: "2024-01-01", shelf: .watchlist),
      .init(line: 3, tmdbID: 19, date: "2019-05-06", diary: diary, shelf: .seen),
    ]
    for lists in [[order.map { rows[$0] }], order.map { [rows[$0]] }] {
      let library = TransientFilmLibrary()
      for rows in lists {
        #expect(try await add(rows, onto: nil, in: library).changes.leftWatchlist.isEmpty)
      }
      #expect(await library.details(of: FilmID(.tmdb, 19)).map { Set($0.shelves.keys) } == [.watchlist, .seen])
    }
  }

  /// A file of Trakt, whose entries cannot tell rewatches, and one that was exported.
  @Test(arguments: [(true, nil), (false, .seen)] as [(Bool, Shelf?)])
  func `A viewing that is shown as a rewatch is the one that a file has`(areEntries: Bool, shelf: Shelf?) async throws {
    for day in [200, 10] { _ = try await watch([.init(line: 2, tmdbID: 19, diary: viewing(day))]) }
    let rows: [FilmList.Row] = try [.init(line: 3, tmdbID: 19, diary: viewing(200, isRewatch: true))]
    let report = try await add(rows, areEntries: areEntries, onto: shelf)
    #expect(report.changes == changes(films: 0, unchanged: 1))
  }

  @Test func `A day that is to come is no day on which a film was added or rated`() async throws {
    let rating = StarRating(halves: 7)
    _ = try await watch([.init(line: 2, tmdbID: 19, date: "2030-01-01", diary: Diary(filmRating: rating))])
    let film = await library.details(of: 19)
    #expect(film?.shelves == [.seen: today] && film?.diary == Diary(filmRating: rating, ratedOn: today))
  }

  @Test func `A film whose id is gone is found by what else its row says`() async throws {
    let rows: [FilmList.Row] = [
      .init(line: 2, title: "Metropolis", tmdbID: 404, imdbID: "tt2"),
      .init(line: 3, title: "Wall·E", year: 2008, tmdbID: 404), .init(line: 4, title: "Nobody", tmdbID: 404),
      .init(line: 5, tmdbID: 404),
    ]
    let report = try await add(rows, from: SampleCatalog(.tmdb, films: films, imdbIDs: ["tt2": .movie(films[1])]))
    #expect(report.added == [.init(2, title: "Metropolis"), .init(3, title: "Wall·E")])
    #expect(report.notMatched.listed.map(\.reason) == [.noSuchID, .noSuchID])
    #expect(await library.details(of: 20) != nil)
  }

  /// A look-up or a write for each line would take quadratic time, because each reads the diary.
  @Test(arguments: [30, 3000]) func `Each film is looked up, read again and written once`(count: Int) async throws {
    let films = (1...12).map { Self.film($0, "Film \($0)", 2000) }
    let (catalog, counted) = (SampleCatalog(.tmdb, films: films), CountingLibrary(base: library))
    let rows = try (0..<count).map { index in
      try FilmList.Row(line: index + 2, title: "Film \(1 + index % 12)", year: 2000, diary: viewing(index))
    }
    let report = try await add(rows, onto: .seen, from: catalog, in: counted)
    #expect(report.changes == changes(films: 12, viewings: count))
    #expect(report.added.listed.map(\.number) == Array(2..<count + 2))
    #expect(await counted.reads == 24)
    #expect(await counted.writes == 2)
    #expect(catalog.asked.count { $0.contains(", page ") } == 12)
  }

  @Test func `Titles of one film in two spellings, far apart, are one film`() async throws {
    let (first, second) = (Diary(filmRating: StarRating(halves: 9)), Diary(filmRating: StarRating(halves: 2)))
    var rows = [FilmList.Row(line: 2, title: "Wall·E", diary: first)]
    rows += [19, 20, 22, 23, 24].map { .init(line: $0, tmdbID: $0) }
    rows.append(.init(line: 30, title: "wall·e", diary: second))
    let report = try await watch(rows)
    #expect(report.changes == changes(films: 6, unchanged: 1, differing: 1))
    #expect(report.alreadyThere.listed.map(\.number) == [30])
    #expect(await library.details(of: 21)?.diary == first)
  }

  @Test func `A dry run counts a film that is named in several ways as the import does`() async throws {
    let catalog = SampleCatalog(.tmdb, films: films, imdbIDs: ["tt1": .movie(films[0])])
    let others = films.dropFirst()
    // Each way to name it is in a write of its own.
    var rows: [FilmList.Row] = try [.init(line: 1, tmdbID: 19, diary: viewing(0))]
    rows += others.map { .init(line: $0.id, tmdbID: $0.id) }
    rows += try [.init(line: 30, imdbID: "tt1", diary: viewing(0)), .init(line: 31, imdbID: "tt1", diary: viewing(1))]
    rows += others.map { .init(line: $0.id + 20, title: "Nobody \($0.id)", tmdbID: $0.id) }
    rows.append(.init(line: 50, title: "Metropolis", year: 1927, diary: Diary(filmRating: StarRating(halves: 9))))
    try await library.add(StoredFilm(source: .tmdb, details: .sample(19), on: .watchlist, added: "2000-01-01"))
    let rehearsed = try await add(rows, onto: .seen, from: catalog, isDryRun: true)
    #expect(try await add(rows, onto: .seen, from: catalog) == rehearsed)
    #expect(rehearsed.changes.newFilms == 6 && rehearsed.changes.newViewings == 2)
  }

  @Test func `Of several films with the title and the year of a line, the first is added`() async throws {
    let report = try await add([.init(line: 2, title: "Sunset", year: 2018)])
    #expect(report.added.listed.map(\.number) == [2] && report.notMatched.listed.isEmpty)
    #expect(await library.details(of: 23) != nil)
    #expect(await library.details(of: 24) == nil)
  }

  @Test func `TMDb ids are ignored for other catalogs`() async throws {
    let report = try await add(
      [
        .init(line: 2, title: "Sunrise", year: 1927, tmdbID: 19), .init(line: 3, tmdbID: 19),
        .init(line: 4, title: "Nobody", tmdbID: 19), .init(line: 5, title: "Nobody", imdbID: "tt1"),
        .init(line: 6, title: "Nobody"),
      ],
      from: SampleCatalog(.publicDomain, films: films))
    #expect(report.added == [.init(2, title: "Sunrise")])
    #expect(report.notMatched.listed.map(\.reason) == [.otherCatalog, .otherCatalog, .otherCatalog, .noSuchTitle])
    #expect(
      try await library.ids(among: [.init(.publicDomain, 22), .init(.tmdb, 19)], on: .favorites) == [
        .init(.publicDomain, 22)
      ])
  }

  @Test func `An IMDb id identifies a film where the catalog knows such ids`() async throws {
    let rows: [FilmList.Row] = [
      .init(line: 2, imdbID: "tt1"), .init(line: 3, title: "Metropolis", imdbID: "tt2"),
      .init(line: 4, title: "Sunrise", year: 1927, imdbID: "tt404"), .init(line: 5, imdbID: "tt404"),
      .init(line: 6, title: "Sunrise", tmdbID: 21, imdbID: "tt1"), .init(line: 7, title: "Nobody", imdbID: "tt404"),
    ]
    let known = try await add(
      rows, from: SampleCatalog(.tmdb, films: films, imdbIDs: ["tt1": .movie(films[0]), "tt2": .movie(films[1])]))
    #expect(known.added.listed.map(\.number) == [2, 3, 4, 6])
    #expect(known.notMatched == [.init(5, reason: .noSuchID), .init(7, title: "Nobody", reason: .noSuchID)])
    let ids = Set([19, 20, 21, 22].map { FilmID(.tmdb, $0) })
    #expect(try await library.ids(among: ids, on: .favorites) == ids)
    let unknown = try await add(rows, from: SampleCatalog(.publicDomain, films: films))
    #expect(unknown.added.listed.map(\.number) == [4])
    let several = ImportReport.Reason.severalFilms(Array(films.prefix(2)))
    #expect(unknown.notMatched.listed.map(\.reason) == [.otherCatalog, several, .otherCatalog, .otherCatalog])
  }
}

/// A library that counts accesses.
private actor CountingLibrary: LibraryWrapper {
  let base: TransientFilmLibrary
  private(set) var reads = 0
  private(set) var writes = 0

  init(base: TransientFilmLibrary) {
    self.base = base
  }

  func add(_ films: [StoredFilm], in change: ChangeID) async -> Set<FilmID> {
    writes += 1
    return await base.add(films, in: change)
  }
  func details(of id: FilmID) async -> StoredFilm? {
    reads += 1
    return await base.details(of: id)
  }
}
