import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

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

  @Test(arguments: ["x'ff'", "NULL"]) func `A search that cannot be read stays until a repair`(
    query: String
  ) async throws {
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
