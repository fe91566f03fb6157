import Foundation
import MovieDomain
import MovieStore
import MovieTestSupport
import Testing
import TextSnapshots

/// A row that cannot be read stands in nothing's way.
@Suite(.timeLimit(.minutes(10))) struct DamagedRowsTests {
  static let damages = [
    "movie = '{broken'", "movie = ''", "movie = x'ff00'", "movie = NULL", "movie = '{\"id\":2}'",
    "favorites = 'yesterday'", "favorites = NULL", "favorites = 7", "favorites = x'ff'",
    "watchlist = 'tomorrow'", "seen = x'ff'", "diary = '{broken'", "diary = x'ff'",
    "source = NULL, movie = NULL", "id = 'two'", "movie = json_set(movie, '$.overview', 7)",
    "movie = json_set(movie, '$.genre_ids', json('[\"x\"]'))", "movie = json_remove(movie, '$.adult')",
    "movie = json_set(movie, '$.id', 3)", "diary = '{\"viewings\":[{\"day\":\"2026-13-01\",\"rewatch\":false}]}'",
    #"movie = replace(movie, '"overview":""', '"overview":7')"#,
    #"movie = replace(movie, '"adult":false', '"adult":0')"#,
    #"movie = replace(movie, 'original_title', 'original')"#,
  ]

  private let folder = TemporaryFolder()
  private let library: StoredFilmLibrary

  init() async throws {
    library = folder.library()
    try await folder.library().add([
      Samples.film(1, "Alien"), Samples.film(2, "Metropolis"), Samples.film(3, "Nosferatu"),
    ])
  }

  @Test(arguments: damages) func `The other favorites are listed`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    for field in ShelfOrder.Field.allCases {
      let part = try await library.films(on: .favorites, .init(field), offset: 0, limit: 9)
      #expect(Set(part.elements.map(\.movie.id)) == [1, 3])
      #expect(part.unreadable.map(\.title) == ["Metropolis"])
      #expect(part.total == 3)
    }
  }

  @Test func `A damaged favorite is named by what can be read`() async throws {
    let id = FilmID(.tmdb, 2)
    for (damage, named) in [
      ("movie = ''", FilmName(id: id, title: "Metropolis")), ("title = NULL", .init(id: id, title: nil)),
      ("id = 'two'", .init(id: nil, title: nil)), ("title = 'Two'", .init(id: nil, title: "Two")),
    ] {
      try folder.damageLibrary { try $0.execute("UPDATE film SET \(damage) WHERE key = 2") }
      let part = try await folder.library().films(on: .favorites, .title, offset: 0, limit: 9)
      #expect(part.unreadable == [named])
    }
  }

  @Test(arguments: damages) func `The other favorites are exported`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    var (json, csv) = ("", "")
    for report in [
      try await FilmArchive.write(folder.library(), .favorites) { json += $0 },
      try await FilmCSV.write(folder.library(), .favorites, clean: { $0 }) { csv += $0 },
    ] {
      #expect(report.written == 2)
      #expect(report.unreadable.map(\.title) == ["Metropolis"])
      #expect(report.incomplete == [])
    }
    #expect(try await FilmArchive(Array(json.utf8)).films().map(\.id.movie) == [1, 3])
    #expect(FilmList(csv: Array(csv.utf8))?.rows.map(\.tmdbID) == [1, 3])
  }

  @Test(arguments: [
    (FilmFileFormat.json, "UPDATE film SET movie = '{{' WHERE id = 2"),
    (.json, "UPDATE filmDetails SET details = '{{'"), (.csv, "UPDATE film SET movie = '{{' WHERE id = 2"),
  ])
  func `A file with films that cannot be read is not replaced before a repair`(
    format: FilmFileFormat, damage: String
  ) async throws {
    let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })
    func export(_ name: String) async throws -> Int {
      try await files.write(folder.library(), .favorites, as: format, to: folder.file(name), replacing: true).written
    }
    try folder.damageLibrary { try $0.execute(damage) }
    try folder.write("earlier", to: "films")
    await #expect(throws: StoreError(.unreadableFilms, path: folder.file("films"))) { try await export("films") }
    #expect(folder.read("films") == "earlier")
    #expect(try await export("new") > 0)
    try await folder.library().repair()
    #expect(try await export("films") > 0)
    #expect(folder.read("films") != "earlier")
  }

  @Test(arguments: damages) func `Favorites can be removed`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    for id in [1, 2] {
      _ = try await library.details(of: .init(.tmdb, id))
      try await library.remove(.init(.tmdb, id), from: .favorites)
      #expect(try await library.ids(among: [.init(.tmdb, id)], on: .favorites).isEmpty)
    }
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == [3])
  }

  @Test(arguments: ["movie = ''", "favorites = 'yesterday'", "favorites = NULL", "favorites = x'ff'", "movie = NULL"])
  func `Adding a damaged favorite again mends it`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    let metropolis = Samples.film(2, "Metropolis")
    #expect(try await !library.add(metropolis))
    #expect(try await library.details(of: metropolis.id) == metropolis)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).unreadable == [])
  }

  @Test(arguments: ["'yesterday'", "NULL", "x'ff'"])
  func `Adding a film to a shelf leaves it on another one whose date cannot be read`(date: String) async throws {
    try folder.damageFavorite(2, "favorites = \(date)")
    #expect(try await library.add(Samples.film(2, "Metropolis", on: .watchlist)))
    let part = try await library.films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(part.unreadable.map(\.title) == ["Metropolis"] && part.total == 3)
  }

  @Test(arguments: ["'{broken'", "x'ff'", "7"])
  func `Adding a film leaves an unreadable diary`(diary: String) async throws {
    try folder.damageFavorite(
      2, "seen = '\(Samples.today)', diary = \(diary), stars = 4.5, lastDay = '2020-01-02', days = '2020-01-02'")
    for shelf in [Shelf.watchlist, .seen] {
      let film = Samples.film(2, "Metropolis", on: shelf, diary: Diary(filmRating: StarRating(halves: 2)))
      #expect(try await folder.library().add(film) == (shelf == .watchlist))
    }
    let kept = try Connection(path: folder.file("library.sqlite")).integer(
      """
      SELECT count(*) FROM film
      WHERE diary = \(diary) AND stars = 4.5 AND lastDay = '2020-01-02' AND days = lastDay AND watchlist <> ''
      """)
    #expect(kept == 1)
    #expect(try await folder.library().repair().count == 1)
  }

  @Test(arguments: ["title = NULL", "title = x'ff'"] + damages)
  func `Favorites are sorted again for another language`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
    let library = StoredFilmLibrary(Samples.database(in: folder), titleKeys: .language(Language("sv")))
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id).contains(3))
  }

  @Test(
    arguments: ["DELETE FROM filmDetails"]
      + [
        "'{broken'", "''", "x'ff00'", "7", "json_set(details, '$.tagline', 7)",
        "json_set(details, '$.credits', 'none')", "json_set(details, '$.credits', json('{}'))",
        "json_set(details, '$.genres', json('[{\"id\":\"x\",\"name\":\"y\"}]'))", "json_remove(details, '$.genres')",
      ].map { "UPDATE filmDetails SET details = \($0)" })
  func `Details that are missing or cannot be read are left out`(damage: String) async throws {
    try folder.damageLibrary { try $0.execute(damage) }
    let metropolis = try #require(await library.details(of: Samples.film(2, "Metropolis").id))
    #expect(
      metropolis.details == MovieDetails(movie: Samples.film(2, "Metropolis").details.movie, credits: nil, reviews: nil)
    )
    #expect(metropolis.isIncomplete)
    var json = ""
    let report = try await FilmArchive.write(library, .favorites) { json += $0 }
    #expect(report.written == 3)
    #expect(report.incomplete.map(\.title) == ["Alien", "Metropolis", "Nosferatu"])
    let films = try await FilmArchive(Array(json.utf8)).films()
    #expect(films.map(\.details.movie.title) == ["Alien", "Metropolis", "Nosferatu"])
    #expect(films.allSatisfy { $0.isIncomplete && $0.shelves.keys.map(\.self) == [.favorites] })
  }

  @Test func `Records with line breaks are exported`() async throws {
    try folder.damageLibrary {
      try $0.execute("UPDATE film SET movie = replace(movie, ',', ',\n\t')")
      try $0.execute("UPDATE filmDetails SET details = replace(details, '{', '{\r\n')")
    }
    var json = ""
    let report = try await FilmArchive.write(folder.library(), .favorites) { json += $0 }
    #expect(report == ExportReport(written: 3))
    #expect(try await FilmArchive(Array(json.utf8)).films().map(\.id.movie) == [1, 2, 3])
  }
}

extension TemporaryFolder {
  /// Changes the library as a defective disk or another program might.
  func damageLibrary(_ damage: (Connection) throws -> Void) throws {
    let db = try Connection(path: file("library.sqlite"), busyTimeout: .seconds(60))
    defer { db.close() }
    // Without their constraints, the columns take any value.
    try db.execute("PRAGMA writable_schema = ON")
    let schema = try db.statement("SELECT rowid, sql FROM sqlite_schema WHERE sql LIKE '%NOT NULL%'").all { row in
      (id: row.value(0), sql: row.value(1))
    }
    for row in schema {
      try db.run("UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE rowid = ?", [row.id])
    }
    try db.execute("PRAGMA writable_schema = RESET")
    try damage(db)
    try db.execute("PRAGMA writable_schema = ON")
    for row in schema {
      try db.run("UPDATE sqlite_schema SET sql = ? WHERE rowid = ?", [row.sql, row.id])
    }
    try db.execute("PRAGMA writable_schema = RESET")
  }

  func damageFavorite(_ id: Int, _ assignments: String) throws {
    try damageLibrary { try $0.run("UPDATE film SET \(assignments) WHERE id = ?", [.integer(id)]) }
  }
}

/// A repair moves what cannot be read to a file, loses nothing of it, and leaves the rest alone.
@Suite(.timeLimit(.minutes(10))) struct RepairTests {
  private let folder = TemporaryFolder()
  private let library: StoredFilmLibrary

  init() async throws {
    library = folder.library()
    try await folder.library().add([
      Samples.film(1, "Alien"), Samples.film(2, "Metropolis", tagline: "A tagline."),
      Samples.complete(3),
    ])
  }

  private var moved: String? { folder.read("library.sqlite.unreadable-2026-11-21.json") }

  @Test(arguments: DamagedRowsTests.damages) func `A damaged favorite is moved`(damage: String) async throws {
    try folder.damageFavorite(2, damage)
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
      2, "movie = '{broken' || char(0) || char(27) || '\u{2028}', favorites = x'ff00', average = 7.5")
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
    let repair = try await library.repair()
    #expect(repair.films == [FilmName(id: .init(.tmdb, 2), title: "Metropolis")])
    #expect(moved?.contains(#""title":"Metropolis","details":"{cut off""#) == true)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == [1, 2, 3])
    #expect(try await library.details(of: .init(.tmdb, 2))?.isIncomplete == true)
    #expect(try await library.repair() == LibraryRepair())
  }

  @Test func `A change of films that were all moved is forgotten`() async throws {
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
    // A folder in place of the temporary file is an obstacle for every user.
    let obstacle = folder.file("library.sqlite.unreadable-2026-11-21.json.unfinished")
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    await #expect(throws: StoreError.self) { try await library.repair() }
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).unreadable.count == 1)
  }

  @Test func `Open scenes are told`() async throws {
    try folder.damageFavorite(2, "movie = ''")
    let changes = library.changes()
    try await library.repair()
    // The damage may arrive first: it was written by another connection, so that every film that is left may have changed.
    #expect(await changes.contains { $0.contains(.init(.tmdb, 2)) })
  }
}
