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
    try await memory().remember([:], of: "viewer", in: ChangeID())
    try await memory().remember([favorite: 1, rating: 7], of: "viewer", in: ChangeID())
    try await memory().remember([favorite: nil, AccountMark(.watchlist, 11): 1], of: "viewer", in: ChangeID())
    let last = try #require(try await memory().last())
    #expect(last.account == "viewer" && last.marks == [rating: 7, AccountMark(.watchlist, 11): 1])
  }

  @Test func `A sync keeps those of other processes out until it has ended`() throws {
    var lock: (any AnyObject & Sendable)? = try memory().lock()
    #expect(throws: StoreError(.busy)) { try memory().lock() }
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { try memory().lock() }
  }

  @Test func `Another account replaces what was seen of the last one`() async throws {
    try await memory().remember([AccountMark(.favorites, 603): 1], of: "viewer", in: ChangeID())
    try await memory().remember([AccountMark(.ratings, 11): 3], of: "someone", in: ChangeID())
    let last = try #require(try await memory().last())
    #expect(last.account == "someone" && last.marks == [AccountMark(.ratings, 11): 3])
  }

  @Test func `A film that a sync brought, and that was taken back, is not removed from the account by the next one`()
    async throws
  {
    let (library, memory) = (folder.library(), memory())
    let (sync, own) = (ChangeID(), ChangeID())
    for (id, change) in [(603, sync), (11, own)] {
      try await library.add([Samples.film(id)], in: change)
    }
    try await memory.remember(
      [AccountMark(.favorites, 603): 1, AccountMark(.favorites, 11): 1], of: "viewer", in: sync)
    try await library.perform(.undo)
    #expect(try await memory.last()?.marks.count == 2)
    try await library.perform(.undo)
    #expect(try await memory.last()?.marks == [AccountMark(.favorites, 11): 1])
  }

  @Test func `Undoing a sync forgets only what it has changed, and redoing it forgets nothing`() async throws {
    let (library, memory) = (folder.library(), memory())
    let sync = ChangeID()
    let (favorite, rating) = (AccountMark(.favorites, 603), AccountMark(.ratings, 603))
    try await library.add([Samples.film(603)], in: ChangeID())
    try await memory.remember([favorite: 1], of: "viewer", in: ChangeID())
    var film = Samples.film(603)
    film.diary = Diary(filmRating: StarRating(halves: 7))
    film.shelves = [.seen: Samples.today]
    try await library.add([film], in: sync)
    try await memory.remember([rating: 7], of: "viewer", in: sync)
    try await library.perform(.undo)
    #expect(try await memory.last()?.marks == [favorite: 1])
    try await memory.remember([rating: 7], of: "viewer", in: sync)
    try await library.perform(.redo)
    #expect(try await memory.last()?.marks == [favorite: 1, rating: 7])
  }
}
