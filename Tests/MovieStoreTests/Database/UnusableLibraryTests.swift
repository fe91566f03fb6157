import Foundation
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

/// Files that cannot be read, or that are not libraries. They must neither pass for an empty library nor be changed.
@Suite(.timeLimit(.minutes(10))) struct UnusableLibraryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("library.sqlite") }

  /// Every kind of access to a library.
  private static let uses: [@Sendable (LibraryDatabase) async throws -> Void] = [
    { _ = try await library($0).films(on: .favorites, .title, offset: 0, limit: 9) },
    { _ = try await library($0).details(of: FilmID(.tmdb, 1)) },
    { _ = try await library($0).marks(of: [FilmID(.tmdb, 1)]) },
    { _ = try await FilmArchive.write(library($0), nil) { _ in } },
    { _ = try await library($0).perform(.undo) },
    { _ = try await library($0).repair() },
    { _ = try await library($0).add(Samples.film(1)) },
    { _ = try await library($0).remove([FilmID(.tmdb, 1)], from: .favorites) },
    { _ = try await StoredSearchHistory($0).searches() },
    { try await StoredSearchHistory($0).record("faust") },
  ]

  private static func library(_ database: LibraryDatabase) -> StoredFilmLibrary {
    StoredFilmLibrary(database, titleKeys: .language(nil))
  }

  @Test(arguments: [false, true]) func `A folder that cannot be read is an error`(isLoop: Bool) async throws {
    let unreadable = try folder.unreadable(isLoop: isLoop)
    for use in Self.uses {
      let database = LibraryDatabase(directory: unreadable.path, today: { Samples.today }, onDamage: { _ in })
      let error = await #expect(throws: StoreError.self) { try await use(database) }
      #expect(error?.code == .failed)
      #expect(error?.path?.hasPrefix(unreadable.path) == true)
      #expect(error?.reason == unreadable.reason)
    }
    let error = StoreError(.failed, path: unreadable.path + "/library.sqlite", reason: unreadable.reason)
    #expect(FileInspection.library(in: unreadable.path).state == .failed(error))
  }

  @Test(arguments: [false, true]) func `Settings and credentials that cannot be read are errors`(isLoop: Bool) throws {
    let unreadable = try folder.unreadable(isLoop: isLoop)
    let settings = SettingsFile(directory: unreadable.path)
    #expect(throws: StoreError(.failed, path: settings.path, reason: unreadable.reason)) { try settings.settings() }
    let credentials = CredentialFile(directory: unreadable.path)
    let error = StoreError(.failed, path: credentials.location, reason: unreadable.reason)
    #expect(throws: error) { try credentials.credential() }
    #expect(throws: StoreError(.failed, path: unreadable.path, reason: unreadable.reason)) { try credentials.remove() }
  }

  @Test(arguments: [true, false]) func `A link that leads nowhere is no empty library`(isFolder: Bool) async throws {
    let link = folder.file(isFolder ? "data" : "library.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file("not-mounted"))
    let directory = isFolder ? link : folder.path
    for use in Self.uses {
      let database = LibraryDatabase(directory: directory, today: { Samples.today }, onDamage: { _ in })
      let error = await #expect(throws: StoreError.self) { try await use(database) }
      // A folder to write in is to be created, not read.
      #expect(error?.path == link && (error?.code == .missing || isFolder && error?.code == .failed))
    }
    #expect(FileInspection.library(in: directory).state == .failed(StoreError(.missing, path: link)))
  }

  @Test(arguments: ["data", "data/vip"]) func `A file in place of a folder does not pass for an empty library`(
    directory: String
  ) async throws {
    try folder.write("", to: "data")
    let directory = folder.file(directory)
    for use in Self.uses {
      let database = LibraryDatabase(directory: directory, today: { Samples.today }, onDamage: { _ in })
      let error = await #expect(throws: StoreError.self) { try await use(database) }
      #expect(error?.code == .failed && error?.reason == "Not a directory")
    }
    let error = StoreError(.failed, path: directory, reason: "Not a directory")
    #expect(FileInspection.library(in: directory).state == .failed(error))
  }

  @Test func `With a device in place of the folder, there is no library`() async throws {
    let database = LibraryDatabase(directory: "/dev/null", today: { Samples.today }, onDamage: { _ in })
    #expect(try await Self.library(database).films(on: .favorites, .title, offset: 0, limit: 9).total == 0)
    #expect(try CredentialFile(directory: "/dev/null").credential() == nil)
  }

  /// Databases that are not libraries, as SQL.
  private static let foreign = [
    "CREATE TABLE film (id); INSERT INTO film VALUES (7)",
    "PRAGMA journal_mode = WAL; CREATE TABLE other (a)",
    "PRAGMA application_id = 42",
    "PRAGMA user_version = \(LibrarySchema.version)",
    // A library without its tables, and one that lacks a table.
    "PRAGMA application_id = \(LibrarySchema.applicationID); PRAGMA user_version = \(LibrarySchema.version)",
    "PRAGMA application_id = \(LibrarySchema.applicationID)",
    // An earlier version.
    "PRAGMA application_id = \(LibrarySchema.applicationID); PRAGMA user_version = \(LibrarySchema.version - 1)",
    """
    PRAGMA application_id = \(LibrarySchema.applicationID); PRAGMA user_version = \(LibrarySchema.version);
    CREATE TABLE film (id); CREATE TABLE filmDetails (id); CREATE TABLE search (id); CREATE TABLE fact (id);
    CREATE TABLE change (id); CREATE TABLE changedFilm (id)
    """,
  ]

  @Test(arguments: foreign, [0o644, 0o400])
  func `A database that is not a library is refused and not changed`(sql: String, mode: Int) async throws {
    let db = try Connection(path: path)
    try db.execute(sql)
    db.close()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let before = FileManager.default.contents(atPath: path)
    for use in Self.uses {
      let database = Samples.database(in: folder) { Issue.record("\($0)") }
      await #expect(throws: StoreError(.foreign, path: path)) { try await use(database) }
      await database.close()
    }
    #expect(FileInspection.library(in: folder.path).state == .failed(StoreError(.foreign, path: path)))
    #expect(FileManager.default.contents(atPath: path) == before)
    #expect(try folder.permissions(of: "library.sqlite") == mode)
    // SQLite cannot remove its auxiliary files from beside a file that it may not write.
    if mode == 0o644 { #expect(try folder.names() == ["library.sqlite"]) }
    #expect(try !folder.names().contains { $0.contains("damaged") })
  }
}

/// Errors caused by the disk and by other programs.
@Suite(.timeLimit(.minutes(10))) struct LibraryRefusalTests {
  private let folder = TemporaryFolder()
  private let kept = Samples.complete(1)

  @Test func `A full disk is reported, and nothing is lost`() async throws {
    try await folder.library().add(kept)
    let database = Samples.database(in: folder)
    try await database.write { try $0.execute("PRAGMA max_page_count = 40") }
    let full = StoredFilmLibrary(database, titleKeys: .language(nil))
    let many = (2...2_000).map { Samples.complete($0) }
    await #expect(throws: StoreError(.diskFull, path: folder.file("library.sqlite"))) { try await full.add(many) }
    #expect(
      try await full.films(on: .favorites, .title, offset: 0, limit: 9)
        == ShelfPart(total: 1, elements: [kept.listed(on: .favorites)].compactMap(\.self)))
    #expect(try await full.details(of: kept.id) == kept)
  }

  @Test func `A read-only file is reported, and can be read`() async throws {
    try await folder.library().add(kept)
    let database = Samples.database(in: folder)
    try await database.read(ifMissing: ()) { try $0.execute("PRAGMA query_only = ON") }
    let readOnly = StoredFilmLibrary(database, titleKeys: .language(nil))
    await #expect(throws: StoreError(.readOnly, path: folder.file("library.sqlite"))) {
      try await readOnly.add(Samples.film(2))
    }
    #expect(try await readOnly.details(of: kept.id) == kept)
  }

  /// Disabled for root, who may write everywhere.
  @Test(.enabled(if: getuid() != 0), arguments: [(0o500, 0o400), (0o500, 0o600), (0o700, 0o400)])
  func `What may not be written is reported, and can be read`(folderMode: Int, fileMode: Int) async throws {
    let database = Samples.database(in: folder)
    try await StoredFilmLibrary(database, titleKeys: .language(Language("sv"))).add(kept)
    await database.close()
    let path = folder.file("library.sqlite")
    // As in a copy that was made while the library was open.
    if fileMode == 0o600 { try folder.write("", to: "library.sqlite-wal") }
    try FileManager.default.setAttributes([.posixPermissions: fileMode], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: folderMode], ofItemAtPath: folder.path)
    let library = folder.library()
    await #expect(throws: StoreError(.readOnly, path: path, reason: "Permission denied")) {
      try await library.add(Samples.film(2))
    }
    #expect(
      try await library.films(on: .favorites, .title, offset: 0, limit: 9).elements == [kept.listed(on: .favorites)])
  }

  @Test func `Titles stay sorted by another language when they cannot be sorted again`() async throws {
    try await folder.library().add([Samples.film(1, "Åsa"), Samples.film(2, "Zorn")])
    let database = LibraryDatabase(
      directory: folder.path, busyTimeout: .zero, today: { Samples.today }, onDamage: { _ in })
    let swedish = StoredFilmLibrary(database, titleKeys: .language(Language("sv")))
    let other = try Connection(path: folder.file("library.sqlite"))
    try other.execute("BEGIN IMMEDIATE")
    #expect(try await swedish.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == [1, 2])
    try await swedish.snapshot { _ in }
    try other.execute("ROLLBACK")
  }

  @Test func `A locked library is busy after a time limit`() async throws {
    let library = folder.library()
    try await library.add(Samples.film(1))
    let other = try Connection(path: folder.file("library.sqlite"))
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: StoreError(.busy, path: folder.file("library.sqlite"))) {
      try await library.add(Samples.film(2))
    }
    try other.execute("ROLLBACK")
    #expect(try await !library.ids(among: [.init(.tmdb, 1)], on: .favorites).isEmpty)
  }
}
