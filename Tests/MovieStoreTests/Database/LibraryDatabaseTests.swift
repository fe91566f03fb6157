import Foundation
import LogTestSupport
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct LibraryDatabaseTests {
  private static let noDatabase = String(repeating: "This is no database. ", count: 100)

  private let folder = TemporaryFolder()
  private let reports = Log<StoreError>()
  private var path: String { folder.file("library.sqlite") }
  private var loss: StoreError { StoreError(.lostFilms, path: path) }

  private func library() -> StoredFilmLibrary {
    folder.library(onDamage: reports.add)
  }

  @Test func `Writes are durable`() async throws {
    let database = Samples.database(in: folder)
    let modes = try await database.write { db in
      (try db.text("PRAGMA journal_mode"), try db.integer("PRAGMA synchronous"))
    }
    #expect(modes.0 == "wal")
    #expect(modes.1 == 2)
  }

  @Test func `The file is created with the first change`() async throws {
    let database = LibraryDatabase(
      directory: folder.file("data/vip"), today: { preconditionFailure("Nothing is damaged.") }, onDamage: { _ in })
    let library = StoredFilmLibrary(database, titleKeys: .language(nil))
    #expect(try await library.ids(among: [.init(.tmdb, 1)], on: .favorites).isEmpty)
    #expect(try folder.names() == [])
    try await library.add(Samples.film(1))
    #expect(try folder.permissions(of: "data/vip") == 0o700)
    for name in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
      #expect(try folder.permissions(of: "data/vip/\(name)") == 0o600)
    }
    await database.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data/vip")) == ["library.sqlite"])
    #expect(try await !library.ids(among: [.init(.tmdb, 1)], on: .favorites).isEmpty)
  }

  @Test func `Reading writes nothing to the file`() async throws {
    let database = Samples.database(in: folder)
    try await StoredFilmLibrary(database, titleKeys: .language(nil)).add(Samples.film(1))
    await database.close()
    let path = URL(fileURLWithPath: folder.file("library.sqlite"))
    let before = try Data(contentsOf: path)
    let reading = Samples.database(in: folder)
    let library = StoredFilmLibrary(reading, titleKeys: .language(nil))
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 1)
    #expect(try await StoredSearchHistory(reading).searches() == RecentSearches())
    await reading.close()
    #expect(try Data(contentsOf: path) == before)
    #expect(try folder.names() == ["library.sqlite"])
  }

  @Test func `A library of a newer version is not changed`() async throws {
    let connection = try Connection(path: path)
    try LibrarySchema.prepare(connection, path: path)
    try connection.execute("PRAGMA user_version = 99")
    connection.close()
    let newer = StoreError(.newerVersion, path: path)
    await #expect(throws: newer) { try await library().add(Samples.film(1)) }
    await #expect(throws: newer) { try await library().ids(among: [.init(.tmdb, 1)], on: .favorites) }
    #expect(FileInspection.library(in: folder.path).state == .failed(newer))
    #expect(try Connection(path: path).integer("SELECT COUNT(*) FROM film") == 0)
    #expect(reports.all.isEmpty)
  }

  @Test func `A damaged file is moved aside under a new name`() async throws {
    for copy in ["library.sqlite.damaged-2026-11-21", "library.sqlite.damaged-2026-11-21-2"] {
      let damage = Self.noDatabase + copy
      try? FileManager.default.removeItem(atPath: path)
      try folder.write(damage, to: "library.sqlite")
      let library = library()
      await #expect(throws: loss) { try await library.add(Samples.film(1)) }
      #expect(try await library.add(Samples.film(1)))
      #expect(folder.read(copy) == damage)
      #expect(reports.all.last == StoreError(.setAside, path: path, movedTo: folder.file(copy), copiedFilms: 0))
    }
  }

  @Test func `Each file that was moved aside is found, without its logs`() throws {
    let names = ["library.sqlite.damaged-2026-11-21", "library.sqlite.damaged-2026-11-21-2-wal"]
    for name in names + ["\(names[0])-wal", "\(names[0])-shm", "library.sqlite.unreadable-2026-11-21.json"] {
      try folder.write("x", to: name)
    }
    #expect(FileInspection.setAsideLibraries(in: folder.path) == names.map(folder.file))
    #expect(FileInspection.setAsideLibraries(in: folder.file("none")) == [])
    #expect(FileInspection.setAsideLibraries(in: nil) == [])
  }

  @Test func `A damaged file stays where it is if that cannot be told`() async throws {
    try folder.write(Self.noDatabase, to: "library.sqlite")
    let database = LibraryDatabase(directory: folder.path, today: { Samples.today }, onDamage: nil)
    let error = StoreError(.unreadable, path: folder.file("library.sqlite"))
    await #expect(throws: error) { try await StoredSearchHistory(database).searches() }
    #expect(try folder.names() == ["library.sqlite"])
  }

  @Test func `Damage found after opening is moved aside too`() async throws {
    try await fill(with: 2_000)
    try overwrite(pages: 100..<140, with: 0xA5)
    await #expect(throws: loss) {
      for order in ShelfOrder.Field.allCases {
        _ = try await library().films(on: .favorites, .init(order), offset: 0, limit: 2_000)
      }
    }
    #expect(reports.all.map(\.code) == [.setAside])
    #expect(try folder.names().contains("library.sqlite.damaged-2026-11-21"))
    // Most films are outside the damaged pages.
    let left = try await library().films(on: .favorites, .title, offset: 0, limit: 2_000)
    #expect((1_500..<2_000).contains(left.total) && left.elements.count == left.total, "\(left.total)")
    #expect(reports.all.map(\.copiedFilms) == [left.total])
  }

  @Test func `Rows between damaged pages are copied`() async throws {
    let pages = try await fill(
      with: 2_000, "SELECT pageno FROM dbstat WHERE name = 'film' AND pagetype = 'leaf' ORDER BY path")
    for index in [0, pages.count / 3, pages.count - 1] {
      try overwrite(pages: pages[index] - 1..<pages[index], with: 0xA5)
    }
    await #expect(throws: loss) { try await library().repair() }
    #expect(try await library().repair() == LibraryRepair())
    let left = try await library().films(on: .favorites, .title, offset: 0, limit: 2_000)
    #expect((1_900..<2_000).contains(left.total), "\(left.total)")
  }

  @Test(arguments: [(false, true, false), (true, true, false), (true, false, false), (true, false, true)])
  func `Changes go to the file that is there now`(isReplaced: Bool, withoutLog: Bool, isBehindLink: Bool) async throws {
    let first = library()
    try await first.add(Samples.film(1))
    let elsewhere = TemporaryFolder()
    try elsewhere.link("library.sqlite", to: folder.file("library.sqlite"))
    let open = isBehindLink ? elsewhere.library(onDamage: reports.add) : first
    #expect(try await open.details(of: .init(.tmdb, 1)) != nil)
    let restored = TemporaryFolder()
    if isReplaced {
      let database = Samples.database(in: restored)
      try await StoredFilmLibrary(database, titleKeys: .language(nil)).add(Samples.film(7))
      await database.close()
    }
    for name in try folder.names() where withoutLog || name == "library.sqlite" {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    if isReplaced {
      try FileManager.default.moveItem(
        atPath: restored.file("library.sqlite"), toPath: folder.file("library.sqlite"))
    }
    #expect(try await open.details(of: .init(.tmdb, 1)) == nil)
    try await open.add(Samples.film(2))
    let saved = try await library().films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(Set(saved.elements.map(\.movie.id)) == (isReplaced ? [2, 7] : [2]))
    // The log is not applied to another file, and is not lost.
    #expect(try folder.names().contains("library.sqlite.damaged-2026-11-21-wal") != withoutLog)
    #expect(try await Samples.database(in: folder).read(ifMissing: false) { try $0.isIntact() })
  }

  @Test func `An open library follows its link where that leads now, and not where that leads nowhere`() async throws {
    let (first, second) = (TemporaryFolder(), TemporaryFolder())
    for (place, film) in [(first, 1), (second, 7)] { try await place.library().add(Samples.film(film)) }
    func link(to place: TemporaryFolder) throws {
      try? FileManager.default.removeItem(atPath: folder.file("library.sqlite"))
      try folder.link("library.sqlite", to: place.file("library.sqlite"))
    }
    try link(to: first)
    let open = library()
    #expect(try await open.details(of: .init(.tmdb, 1)) != nil)
    #expect(rename(first.file("library.sqlite"), first.file("other.sqlite")) == 0)
    await #expect(throws: StoreError(.missing, path: folder.file("library.sqlite"))) {
      try await open.add(Samples.film(2))
    }
    #expect(try !first.names().contains("library.sqlite"))
    try link(to: second)
    #expect(try await open.details(of: .init(.tmdb, 7)) != nil)
  }

  @Test func `An export that loses films leaves the earlier one`() async throws {
    try await fill(with: 2_000)
    try overwrite(pages: 100..<140, with: 0xA5)
    try folder.write("earlier", to: "films.json")
    let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })
    func export() async throws -> ExportReport {
      try await files.write(library(), nil, as: .json, to: folder.file("films.json"), replacing: true)
    }
    await #expect(throws: loss) { try await export() }
    let damaged = folder.file("library.sqlite.damaged-2026-11-21")
    await #expect(throws: StoreError(.earlierLoss, path: damaged)) { try await export() }
    #expect(folder.read("films.json") == "earlier")
    // With its logs, if there are any.
    for name in try folder.names() where name.hasPrefix("library.sqlite.damaged") {
      #expect(rename(folder.file(name), folder.file("away-\(name)")) == 0)
    }
    let report = try await export()
    #expect((1_500..<2_000).contains(report.written), "\(report)")
    #expect(reports.all.map(\.code) == [.setAside])
  }

  @Test func `A file that may not be written stays so`() async throws {
    try await library().add(Samples.film(1))
    chmod(folder.file("library.sqlite"), 0o444)
    _ = try await library().films(on: .favorites, .title, offset: 0, limit: 9)
    #expect(try folder.permissions(of: "library.sqlite") == 0o400)
  }

  @Test(arguments: ["search", "fact", "shelfCount", "change"])
  func `Damage outside the films loses none of them`(table: String) async throws {
    try await damage(table)
    #expect(try await library().repair() == LibraryRepair())
    let left = try await library().films(on: .favorites, .title, offset: 0, limit: 100)
    #expect(left.total == 40 && left.unreadable.isEmpty)
    #expect(left.elements.map(\.movie.id).sorted() == Array(1...40))
    #expect(reports.all.map(\.code) == [.setAside])
  }

  @Test func `A snapshot whose damage loses no film is read from the new file`() async throws {
    try await damage("favoritesBy%")
    let titles = try await library().snapshot { reader throws(StoreError) in
      try await reader.films(on: .favorites, .title, offset: 0, limit: 100).elements.count
    }
    #expect(titles == 40 && reports.all.map(\.code) == [.setAside])
  }

  @Test func `Details that are lost count as a loss`() async throws {
    try await damage("filmDetails")
    await #expect(throws: loss) { try await library().repair() }
    let left = try await library().films(on: .favorites, .title, offset: 0, limit: 100)
    #expect(left.total == 40 && left.elements.map(\.movie.id).sorted() == Array(1...40))
    #expect(reports.all.map(\.code) == [.setAside])
  }

  @Test func `A film that the new file does not accept counts as a loss`() async throws {
    try await damage("search") { try folder.damageFavorite(2, "favorites = NULL") }
    await #expect(throws: loss) { try await library().repair() }
    #expect(try await library().films(on: .favorites, .title, offset: 0, limit: 100).total == 39)
  }

  /// Adds films and moves them from the log to the file. Returns numbers that are selected from it.
  @discardableResult
  private func fill(with count: Int, _ query: String = "SELECT 0") async throws -> [Int] {
    // Kept open: while the last connection closes, the file is locked.
    let first = library()
    defer { withExtendedLifetime(first) {} }
    try await first.add((1...count).map { Samples.film($0, "Film \($0)") })
    let db = try Connection(path: folder.file("library.sqlite"))
    defer { db.close() }
    try db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return try db.query(query).all { Int($0.integer(0) ?? 0) }
  }

  /// Adds films and damages the first page of tables or indexes, after another damage.
  private func damage(_ name: String, after other: () throws -> Void = {}) async throws {
    let pages = try await fill(with: 40, "SELECT rootpage FROM sqlite_schema WHERE name LIKE '\(name)'")
    #expect(!pages.isEmpty)
    try other()
    for page in pages { try overwrite(pages: page - 1..<page, with: 0) }
  }

  /// Damages pages of the file, counted from 0.
  private func overwrite(pages: Range<Int>, with byte: UInt8) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: folder.file("library.sqlite")))
    try file.seek(toOffset: UInt64(pages.lowerBound * 4_096))
    try file.write(contentsOf: Data(repeating: byte, count: pages.count * 4_096))
    try file.close()
  }

  /// What a library leaves that was killed: its last changes are in the log.
  private func keepLog(of film: Int) async throws {
    let first = library()
    try await first.add(Samples.film(film))
    for name in ["library.sqlite", "library.sqlite-wal"] {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: folder.file("kept-\(name)"))
    }
    try #require(folder.size(of: "kept-library.sqlite-wal") > 0)
  }

  private func restore(_ names: String...) throws {
    for name in try folder.names() where name.hasPrefix("library.sqlite") {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    for name in names {
      try FileManager.default.moveItem(atPath: folder.file("kept-\(name)"), toPath: folder.file(name))
    }
  }

  @Test(arguments: [("library.sqlite-wal", true), ("library.sqlite-wal", false), ("library.sqlite-journal", false)])
  func `A log without its file, or beside an empty one, is set aside`(name: String, isEmpty: Bool) async throws {
    try await keepLog(of: 1)
    let log = FileManager.default.contents(atPath: folder.file("kept-library.sqlite-wal"))
    try restore()
    try FileManager.default.moveItem(atPath: folder.file("kept-library.sqlite-wal"), toPath: folder.file(name))
    if isEmpty { try folder.write("", to: "library.sqlite") }
    let library = library()
    await #expect(throws: loss) { try await library.films(on: .favorites, .title, offset: 0, limit: 9) }
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements == [])
    #expect(try await library.add(Samples.film(2)))
    let aside = folder.file("library.sqlite.damaged-2026-11-21")
    let asideLog = folder.file(name.replacing("sqlite", with: "sqlite.damaged-2026-11-21"))
    let error = StoreError(.emptied, path: folder.file("library.sqlite"), movedTo: isEmpty ? aside : asideLog)
    #expect(reports.all == [error])
    #expect(FileManager.default.contents(atPath: aside) == (isEmpty ? Data() : nil))
    #expect(FileManager.default.contents(atPath: asideLog) == log)
  }

  @Test func `A new file has its tables when it gets its name`() throws {
    try LibraryDatabase.file(in: folder.path).create()
    #expect(try folder.names() == ["library.sqlite"])
    #expect(try folder.permissions(of: "library.sqlite") == 0o600)
    #expect(try LibrarySchema.isComplete(Connection(path: path), path: path))
  }

  @Test func `A database without tables becomes a library`() async throws {
    let db = try Connection(path: folder.file("library.sqlite"))
    try db.execute("PRAGMA journal_mode = WAL")
    db.close()
    #expect(try await library().add(Samples.film(1)))
    #expect(reports.all == [])
    #expect(try folder.permissions(of: "library.sqlite") == 0o600)
  }

  @Test func `A damaged file stays where it is if no new one can be created`() async throws {
    try folder.write(Self.noDatabase, to: "library.sqlite")
    // A folder in place of the temporary file is an obstacle for every user.
    let obstacle = folder.file("library.sqlite.unfinished")
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    await #expect(throws: StoreError.self) { try await library().add(Samples.film(1)) }
    #expect(try folder.names() == ["library.sqlite", "library.sqlite.unfinished"])
    #expect(reports.all == [])
  }

  @Test func `A damaged file has its name until the new one takes it`() throws {
    try folder.write("damaged", to: "library.sqlite")
    let file = LibraryDatabase.file(in: folder.path)
    try file.create { [folder] _, _ throws(StoreError) in
      let aside = try file.setAside(on: Samples.today)
      #expect(aside == folder.file("library.sqlite.damaged-2026-11-21"))
      // Readers would take a missing file for an empty library.
      #expect(folder.read("library.sqlite") == "damaged")
    }
    #expect(folder.read("library.sqlite.damaged-2026-11-21") == "damaged")
    #expect(try LibrarySchema.isComplete(Connection(path: path), path: path))
  }

  @Test func `A reader waits while another process replaces the file`() async throws {
    let database = Samples.database(in: folder)
    try await StoredFilmLibrary(database, titleKeys: .language(nil)).add(Samples.film(1))
    await database.close()
    let lock = try Folder(path: folder.path).lock()
    // As on a file system where a file has only one name.
    #expect(rename(path, folder.file("aside")) == 0)
    let reader = library()
    async let found = reader.ids(among: [.init(.tmdb, 1)], on: .favorites)
    try await Task.sleep(for: .milliseconds(100))
    #expect(rename(folder.file("aside"), path) == 0)
    lock.close()
    #expect(try await found == [.init(.tmdb, 1)])
  }

  @Test func `A damaged file behind a link keeps its contents`() async throws {
    try folder.write(Self.noDatabase, to: "elsewhere.sqlite")
    try folder.link("library.sqlite", to: folder.file("elsewhere.sqlite"))
    await #expect(throws: StoreError.self) { try await library().add(Samples.film(1)) }
    #expect(try await library().add(Samples.film(1)))
    #expect(folder.read("elsewhere.sqlite.damaged-2026-11-21") == Self.noDatabase)
    #expect(try await library().ids(among: [.init(.tmdb, 1)], on: .favorites) == [.init(.tmdb, 1)])
  }

  @Test func `What a process left that was killed while it created the file is replaced`() async throws {
    for name in ["library.sqlite.unfinished", "library.sqlite.unfinished-wal"] { try folder.write("rest", to: name) }
    #expect(try await library().add(Samples.film(1)))
    #expect(reports.all == [])
    #expect(try folder.names().filter { $0.contains("unfinished") } == [])
  }

  @Test func `A file with a log of changes is opened with them`() async throws {
    try await keepLog(of: 1)
    try restore("library.sqlite", "library.sqlite-wal")
    #expect(try await !library().ids(among: [.init(.tmdb, 1)], on: .favorites).isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test func `After a failure to open, the next attempt succeeds`() async throws {
    let library = library()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    await #expect(throws: StoreError(.notAFile, path: path)) { try await library.add(Samples.film(1)) }
    try FileManager.default.removeItem(atPath: path)
    #expect(try await library.add(Samples.film(1)))
  }
}
