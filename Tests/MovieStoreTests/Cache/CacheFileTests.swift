import Foundation
import MovieHTTP
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct CacheFileTests {
  let folder = TemporaryFolder()

  @Test func `Files and folders are created for the user only`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample(), for: .sample("a"))
    #expect(try folder.permissions(of: "deep/er/responses.sqlite") == 0o600)
    #expect(try folder.permissions(of: "deep") == 0o700)
    #expect(try folder.permissions(of: "deep/er") == 0o700)
  }

  @Test func `An existing file becomes accessible to the user only`() async throws {
    try await fill()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.responses)
    #expect(try await works())
    #expect(try folder.permissions(of: "deep/er/responses.sqlite") == 0o600)
  }

  @Test func `Nothing is created before the first use`() throws {
    _ = folder.cache()
    #expect(try folder.names() == [])
  }

  @Test(arguments: [Data("no database at all".utf8), Data(repeating: 0xFF, count: 100_000), Data()])
  func `A file that is not a database is replaced`(bytes: Data) async throws {
    try folder.write(bytes)
    #expect(try await works())
  }

  @Test(arguments: [0, 2, 99])
  func `A cache of another version is replaced`(version: Int) async throws {
    try await fill()
    try folder.query { db in
      try db.execute("DROP TABLE answer; CREATE TABLE answer (other); CREATE VIEW v AS SELECT 1")
      try db.execute("PRAGMA user_version = \(version)")
    }
    #expect(try await works())
  }

  @Test func `Another program's database is not changed`() async throws {
    try folder.write(Data())
    try folder.query { try $0.execute("CREATE TABLE favorite (id); INSERT INTO favorite VALUES (7)") }
    let cache = folder.cache()
    await #expect(throws: (any Error).self) { try await cache.store(.sample(), for: .sample("a")) }
    await #expect(throws: (any Error).self) { try await cache.entry(for: .sample("a")) }
    #expect(try folder.query { try $0.integer("SELECT id FROM favorite") } == 7)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func `A damaged file never returns a wrong response`(page: Int) async throws {
    try await fill()
    var bytes = try folder.bytes()
    let range = (page * 4096 + 16)..<((page + 1) * 4096)
    bytes.replaceSubrange(range, with: Data(repeating: 0xA5, count: range.count))
    try folder.write(bytes)
    let cache = folder.cache()
    for name in ["a", "b"] {
      let entry = try? await cache.entry(for: .sample(name))
      #expect(entry == nil || entry == .sample(name, bytes: 10_000))
    }
    try? await cache.store(.sample("c"), for: .sample("c"))
    await cache.close()
    #expect(try await works())
  }

  @Test func `A damaged row is removed`() async throws {
    try await fill()
    try folder.query { try $0.execute("UPDATE answer SET body = 'x' WHERE key LIKE '%/a'") }
    let cache = folder.cache()
    #expect(try await cache.entry(for: .sample("a")) == nil)
    #expect(try await cache.entry(for: .sample("b")) != nil)
    #expect(try folder.query { try $0.integer("SELECT count(*) FROM answer") } == 1)
  }

  @Test func `A folder that cannot be created is an error`() async throws {
    let cache = SQLiteHTTPCache(path: "/dev/null/responses.sqlite", longestAge: .seconds(1))
    await #expect(throws: (any Error).self) { try await cache.entry(for: .sample("a")) }
  }

  @Test func `Several caches can use a file concurrently`() async throws {
    let caches = (0..<4).map { _ in folder.cache() }
    try await withThrowingTaskGroup { group in
      for (number, cache) in caches.enumerated() {
        group.addTask {
          for name in 0..<20 {
            try await cache.store(.sample("\(name)", bytes: 5000), for: .sample("\(name)"))
            _ = try await cache.entry(for: .sample("\((name + number) % 20)"))
          }
        }
      }
      try await group.waitForAll()
    }
    for cache in caches {
      for name in 0..<20 {
        #expect(try await cache.entry(for: .sample("\(name)")) == .sample("\(name)", bytes: 5000))
      }
    }
  }

  @Test func `A cache continues after another process replaced its file`() async throws {
    let first = folder.cache()
    try await first.store(.sample("one"), for: .sample("a"))
    try folder.query { try $0.execute("DROP TABLE answer; PRAGMA user_version = 99") }
    let second = folder.cache()
    try await second.store(.sample("two"), for: .sample("a"))
    _ = try? await first.entry(for: .sample("a"))
    #expect(try await first.entry(for: .sample("a")) == .sample("two"))
  }

  private func fill() async throws {
    let cache = folder.cache()
    for name in ["a", "b"] {
      try await cache.store(.sample(name, bytes: 10_000), for: .sample(name))
    }
    await cache.close()
  }

  private func works() async throws -> Bool {
    let cache = folder.cache()
    try await cache.store(.sample("new"), for: .sample("n"))
    return try await cache.entry(for: .sample("n")) == .sample("new")
  }
}
