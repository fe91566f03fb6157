import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoredSyncMemoryTests {
  private let folder = TemporaryFolder()

  /// The memory of another process.
  private func memory() -> StoredSyncMemory { StoredSyncMemory(Samples.database(in: folder)) }

  @Test func `What a sync has seen is there for the next process`() async throws {
    let (favorite, rating) = (AccountMark(.favorites, 603), AccountMark(.ratings, 603))
    #expect(try await memory().last() == nil)
    #expect(try folder.names() == [])
    try await memory().remember([:], of: "viewer")
    try await memory().remember([favorite: 1, rating: 7], of: "viewer")
    try await memory().remember([favorite: nil, AccountMark(.watchlist, 11): 1], of: "viewer")
    let last = try #require(try await memory().last())
    #expect(last.account == "viewer" && last.marks == [rating: 7, AccountMark(.watchlist, 11): 1])
  }

  @Test func `A sync keeps those of other processes out until it has ended`() throws {
    var lock: (any AnyObject & Sendable)? = try memory().lock()
    #expect(throws: StoreError(.busy, path: folder.file("sync.lock"))) { try memory().lock() }
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { try memory().lock() }
  }

  @Test func `Another account replaces what was seen of the last one`() async throws {
    try await memory().remember([AccountMark(.favorites, 603): 1], of: "viewer")
    try await memory().remember([AccountMark(.ratings, 11): 3], of: "someone")
    let last = try #require(try await memory().last())
    #expect(last.account == "someone" && last.marks == [AccountMark(.ratings, 11): 3])
  }
}
