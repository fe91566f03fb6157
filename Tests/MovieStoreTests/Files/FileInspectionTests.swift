import Foundation
import MovieDomain
import MovieHTTP
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite struct FileInspectionTests {
  let folder = TemporaryFolder()

  private var settings: FileInspection { .settings(in: folder.path) }

  @Test func `The settings file is absent, valid or malformed`() throws {
    let path = folder.file("settings.json")
    #expect(settings.path == path)
    #expect(settings.state == .absent)
    #expect(try folder.names() == [])
    try folder.write(#"{"theme":"dark"}"#, to: "settings.json")
    #expect(settings.state == .sound(count: nil, bytes: nil))
    try folder.write("theme = dark", to: "settings.json")
    #expect(settings.state == .failed(StoreError(.malformed, path: path)))
  }

  @Test(arguments: [(0o600, false), (0o400, false), (0o640, true), (0o604, true), (0o620, true)])
  func `A credential file is exposed when others may read or write it`(mode: Int, isExposed: Bool) throws {
    #expect(!CredentialFile(directory: folder.path).isExposed, "it is missing")
    try folder.write(#"{"access_token":"s3.cr.et"}"#, to: "credentials.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.file("credentials.json"))
    #expect(CredentialFile(directory: folder.path).isExposed == isExposed)
  }

  @Test func `An unreadable file is reported with a reason`() throws {
    try folder.write("certificate", to: "a.pem")
    #expect(FileInspection.problem(reading: folder.file("a.pem")) == nil)
    #expect(FileInspection.problem(reading: folder.file("b.pem")) == StoreError(.missing, path: folder.file("b.pem")))
    #expect(FileInspection.problem(reading: folder.path) == StoreError(.folder, path: folder.path))
  }

  @Test func `A folder that can be written has no trace of the test, and another one the system's reason`() throws {
    #expect(FileInspection.problem(writingIn: folder.path) == nil)
    #expect(FileInspection.problem(writingIn: folder.file("not/there/yet")) == nil)
    #expect(try folder.names() == [])
    try folder.write("", to: "file")
    let path = folder.file("file/folder")
    #expect(FileInspection.problem(writingIn: path) == StoreError(.failed, path: path, reason: "Not a directory"))
  }

  @Test func `A file that a killed process of the same id has left is no problem`() throws {
    let left = "\(getpid()).test"
    try folder.write("", to: left)
    #expect(FileInspection.problem(writingIn: folder.path) == nil)
    #expect(try folder.names() == [left])
  }

  /// Disabled for root, who may write everywhere.
  @Test(.enabled(if: getuid() != 0)) func `A folder without permission is read-only`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    let error = StoreError(.readOnly, path: folder.path, reason: "Permission denied")
    #expect(FileInspection.problem(writingIn: folder.path) == error)
    #expect(FileInspection.problem(writingIn: folder.file("new")) == error)
  }

  @Test func `SQLite reports its version`() throws {
    #expect(try #require(SQLiteLibrary.version).split(separator: ".").count == 3)
  }
}

@Suite(.timeLimit(.minutes(10))) struct DatabaseInspectionTests {
  let folder = TemporaryFolder()
  private var library: String { folder.file("library.sqlite") }
  private var cache: String { folder.file("responses") }
  private var libraryState: FileInspection.State { FileInspection.library(in: folder.path).state }
  private var cacheState: FileInspection.State { FileInspection.cache(at: cache).state }

  /// Returns the bytes of every file in the folder.
  private func contents() throws -> [String: Data] {
    try folder.names().reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder.file($1)) }
  }

  @Test func `Inspecting a missing file tells its path, and does not create it`() throws {
    #expect(FileInspection.library(in: folder.path).path == library && libraryState == .absent)
    #expect(FileInspection.cache(at: cache).path == cache && cacheState == .absent)
    #expect(FileInspection.library(in: folder.file("a/b")).state == .absent)
    #expect(try folder.names() == [])
  }

  @Test func `Without a folder, there is no path`() {
    for inspection in [FileInspection.library(in: nil), .cache(at: nil), .settings(in: nil)] {
      #expect(inspection.path == nil)
      #expect(inspection.state == .failed(StoreError(.noFolder)))
    }
  }

  /// Stores favorites. Returns the library, and its database, which is open.
  private func library(of count: Int) async throws -> (StoredFilmLibrary, LibraryDatabase) {
    let database = Samples.database(in: folder)
    let stored = StoredFilmLibrary(database, titleKeys: .language(Language("en")))
    for id in 1...count { try await stored.add(Samples.film(id)) }
    return (stored, database)
  }

  @Test func `Favorites are counted and no file is changed`() async throws {
    let (_, database) = try await library(of: 3)
    // While the database is open, recent changes are in its write-ahead log.
    let sizes = try ["library.sqlite", "library.sqlite-wal"].map { try folder.size(of: $0) }
    #expect(sizes.allSatisfy { $0 > 0 } && libraryState == .sound(count: 3, bytes: sizes.reduce(0, +)))
    let other = TemporaryFolder()
    try other.link("library.sqlite", to: folder.file("library.sqlite"))
    #expect(FileInspection.library(in: other.path).state == libraryState)
    await database.close()
    let before = try contents()
    #expect(libraryState == .sound(count: 3, bytes: before["library.sqlite"]?.count))
    #expect(try contents() == before)
  }

  @Test func `Cached responses are counted and no file is changed`() async throws {
    let kept = FileHTTPCache(folder: cache, longestAge: .seconds(86_400))
    for name in ["a", "b"] { try await kept.store(.sample(bytes: 9000), for: .sample(name)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: cache)
    let sizes = try files.map { try folder.size(of: "responses/\($0)") }
    for name in ["left.http.unfinished", "notes.txt"] { try folder.write("other", to: "responses/\(name)") }
    #expect(cacheState == .sound(count: 2, bytes: sizes.reduce(0, +)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache).count == 4)
  }

  @Test func `Damage is found and no file is changed`() async throws {
    try await library(of: 100).1.close()
    // The first pages are intact, so only a check of the whole file finds the damage.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: library))
    for index in 8192..<bytes.count { bytes[index] = 0x5A }
    try bytes.write(to: URL(fileURLWithPath: library))
    let before = try contents()
    #expect(libraryState == .damaged)
    #expect(try contents() == before)
  }

  @Test func `A file is no cache`() throws {
    try folder.write("", to: "responses")
    #expect(cacheState == .failed(StoreError(.failed, path: cache, reason: "Not a directory")))
  }

  @Test(arguments: ["library.sqlite", "library.sqlite-wal", "library.sqlite-journal"])
  func `A library that lost its contents is damaged`(name: String) throws {
    try folder.write(name.hasSuffix("sqlite") ? "" : "a log", to: name)
    let before = try contents()
    #expect(libraryState == .damaged)
    #expect(try contents() == before)
  }

  @Test(arguments: DamagedRowsTests.damages) func `Rows that cannot be read are counted`(damage: String) async throws {
    let (stored, database) = try await library(of: 3)
    await database.close()
    try folder.damageFavorite(2, damage)
    try folder.damageLibrary { db in
      try db.execute(
        "UPDATE filmDetails SET details = '{' WHERE film = (SELECT key FROM film WHERE id = 3)")
      try db.execute("INSERT INTO search (place, query) VALUES (7, x'ff')")
    }
    let before = try contents()
    #expect(libraryState == .partlyUnreadable(count: 3, unreadable: 3, bytes: before["library.sqlite"]?.count))
    #expect(try contents() == before)
    try await stored.repair()
    await database.close()
    #expect(try libraryState == .sound(count: 2, bytes: folder.size(of: "library.sqlite")))
  }
}
