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
      func film(_ diary: Diary) -> StoredFilm {
        StoredFilm(
          source: .tmdb, details: Samples.film(id).details, on: .seen, added: Samples.today, diary: diary)
      }
      let (rated, watched) = (
        film(Diary(filmRating: StarRating(halves: 9))),
        film(Diary(viewings: [Viewing(day: ViewingDay(recorded: "2026-01-02"))]))
      )
      try await library.add(rated)
      async let isUnrated = library.unrate(rated.id, in: ChangeID())
      async let added = library.add([watched], in: ChangeID())
      #expect(try await (isUnrated, added) == (true, [rated.id]))
      #expect(try await library.details(of: rated.id)?.diary == watched.diary)
    }
  }

  @Test func `Adding completes although its task is cancelled`() async throws {
    let library = library()
    let favorite = Samples.film(1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await library.add(favorite)
    }
    #expect(try await task.value)
    #expect(try await library.ids(among: [favorite.id], on: .favorites) == [favorite.id])
  }

  @Test func `A cancelled read throws a cancellation`() async throws {
    let library = library()
    try await library.add(Samples.film(1))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await library.films(on: .favorites, .title, offset: 0, limit: 1)
    }
    await #expect(throws: StoreError(.cancelled)) { try await task.value }
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
