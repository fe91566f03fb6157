import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoredNewsMemoryTests {
  private let folder = TemporaryFolder()

  /// The memory of another process.
  private func memory() -> StoredNewsMemory { StoredNewsMemory(Samples.database(in: folder)) }

  @Test func `What was told is there for the next process, and replaced as a whole`() async throws {
    let day = Samples.today
    let facts = [
      "film tmdb 1": ToldFacts(on: day, in: Region("DE"), days: [.disc: day, .theatrical: day], ids: [8, 9]),
      "collection tmdb 2": ToldFacts(on: day, ids: [1]),
    ]
    #expect(try await memory().told() == [:])
    try await memory().remember([:])
    #expect(try folder.names() == [], "neither reading nor remembering nothing makes a library")
    try await memory().remember(facts)
    #expect(try await memory().told() == facts)
    try await memory().remember([:])
    #expect(try await memory().told() == [:])
  }
}
