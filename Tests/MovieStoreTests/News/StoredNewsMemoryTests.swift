import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoredNewsMemoryTests {
  private let folder = TemporaryFolder()

  private func database() -> LibraryDatabase {
    LibraryDatabase(directory: folder.path, today: { .today }, onDamage: { _ in })
  }

  @Test func `What was told is there for the next process, and replaced as a whole`() async throws {
    let day = try #require(Samples.today)
    let facts = [
      "film tmdb 1": ToldFacts(on: day, in: Region("DE"), days: [.disc: day, .theatrical: day], ids: [8, 9]),
      "collection tmdb 2": ToldFacts(on: day, ids: [1]),
    ]
    #expect(try await StoredNewsMemory(database()).told() == [:])
    try await StoredNewsMemory(database()).remember(facts)
    #expect(try await StoredNewsMemory(database()).told() == facts)
    try await StoredNewsMemory(database()).remember([:])
    #expect(try await StoredNewsMemory(database()).told() == [:])
  }

  @Test func `Reading makes no library`() async throws {
    _ = try await StoredNewsMemory(database()).told()
    #expect(try folder.names() == [])
  }
}
