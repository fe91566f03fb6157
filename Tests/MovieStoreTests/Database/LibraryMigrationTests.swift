import MovieDomain
import Testing

@testable import MovieStore

/// Libraries of earlier versions, which are migrated when they are opened.
@Suite(.timeLimit(.minutes(10))) struct LibraryMigrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let db = try Connection(path: folder.file("library.sqlite"))
    try db.execute("PRAGMA journal_mode = WAL")
    try db.transaction { try db.execute(FirstVersion.sql) }
    db.close()
  }

  @Test func `Favorites of the first version keep their details and dates`() async throws {
    let library = try folder.library()
    let films = try await library.films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(films.total == 3)
    #expect(films.unreadable.isEmpty)
    #expect(films.elements.map(\.movie.title) == ["Metropolis", "Nosferatu", "The Cabinet of Dr. Caligari"])
    let day = CalendarDate(year: 2026, month: 11, day: 22)
    #expect(films.elements.map(\.added) == [day, day, day])
    let details = try #require(await library.details(of: films.elements[1].id))
    #expect(details.shelves == [.favorites: try #require(day)])
    #expect(details.diary == nil)
    #expect(!details.isIncomplete)
    #expect(details.details.credits?.cast.first?.name == "Max Schreck")
    #expect(details.details.credits?.crew.first?.jobs == ["Director"])
    for shelf in [Shelf.watchlist, .seen] {
      #expect(try await library.films(on: shelf, .title, offset: 0, limit: 9).total == 0)
    }
    #expect(try await library.undo() == nil)
    let database = try Samples.database(in: folder)
    #expect(try await StoredSearchHistory(database).searches().queries == ["phantom"])
  }

  @Test(arguments: ShelfOrder.Field.allCases) func `A migrated library can be sorted`(field: ShelfOrder.Field)
    async throws
  {
    let library = try folder.library()
    for isDescending in [false, true] {
      let order = ShelfOrder(field, isDescending: isDescending)
      #expect(try await library.films(on: .favorites, order, offset: 0, limit: 9).elements.count == 3)
    }
  }

  @Test func `A library of the first version that is read-only cannot be updated`() async throws {
    let library = try folder.library(isReadOnly: true)
    await #expect(throws: StoreError(.outdated, path: folder.file("library.sqlite"))) {
      try await library.films(on: .favorites, .title, offset: 0, limit: 9)
    }
    #expect(try await folder.library().films(on: .favorites, .title, offset: 0, limit: 9).total == 3, "not changed")
  }

  @Test func `A migrated library can be changed`() async throws {
    let library = try folder.library()
    let id = FilmID(.publicDomain, 12)
    let nosferatu = try #require(await library.details(of: id))
    var watchlist = nosferatu
    watchlist.shelves = [.watchlist: try #require(Samples.today)]
    #expect(try await library.add(watchlist))
    #expect(try await library.remove(id, from: .favorites))
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 2)
    #expect(try await library.details(of: id)?.shelves.keys.map(\.self) == [.watchlist])
    #expect(try await library.undo()?.count == 1)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 3)
  }

  @Test func `Damaged favorites of the first version stay in the library`() async throws {
    let db = try Connection(path: folder.file("library.sqlite"))
    try db.execute("UPDATE favorite SET added = 'yesterday' WHERE id = 12")
    try db.execute("UPDATE favorite SET added = x'ff' WHERE id = 7")
    db.close()
    let films = try await folder.library().films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(films.total == 3)
    #expect(films.unreadable.map(\.title) == ["Nosferatu", "The Cabinet of Dr. Caligari"])
    #expect(films.elements.map(\.movie.title) == ["Metropolis"])
  }
}
