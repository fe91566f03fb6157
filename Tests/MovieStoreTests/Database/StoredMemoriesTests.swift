import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoredSyncMemoryTests {
  private let folder = TemporaryFolder()

  /// The memory of another process.
  private func memory() -> StoredSyncMemory { StoredSyncMemory(Samples.database(in: folder)) }

  @Test func `What a sync has seen is there for the next process, until another account replaces it`() async throws {
    let (favorite, rating) = (AccountMark(.favorites, 603), AccountMark(.ratings, 603))
    #expect(try await memory().last() == nil)
    #expect(try folder.names() == [])
    try await memory().remember([favorite: 1], of: nil, in: ChangeID())
    #expect(try await memory().last() == nil)
    try await memory().remember([:], of: "viewer", in: ChangeID())
    try await memory().remember([favorite: 1, rating: 7], of: nil, in: ChangeID())
    try await memory().remember([favorite: nil, AccountMark(.watchlist, 11): 1], of: "viewer", in: ChangeID())
    let last = try #require(try await memory().last())
    #expect(last.account == "viewer" && last.marks == [rating: 7, AccountMark(.watchlist, 11): 1])
    try await memory().remember([AccountMark(.ratings, 11): 3], of: "someone", in: ChangeID())
    let other = try #require(try await memory().last())
    #expect(other.account == "someone" && other.marks == [AccountMark(.ratings, 11): 3])
  }

  @Test func `A sync keeps those of other processes out until it has ended`() throws {
    var lock: (any AnyObject & Sendable)? = try memory().lock()
    #expect(throws: StoreError(.busy)) { try memory().lock() }
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { try memory().lock() }
  }

  @Test func `A film that a sync brought, and that was taken back, stays in the account`() async throws {
    let (library, memory) = (folder.library(), memory())
    let (sync, own) = (ChangeID(), ChangeID())
    for (id, change) in [(603, sync), (11, own)] {
      try await library.add([Samples.film(id)], in: change)
    }
    try await memory.remember(
      [AccountMark(.favorites, 603): 1, AccountMark(.favorites, 11): 1], of: "viewer", in: sync)
    #expect(try await library.perform(.undo)?.isOfSync == false)
    #expect(try await memory.last()?.marks.count == 2)
    #expect(try await library.perform(.undo)?.isOfSync == true)
    #expect(try await memory.last()?.marks == [AccountMark(.favorites, 11): 1])
  }

  @Test func `Undoing a sync forgets only what it has changed, and redoing it forgets nothing`() async throws {
    let (library, memory) = (folder.library(), memory())
    let sync = ChangeID()
    let (favorite, rating) = (AccountMark(.favorites, 603), AccountMark(.ratings, 603))
    try await library.add([Samples.film(603)], in: ChangeID())
    try await memory.remember([favorite: 1], of: "viewer", in: ChangeID())
    let rated = Samples.film(603, on: .seen, diary: Diary(filmRating: StarRating(halves: 7)))
    try await library.add([rated], in: sync)
    try await memory.remember([rating: 7], of: "viewer", in: sync)
    try await library.perform(.undo)
    #expect(try await memory.last()?.marks == [favorite: 1])
    try await memory.remember([rating: 7], of: "viewer", in: sync)
    try await library.perform(.redo)
    #expect(try await memory.last()?.marks == [favorite: 1, rating: 7])
  }

  @Test func `A rating that a sync has replaced stays known when it is put back`() async throws {
    let (library, memory) = (folder.library(), memory())
    let (sync, rating) = (ChangeID(), AccountMark(.ratings, 603))
    for (halves, change) in [(4, ChangeID()), (7, sync)] {
      let diary = Diary(filmRating: StarRating(halves: halves))
      try await library.add([Samples.film(603, on: .seen, diary: diary)], in: change)
    }
    try await memory.remember([rating: 7], of: "viewer", in: sync)
    #expect(try await library.perform(.undo)?.isOfSync == true)
    #expect(try await memory.last()?.marks == [rating: 7])
  }
}

/// Tests of both histories, transient and stored.
@Suite(.timeLimit(.minutes(10))) struct SearchHistoryTests {
  private let folder = TemporaryFolder()

  private func history(_ kind: Kind) -> any SearchHistory {
    switch kind {
    case .stored: StoredSearchHistory(Samples.database(in: folder))
    case .transient: TransientSearchHistory()
    }
  }

  @Test(arguments: Kind.allCases) func `The last ten searches are kept, newest first`(kind: Kind) async throws {
    let history = history(kind)
    for number in 1...12 { try await history.record("query \(number)") }
    try await history.record("QUERY 5")
    let queries = try await history.searches().queries
    #expect(queries == ["QUERY 5", "query 12", "query 11", "query 10"] + [9, 8, 7, 6, 4, 3].map { "query \($0)" })
  }

  @Test(arguments: Kind.allCases) func `Searches can be removed`(kind: Kind) async throws {
    let history = history(kind)
    try await history.clear()
    #expect(try await !history.remove("alien"))
    #expect(try folder.names() == [])
    for query in ["alien", "blade runner", "casablanca"] { try await history.record(query) }
    #expect(try await history.remove("Blade Runner"))
    #expect(try await history.searches().queries == ["casablanca", "alien"])
    try await history.clear()
    #expect(try await history.searches().queries.isEmpty)
  }

  @Test(arguments: ["x'ff'", "NULL"]) func `An unreadable search stays until a repair`(query: String) async throws {
    for query in ["alien", "blade runner", "casablanca"] { try await history(.stored).record(query) }
    try folder.damageLibrary { try $0.execute("UPDATE search SET query = \(query) WHERE place = 1") }
    #expect(try await history(.stored).searches().queries == ["casablanca", "alien"])
    try await history(.stored).record("dune")
    #expect(try await history(.stored).searches().queries == ["dune", "casablanca", "alien"])
    let repair = try await folder.library().repair()
    #expect(repair.count == 1)
    #expect(repair.films == [])
    try await history(.stored).clear()
    #expect(try await folder.library().repair().count == 0)
  }
}

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
