import MovieDomain
import MovieTestSupport
import RandomTestSupport
import Testing

@testable import MovieStore

/// Shelves of which only the films that meet a filter are read.
@Suite(.timeLimit(.minutes(10))) struct FilteredShelfTests {
  private let folder = TemporaryFolder()
  private let films: [StoredFilm]
  private let filters: [ShelfFilter]

  init() throws {
    let regions = ["DE", "FR"].compactMap { Region($0) }
    films = (1...1_000).map { id in
      let source: CatalogSource = id.isMultiple(of: 5) ? .publicDomain : .tmdb
      var film = Samples.film(id, "Film \(id)", source: source, released: "\(1900 + id * 2 % 120)-05-05")
      if id.isMultiple(of: 11) { film.details.movie.releaseDate = nil }
      film.details.movie.genreIDs = id.isMultiple(of: 2) ? [18, 35] : [18]
      film.details.runtime = id.isMultiple(of: 3) ? nil : 60 + id
      film.details.countries = [Country(regions[id % 2], name: "")]
      film.details.credits = Credits(cast: [.init(id: id % 4, name: "A")], crew: [.init(id: 9, name: "B")])
      film.details.watchOptions = WatchOptions(
        region: regions[0], offers: [.init(.buy, [StreamingService(id: id % 3, name: "S")])])
      film.details.release = RegionalRelease(region: regions[0], certification: id.isMultiple(of: 7) ? "PG" : "R")
      film.details.movie.originalLanguage = id % 3 == 0 ? nil : id % 3 == 1 ? "en" : "de"
      film.details.movie.rating = Rating(average: Double(id % 10), voteCount: id.isMultiple(of: 4) ? nil : id % 3 * 90)
      guard !id.isMultiple(of: 5) else { return film }
      film.shelves[.seen] = Samples.today
      film.diary = Diary(filmRating: StarRating(halves: id % 12))
      return film
    }
    func filter(_ change: (inout MovieFilter) throws -> Void) rethrows -> ShelfFilter {
      var criteria = MovieFilter()
      try change(&criteria)
      return ShelfFilter(criteria, of: .tmdb)
    }
    filters = [
      filter { $0.genres = [35] }, filter { $0.excludedGenres = [35] }, filter { $0.genres = [99] },
      try filter { $0.years = try Bounds("1930..1950", in: MovieFilter.Limits.years) },
      try filter { $0.runtime = try Bounds("..90", in: MovieFilter.Limits.runtimes) },
      filter { $0.country = regions[0] }, filter { $0.people = [3, 9] }, filter { $0.services = [1, 2] },
      filter { $0.certification = "PG" }, filter { $0.originalLanguage = "de" },
      try filter { $0.score = try Bounds("7..", in: MovieFilter.Limits.scores) },
      try filter { $0.votes = try Bounds("..100", in: MovieFilter.Limits.votes) },
      try filter { $0.stars = try Bounds("2.5..4") }, filter { $0.isUnseen = true },
      filter {
        $0.genres = [35, 99]
        $0.genreQuantifier = .any
      },
      filter {
        $0.genres = [35]
        $0.services = [1]
      },
      ShelfFilter(MovieFilter(), of: .tmdb, releasedBy: "1950-05-04"),
    ]
  }

  /// Few films are sorted, and many are read in the order of the shelf.
  @Test(arguments: [40, 1_000])
  func `Both libraries have the same films in the same order, page by page`(count: Int) async throws {
    let films = films.prefix(count)
    let (stored, transient) = (folder.library(), TransientFilmLibrary(titleKeys: .language(nil)))
    try await stored.add(Array(films))
    try await transient.add(Array(films))
    for filter in filters {
      let matching = films.filter { filter.meets($0.details, diary: $0.diary, from: $0.source) }
      for order in [
        ShelfOrder(.title, isDescending: true), .init(.date, isDescending: true), .init(.rating, isDescending: true),
        .init(.stars),
      ] {
        for offset in [0, 3, matching.count, .max] {
          let expected = await transient.films(on: .favorites, order, meeting: filter, offset: offset, limit: 5)
          #expect(expected.total == matching.count)
          #expect(
            try await stored.films(on: .favorites, order, meeting: filter, offset: offset, limit: 5) == expected)
          let part = try await stored.snapshot { reader throws(StoreError) in
            try await reader.films(on: .favorites, order, meeting: filter, offset: offset, limit: 5)
          }
          #expect(part == expected)
        }
      }
    }
    #expect(try await stored.films(on: .watchlist, .title, meeting: filters[0], offset: 0, limit: 5).total == 0)
  }

  /// Otherwise, the rows before each part would be read again: quadratic time for a large library.
  @Test func `A snapshot applies a filter once, and apart from the whole shelf`() async throws {
    let library = folder.library()
    try await library.add(films)
    let database = Samples.database(in: folder)
    let keys = SnapshotKeys()
    let reader = StoredShelfReader(source: try await database.snapshot(), keys: keys)
    for offset in 0..<4 {
      _ = try await reader.films(on: .favorites, .title, meeting: filters[0], offset: offset, limit: 1)
      #expect(try await reader.films(on: .favorites, .title, offset: offset, limit: 1).total == films.count)
    }
    #expect(keys.count == 2)
  }

  @Test func `A film whose row cannot be read is reported, and damaged details hide no film`() async throws {
    let library = folder.library()
    try await library.add(Array(films.prefix(40)))
    let database = Samples.database(in: folder)
    try await database.write { db in
      try db.execute("UPDATE film SET movie = 'x' WHERE id = 2")
      try db.execute("UPDATE filmDetails SET details = 'x' WHERE film = (SELECT key FROM film WHERE id = 4)")
    }
    let part = try await library.films(
      on: .favorites, ShelfOrder(.date, isDescending: true), meeting: filters[0], offset: 0, limit: 99)
    #expect(part.unreadable.map(\.id) == [FilmID(.tmdb, 2)])
    #expect(part.elements.map(\.movie.id).sorted() == Array(stride(from: 4, through: 40, by: 2)))
  }
}

/// Numbers that are counted in the database are those of a library in memory, which reads every film.
@Suite(.timeLimit(.minutes(10))) struct StoredStatisticsTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `Random films are counted like those in memory, also after undoing`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let (stored, transient) = (TemporaryFolder().library(), TransientFilmLibrary())
    for _ in 0..<3 {
      let films = (0..<20).map { _ in film(using: &generator) }
      try await stored.add(films)
      await transient.add(films, in: ChangeID())
    }
    for step in [nil, UndoStep.undo, .undo, .redo] {
      if let step {
        try await stored.perform(step)
        await transient.perform(step)
      }
      for year in [nil, 2023, 2024, 1999] {
        let expected = try await transient.statistics(of: year)
        #expect(try await stored.statistics(of: year) == expected)
        let inSnapshot = try await stored.snapshot { reader throws(StoreError) in
          try await reader.statistics(of: year)
        }
        #expect(inSnapshot == expected)
      }
    }
    #expect(try await stored.statistics(of: nil).films > 0)
  }

  @Test func `There are no numbers without a library, and those of a year of three digits`() async throws {
    let library = TemporaryFolder().library()
    #expect(try await library.statistics(of: nil) == WatchStatistics())
    let diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "0999-05-05"))])
    let details = MovieDetails(movie: Movie(id: 1, title: "Film"))
    try await library.add([StoredFilm(source: .tmdb, details: details, on: .seen, added: "2026-11-20", diary: diary)])
    #expect(try await library.statistics(of: 999).films == 1)
    for year in [99, 0, -1, 10_000] { #expect(try await library.statistics(of: year) == WatchStatistics(of: year)) }
  }

  private func film(using generator: inout SeededGenerator) -> StoredFilm {
    let id = Int.random(in: 1...40, using: &generator)
    // Undoing leaves the details as they are.
    var ofFilm = SeededGenerator(seed: UInt64(id))
    func any<Value>(_ values: Value...) -> Value { values.randomElement(using: &ofFilm) ?? values[0] }
    func pick<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator) ?? values[0] }
    let movie = Movie(
      id: id, title: "Film", releaseDate: CalendarDate(iso8601: any("1927-01-10", "0999-05-05", "x")),
      rating: Rating(average: any(nil, 6.5, 8), voteCount: 9), genreIDs: any([], [18], [18, 35, 18]))
    let regions = ["US", "SU"].compactMap { Region($0) }.map { Country($0) }
    let crew = [(7, "A  B\nC"), (8, ""), (9, "黒澤明")].map { id, name in
      Credits.Member(
        id: id, name: name.isEmpty ? "D" : name, roles: any(["Director"], ["Writer", "Director"], ["Editor"]))
    }
    let details = MovieDetails(
      movie: movie, countries: Array(regions.prefix(any(0, 1, 2))),
      credits: any(nil, Credits(cast: [], crew: crew.suffix(any(0, 1, 2)))))
    let days = ["2023-12-31", "2024-01-01", "2024-02-29"].compactMap { CalendarDate(iso8601: $0) }
    let viewings = days.suffix(pick(0, 0, 1, 3)).map { Viewing(day: ViewingDay(recorded: $0)) }
    let diary = Diary(filmRating: StarRating(halves: pick(0, 1, 9)), viewings: viewings)
    let sources: [CatalogSource] = [.publicDomain, .tmdb, CatalogSource(idNamespace: "100% noir")]
    return StoredFilm(
      source: sources[id % 3], details: details, on: pick(.seen, .seen, .favorites), added: Samples.today, diary: diary)
  }
}
