import Foundation
import GRDB
import HTTPPort
import MovieDomain
import Testing

@testable import MovieStore

@Suite struct DatabaseChecksTests {
  let folder: TemporaryFolder
  let library: String
  let cache: String

  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("library.sqlite")
    cache = folder.file("responses.sqlite")
  }

  private var favorites: HealthFinding.File.State? { state(of: LibraryCheck(directory: folder.path).findings()) }
  private var answers: HealthFinding.File.State? { state(of: CacheCheck(path: cache).findings()) }

  private func state(of findings: [HealthFinding]) -> HealthFinding.File.State? {
    guard case .file(let file)? = findings.first, findings.count == 1 else { return nil }
    return file.state
  }

  /// Every file in the folder with its bytes.
  private func contents() throws -> [String: Data] {
    try folder.names().reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder.file($1)) }
  }

  @Test func whatIsNotThereIsNotMade() throws {
    #expect(favorites == .absent)
    #expect(answers == .absent)
    #expect(state(of: LibraryCheck(directory: folder.file("a/b")).findings()) == .absent)
    #expect(try folder.names() == [])
  }

  @Test func withoutAHomeThereIsNowhere() {
    #expect(state(of: LibraryCheck(directory: nil).findings()) == .failed(StoreError(.nowhere)))
    #expect(state(of: CacheCheck(path: nil).findings()) == .failed(StoreError(.nowhere)))
  }

  @Test func favoritesAreCountedAndNothingIsTouched() async throws {
    let database = try Samples.database(in: folder)
    let stored = StoredFavorites(database, titleKeys: .language(Language("en")))
    for id in 1...3 {
      try await stored.add(Samples.favorite(id))
    }
    // Beside an open file lies what is not in it yet.
    #expect(try folder.names().contains("library.sqlite-wal"))
    guard case .sound(let count, _)? = favorites else {
      Issue.record("\(String(describing: favorites))")
      return
    }
    #expect(count == 3)
    await database.close()
    let before = try contents()
    #expect(favorites == .sound(count: 3, bytes: before["library.sqlite"]?.count))
    #expect(try contents() == before)
  }

  @Test func answersAreCountedAndNothingIsTouched() async throws {
    let kept = SQLiteHTTPCache(path: cache, longestAge: .seconds(86_400))
    try await kept.store(.sample("a", bytes: 9000), for: .sample("a"))
    await kept.close()
    let before = try contents()
    #expect(answers == .sound(count: 1, bytes: before["responses.sqlite"]?.count))
    #expect(try contents() == before)
  }

  @Test func damageIsFoundAndLeftAsItIs() async throws {
    let database = try Samples.database(in: folder)
    let stored = StoredFavorites(database, titleKeys: .language(Language("en")))
    for id in 1...100 {
      try await stored.add(Samples.favorite(id))
    }
    await database.close()
    // The head is sound: only one who looks at all of it finds out.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: library))
    for index in 8192..<bytes.count { bytes[index] = 0x5A }
    try bytes.write(to: URL(fileURLWithPath: library))
    try folder.write("no database at all, though long enough to be one", to: "responses.sqlite")
    let before = try contents()
    #expect(favorites == .damaged)
    #expect(answers == .damaged)
    #expect(try contents() == before)
  }

  @Test func aNewerVersionIsLeftToTheNewer() async throws {
    let database = try Samples.database(in: folder)
    try await StoredFavorites(database, titleKeys: .language(Language("en"))).add(Samples.favorite(1))
    await database.close()
    let queue = try DatabaseQueue(path: library)
    try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')") }
    try queue.close()
    #expect(favorites == .failed(StoreError(.newerVersion, path: library)))
  }

  @Test func somebodyElsesDatabaseIsNoCache() throws {
    let queue = try DatabaseQueue(path: cache)
    try queue.write { try $0.execute(sql: "CREATE TABLE other (a)") }
    try queue.close()
    #expect(answers == .failed(StoreError(.malformed, path: cache)))
  }

  @Test func emptyFilesHoldNothing() throws {
    try folder.write("", to: "responses.sqlite")
    try folder.write("", to: "library.sqlite")
    #expect(answers == .sound(count: 0, bytes: 0))
    #expect(favorites == .sound(count: 0, bytes: 0))
  }
}
