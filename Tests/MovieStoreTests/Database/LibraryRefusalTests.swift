import Foundation
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

/// Errors caused by the disk and by other programs.
@Suite(.timeLimit(.minutes(10))) struct LibraryRefusalTests {
  private let folder = TemporaryFolder()

  @Test func `A full disk is reported, and nothing is lost`() async throws {
    let kept = Samples.complete(1)
    try await folder.library().add(kept)
    let full = folder.library(preparation: "PRAGMA max_page_count = 40")
    let many = (2...2_000).map { Samples.complete($0) }
    await #expect(throws: StoreError(.diskFull, path: folder.file("library.sqlite"))) { try await full.add(many) }
    #expect(
      try await full.films(on: .favorites, .title, offset: 0, limit: 9)
        == ShelfPart(total: 1, elements: [kept.listed(on: .favorites)].compactMap(\.self)))
    #expect(try await full.details(of: kept.id) == kept)
  }

  @Test func `A read-only file is reported, and can be read`() async throws {
    let kept = Samples.complete(1)
    try await folder.library().add(kept)
    let readOnly = folder.library(isReadOnly: true)
    await #expect(throws: StoreError(.readOnly, path: folder.file("library.sqlite"))) {
      try await readOnly.add(Samples.film(2))
    }
    #expect(try await readOnly.details(of: kept.id) == kept)
  }

  /// Disabled for root, who may write everywhere.
  @Test(.enabled(if: getuid() != 0), arguments: [(0o500, 0o400), (0o500, 0o600), (0o700, 0o400)])
  func `A file or folder without write permission is reported, and can be read`(folderMode: Int, fileMode: Int)
    async throws
  {
    let kept = Samples.complete(1)
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
      directory: folder.path, options: .init(), today: { Samples.today }, onDamage: { _ in })
    let swedish = StoredFilmLibrary(database, titleKeys: .language(Language("sv")))
    let other = try DatabaseQueue(path: folder.file("library.sqlite"))
    try await other.run { try $0.execute("BEGIN IMMEDIATE") }
    #expect(try await swedish.films(on: .favorites, .title, offset: 0, limit: 9).elements.map(\.movie.id) == [1, 2])
    try await swedish.snapshot { _ in }
    try await other.run { try $0.execute("ROLLBACK") }
  }

  @Test func `A locked library is busy after a time limit`() async throws {
    let library = folder.library()
    try await library.add(Samples.film(1))
    let other = try DatabaseQueue(path: folder.file("library.sqlite"))
    try await other.run { try $0.execute("BEGIN IMMEDIATE") }
    await #expect(throws: StoreError(.busy, path: folder.file("library.sqlite"))) {
      try await library.add(Samples.film(2))
    }
    try await other.run { try $0.execute("ROLLBACK") }
    #expect(try await !library.ids(among: [.init(.tmdb, 1)], on: .favorites).isEmpty)
  }
}
