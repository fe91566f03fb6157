import Foundation
import MovieDomain
import MovieStore
import MovieTestSupport
import Testing
import TextSnapshots

/// A repair moves what cannot be read to a file, loses nothing of it, and leaves the rest alone.
@Suite(.timeLimit(.minutes(10))) struct RepairTests {
  private let folder = TemporaryFolder()

  init() async throws {
    try await folder.library().add([
      Samples.film(1, "Alien"), Samples.film(2, "Metropolis", tagline: "A tagline."),
      Samples.complete(3),
    ])
  }

  private var moved: String? { folder.read("library.sqlite.unreadable-2026-11-21.json") }

  @Test(arguments: DamagedRowsTests.damages) func `A damaged favorite is moved`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    let library = folder.library()
    let repair = try await library.repair()
    #expect(repair.count == 1)
    #expect(repair.films.map(\.title) == ["Metropolis"])
    #expect(repair.path == folder.file("library.sqlite.unreadable-2026-11-21.json"))
    let part = try await library.films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(part.elements.map(\.movie.id) == [1, 3])
    #expect(part.total == 2)
    #expect(part.unreadable == [])
    #expect(try await library.details(of: .init(.tmdb, 3)) == Samples.complete(3))
    #expect(try await library.repair() == LibraryRepair())
    #expect(try folder.permissions(of: "library.sqlite.unreadable-2026-11-21.json") == 0o600)
  }

  @Test func `After a repair, the next sync removes nothing from the account`() async throws {
    let memory = StoredSyncMemory(Samples.database(in: folder))
    try await memory.remember([AccountMark(.favorites, 2): 1], of: "viewer", in: ChangeID())
    #expect(try await folder.library().repair() == LibraryRepair())
    #expect(try await memory.last()?.account == "viewer")
    try folder.damageFavorite(2, DamagedRowsTests.damages[0])
    try await folder.library().repair()
    #expect(try await memory.last() == nil)
  }

  @Test func `Every value of a moved favorite is in the file`() async throws {
    try folder.damageFavorite(
      2, "movie = '{broken' || char(0) || char(27) || '\u{2028}', favorites = x'ff00', score = 7.5")
    try await folder.library().repair()
    let document = try #require(moved).utf8
    assertSnapshot(jsonData: document)
    #expect(!document.contains(0x1B))
  }

  @Test func `Only the details are moved when the film can be read`() async throws {
    try folder.damageLibrary { db in
      try db.execute(
        """
        UPDATE filmDetails SET details = '{cut off'
        WHERE film = (SELECT key FROM film WHERE id = 2)
        """)
    }
    let library = folder.library()
    let repair = try await library.repair()
    #expect(repair.films == [FilmName(id: .init(.tmdb, 2), title: "Metropolis")])
    #expect(moved?.contains(#""title":"Metropolis","details":"{cut off""#) == true)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == [1, 2, 3])
    #expect(try await library.details(of: .init(.tmdb, 2))?.isIncomplete == true)
    #expect(try await library.repair() == LibraryRepair())
  }

  @Test func `A change of films that were all moved is forgotten`() async throws {
    let library = folder.library()
    try await library.add(Samples.film(4, "Alien"))
    try folder.damageFavorite(4, "movie = ''")
    try await library.repair()
    #expect(try await library.perform(.undo)?.count == 3)
    #expect(try await library.perform(.undo) == nil)
  }

  @Test func `A value of another kind does not set the library aside`() async throws {
    try folder.damageLibrary { db in
      try db.execute(
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, 'runtime INTEGER', 'runtime TEXT');
        PRAGMA writable_schema = RESET;
        UPDATE film SET runtime = '90'
        """)
    }
    #expect(try await folder.library().repair() == LibraryRepair())
    #expect(try !folder.names().contains { $0.contains("damaged") })
  }

  @Test func `Each repair has a file of its own`() async throws {
    let library = folder.library()
    for (id, ending) in [(1, ".json"), (2, "-2.json")] {
      let name = "library.sqlite.unreadable-2026-11-21" + ending
      try folder.damageFavorite(id, "movie = ''")
      #expect(try await library.repair().path == folder.file(name))
    }
    #expect(moved?.contains("Alien") == true)
  }

  @Test func `Without damage no file is written`() async throws {
    #expect(try await folder.library().repair() == LibraryRepair())
    #expect(moved == nil)
    let empty = TemporaryFolder()
    #expect(try await empty.library().repair() == LibraryRepair())
    #expect(try empty.names() == [])
  }

  @Test func `What cannot be saved is not removed`() async throws {
    try folder.damageFavorite(2, "movie = ''")
    let library = folder.library()
    // A folder in place of the temporary file is an obstacle for every user.
    let obstacle = folder.file("library.sqlite.unreadable-2026-11-21.json.vip-new")
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    await #expect(throws: StoreError.self) { try await library.repair() }
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).unreadable.count == 1)
  }

  @Test func `Open scenes are told`() async throws {
    try folder.damageFavorite(2, "movie = ''")
    let library = folder.library()
    let changes = library.changes()
    try await library.repair()
    // The damage may arrive first: it was written by another connection, so that every film that is left may have changed.
    #expect(await changes.contains { $0.contains(.init(.tmdb, 2)) })
  }
}
