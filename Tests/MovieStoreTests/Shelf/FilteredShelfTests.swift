import MovieDomain
import MovieTestSupport
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
      for order in [ShelfOrder.title, .newestFirst, .init(.rating, isDescending: true), .init(.stars)] {
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

  @Test func `Every order has an index for films that meet a filter`() async throws {
    let library = folder.library()
    try await library.add(films)
    for shelf in [Shelf.favorites, .seen] {
      for field in ShelfOrder.Field.allCases {
        for isDescending in [false, true] {
          let part = try await library.films(
            on: shelf, .init(field, isDescending: isDescending), meeting: filters[0], offset: 0, limit: 3)
          #expect(part.total == (shelf == .seen ? 400 : 500) && part.elements.count == 3)
        }
      }
    }
  }

  @Test func `A film whose row cannot be read is reported, and damaged details hide no film`() async throws {
    let library = folder.library()
    try await library.add(Array(films.prefix(40)))
    let database = Samples.database(in: folder)
    try await database.write { db in
      try db.execute("UPDATE film SET movie = 'x' WHERE id = 2")
      try db.execute("UPDATE filmDetails SET details = 'x' WHERE film = (SELECT key FROM film WHERE id = 4)")
    }
    let part = try await library.films(on: .favorites, .newestFirst, meeting: filters[0], offset: 0, limit: 99)
    #expect(part.unreadable.map(\.id) == [FilmID(.tmdb, 2)])
    #expect(part.elements.map(\.movie.id).sorted() == Array(stride(from: 4, through: 40, by: 2)))
  }
}
