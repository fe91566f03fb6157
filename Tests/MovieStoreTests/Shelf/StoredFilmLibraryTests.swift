import Foundation
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct StoredFilmLibraryTests {
  private let folder = TemporaryFolder()

  private func library(_ language: String? = nil) -> StoredFilmLibrary {
    StoredFilmLibrary(Samples.database(in: folder), titleKeys: .language(language.flatMap { Language($0) }))
  }

  #if os(Linux)
    @Test func `What another process changes is reported`() async throws {
      let (own, other) = (library(), library())
      let (first, second) = (Samples.film(1), Samples.film(2))
      try await own.add(first)
      var changes = own.changes().makeAsyncIterator()
      try await other.add(second)
      #expect(await changes.next() == [first.id, second.id])
      // It is still on undo's list, so that pages which show it are told.
      try await other.remove(second.id, from: .favorites)
      #expect(await changes.next() == [first.id, second.id])
    }

    @Test func `A library file that takes the place of another one is reported`() async throws {
      let (own, other) = (library(), TemporaryFolder())
      let (first, second) = (Samples.film(1), Samples.film(2))
      let database = Samples.database(in: other)
      try await StoredFilmLibrary(database, titleKeys: .language(nil)).add(second)
      await database.close()
      var changes = own.changes().makeAsyncIterator()
      try await library().add(first)
      #expect(await changes.next() == [first.id])
      #expect(rename(other.file("library.sqlite"), folder.file("library.sqlite")) == 0)
      #expect(await changes.next() == [first.id, second.id])
    }

    @Test func `The first film that another process adds is reported`() async throws {
      let inner = folder.path + "/not/there/yet"
      func library() -> StoredFilmLibrary {
        let database = LibraryDatabase(directory: inner, today: { Samples.today }, onDamage: { _ in })
        return StoredFilmLibrary(database, titleKeys: .language(nil))
      }
      let (own, other) = (library(), library())
      var changes = own.changes().makeAsyncIterator()
      let film = Samples.film(1)
      try await other.add(film)
      #expect(await changes.next() == [film.id])
    }

    @Test func `Following others does not keep a library`() async throws {
      try await library().add(Samples.film(1))
      var own: StoredFilmLibrary? = library()
      weak let released = own
      _ = own?.changes()
      own = nil
      #expect(released == nil)
    }
  #endif

  /// Each would take the keys of the other for a change made by another process, and write its own again.
  @Test func `Open libraries of two languages sort the titles once each`() async throws {
    let (english, swedish) = (library("en"), library("sv"))
    try await english.add([Samples.film(1, "Åsa"), Samples.film(2, "Zorn")])
    for (library, ids) in [(swedish, [2, 1]), (english, [1, 2]), (swedish, [1, 2]), (english, [1, 2])] {
      #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == ids)
      try await library.snapshot { _ in }
    }
  }

  @Test func `A viewing that is added while ratings are removed stays`() async throws {
    let library = library()
    for id in 1...30 {
      let rated = Samples.film(id, on: .seen, diary: Diary(filmRating: StarRating(halves: 9)))
      let diary = Diary(viewings: [Viewing(day: ViewingDay(recorded: "2026-01-02"))])
      let watched = Samples.film(id, on: .seen, diary: diary)
      try await library.add(rated)
      async let isUnrated = library.unrate(rated.id, in: ChangeID())
      async let added = library.add([watched], in: ChangeID())
      #expect(try await (isUnrated, added) == (true, [rated.id]))
      #expect(try await library.details(of: rated.id)?.diary == watched.diary)
    }
  }

  @Test func `Adding completes although its task is cancelled, and a cancelled read throws`() async throws {
    let library = library()
    let favorite = Samples.film(1)
    let adding = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await library.add(favorite)
    }
    #expect(try await adding.value)
    #expect(try await library.ids(among: [favorite.id], on: .favorites) == [favorite.id])
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await library.films(on: .favorites, .title, offset: 0, limit: 1)
    }
    await #expect(throws: StoreError(.cancelled)) { try await reading.value }
  }

  /// Without an index, SQLite's plan contains a temporary B-tree.
  @Test(arguments: ShelfOrder.Field.allCases, Shelf.allCases)
  func `Every order has an index`(field: ShelfOrder.Field, shelf: Shelf) throws {
    let db = try Connection(path: ":memory:")
    try LibrarySchema.prepare(db, path: "")
    for isDescending in [false, true] {
      let order = ShelfOrder(field, isDescending: isDescending).sql(on: shelf)
      let condition = "\(shelf.column) IS NOT ''"
      let plan = try db.statement(
        "EXPLAIN QUERY PLAN SELECT movie FROM film WHERE \(condition) ORDER BY \(order) LIMIT 20"
      ).all { $0.text(3) }
      #expect(plan.count == 1 && plan[0].hasPrefix("SCAN film USING INDEX \(shelf.column)By"), "\(plan)")
    }
  }
}

/// Tests of both libraries, transient and stored.
@Suite(.timeLimit(.minutes(10))) struct FilmLibraryTests {
  private let folder = TemporaryFolder()

  @Test(arguments: Kind.allCases) func `A new library is empty`(kind: Kind) async throws {
    let library = folder.library(kind)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 10) == ShelfPart(total: 0, elements: []))
    #expect(try await library.details(of: .init(.tmdb, 1)) == nil)
    #expect(try await !library.remove(.init(.tmdb, 1), from: .favorites))
    #expect(try folder.names() == [])
  }

  @Test(arguments: Kind.allCases) func `The same id in two catalogs is two favorites`(kind: Kind) async throws {
    let library = folder.library(kind)
    let (one, other) = (Samples.film(1), Samples.film(1, source: .publicDomain))
    try await library.add(one)
    #expect(try await library.ids(among: [other.id], on: .favorites).isEmpty)
    #expect(try await library.add([one, other]) == [other.id])
    #expect(try await library.remove(one.id, from: .favorites))
    #expect(try await library.ids(among: [one.id, other.id], on: .favorites) == [other.id])
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 0).total == 1)
  }

  @Test(arguments: Kind.allCases) func `New details keep the date`(kind: Kind) async throws {
    let library = folder.library(kind)
    let old = Samples.film(1, "Old")
    var new = Samples.film(1, "New", tagline: "Newer")
    new.shelves[.favorites] = "2030-01-01"
    try await library.add(old)
    #expect(try await !library.add(new))
    let kept = try #require(await library.details(of: old.id))
    #expect(kept.details == new.details)
    #expect(kept.shelves == old.shelves)
  }

  @Test(arguments: Kind.allCases) func `What cannot be read of a film leaves what is stored`(kind: Kind) async throws {
    let library = folder.library(kind)
    let film = Samples.complete()
    try await library.add([film])
    var partial = film
    partial.details = MovieDetails(
      movie: film.details.movie, tagline: "New", credits: nil, reviews: nil, watchOptions: nil, release: nil,
      videos: nil, recommendations: nil)
    partial.details.movie.overview = ""
    try await library.add([partial])
    var details = try #require(try await library.details(of: film.id)?.details)
    #expect(details.tagline == "New")
    (details.tagline, details.genres, details.countries) = (film.details.tagline, [], [])
    var expected = film.details
    (expected.genres, expected.countries, expected.collection) = ([], [], nil)
    (expected.runtime, expected.budget, expected.revenue) = (nil, nil, nil)
    (expected.homepage, expected.imdbID) = (nil, nil)
    #expect(details == expected)
  }

  @Test(arguments: Kind.allCases) func `A film without details leaves those that are stored`(kind: Kind) async throws {
    let library = folder.library(kind)
    var film = Samples.complete()
    film.shelves = [.seen: Samples.today]
    film.diary = Diary()
    try await library.add(film)
    let statistics = try await library.statistics(of: nil)
    #expect(statistics.directors.known > 0)
    var bare = StoredFilm(
      source: film.source, details: MovieDetails(movie: film.details.movie), shelves: film.shelves, isIncomplete: true)
    #expect(try await !library.add(bare))
    bare.shelves = [.watchlist: Samples.today]
    #expect(try await library.add(bare))
    film.shelves[.watchlist] = Samples.today
    #expect(try await library.details(of: film.id) == film)
    #expect(try await library.statistics(of: nil) == statistics)
  }

  @Test(arguments: Kind.allCases) func `Missing details stay so until they are added`(kind: Kind) async throws {
    let library = folder.library(kind)
    var bare = Samples.complete()
    bare.details = MovieDetails(movie: bare.details.movie, credits: nil, reviews: nil)
    bare.isIncomplete = true
    for film in [bare, bare, Samples.complete()] {
      try await library.add(film)
      #expect(try await library.details(of: film.id) == film)
    }
  }

  @Test(arguments: Kind.allCases, ShelfOrder.Field.allCases)
  func `Every order has a reverse`(kind: Kind, field: ShelfOrder.Field) async throws {
    let library = folder.library(kind)
    try await library.add([
      Samples.film(1, "Élan", released: "1990-05-01", score: 10, votes: 1),
      Samples.film(2, "zebra", released: "1980-05-01", score: 8, votes: 5_000),
      Samples.film(3, "Alien 10", released: nil, score: nil),
      Samples.film(4, "alien 2", released: "1990-05-01", score: 8, votes: 4_000),
    ])
    func ids(isDescending: Bool) async throws -> [Int] {
      try await library.films(on: .favorites, .init(field, isDescending: isDescending), offset: 0, limit: 9).elements
        .map(\.movie.id)
    }
    let expected: (up: [Int], down: [Int]) =
      switch field {
      case .title: ([4, 3, 1, 2], [2, 1, 3, 4])
      case .date: ([2, 4, 1, 3], [4, 1, 2, 3])
      // Of the same score, by votes.
      case .rating: ([4, 2, 1, 3], [1, 2, 4, 3])
      // The same day for all.
      case .added, .watched, .stars: ([4, 3, 1, 2], [4, 3, 1, 2])
      }
    #expect(try await ids(isDescending: false) == expected.up)
    #expect(try await ids(isDescending: true) == expected.down)
  }

  @Test(arguments: Kind.allCases) func `Favorites are read in slices`(kind: Kind) async throws {
    let library = folder.library(kind)
    try await library.add((1...25).map { Samples.film($0, "Film \($0)") })
    let part = try await library.films(on: .favorites, .title, offset: 20, limit: 10)
    #expect(part.total == 25)
    #expect(part.elements.map(\.movie.id) == [21, 22, 23, 24, 25])
    #expect(try await library.films(on: .favorites, .title, offset: -5, limit: 2).elements.map(\.movie.id) == [1, 2])
    #expect(try await library.films(on: .favorites, .title, offset: 30, limit: 2).elements.isEmpty)
  }

  @Test(arguments: Kind.allCases) func `Every observer receives every change`(kind: Kind) async throws {
    let library = folder.library(kind)
    let streams = [library.changes(), library.changes()]
    let favorite = Samples.film(1)
    try await library.add(favorite)
    try await library.remove(.init(.tmdb, 99), from: .favorites)
    try await library.remove(favorite.id, from: .favorites)
    for stream in streams {
      var changes = stream.makeAsyncIterator()
      #expect(await changes.next() == [favorite.id])
      #expect(await changes.next() == [favorite.id])
    }
  }
}
