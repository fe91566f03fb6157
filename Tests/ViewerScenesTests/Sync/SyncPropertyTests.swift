import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import RandomTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Random changes on both sides, with syncs in between that fail or are killed.
@Suite(.timeLimit(.minutes(10))) struct SyncPropertyTests {
  private static let films = 8

  @Test(arguments: 0..<100)
  func `Both sides are equal in the end, and nothing is lost or removed that was not seen`(decade: UInt64) async throws
  {
    for seed in decade * 10..<decade * 10 + 10 { try await run(seed: seed) }
  }

  private func run(seed: UInt64) async throws {
    let fate = Fate(seed: seed)
    let account = StandInAccount(fate: fate)
    let library = TransientFilmLibrary()
    let today: CalendarDate = "2026-11-20"
    var context = SceneContext(
      catalog: DaysCatalog((1...Self.films).map { .dated($0) }), films: MortalLibrary(base: library, fate: fate),
      today: today)
    context.account = account
    context.synced = MortalMemory(fate: fate)
    // What both sides had after the last complete sync, and the values that were set since then on each side.
    var agreed: AccountMarks = [:]
    var set: [AccountMark: [Bool: [Int?]]] = [:]
    // Whether a sync has failed since then.
    var wasDisturbed = false

    for round in 0..<6 {
      fate.begin()
      for _ in 0..<fate.random({ Int.random(in: 0...6, using: &$0) }) {
        let (mark, value, isHere) = fate.random { random in
          let list = AccountList.allCases[Int.random(in: 0..<3, using: &random)]
          let isSet = Int.random(in: 0..<3, using: &random) > 0
          let value = list == .ratings ? Int.random(in: 1...10, using: &random) : 1
          let movie = Int.random(in: 1...Self.films, using: &random)
          return (AccountMark(list, movie), isSet ? value : nil, Bool.random(using: &random))
        }
        let current = isHere ? await library.marks(upTo: Self.films)[mark] : await account.marks[mark]
        guard current != value else { continue }
        if isHere { await library.put(value, mark, on: today) } else { await account.put(value, mark) }
        set[mark, default: [:]][isHere, default: []].append(value)
      }
      let isLast = round == 5
      let (failures, calls, loses) = fate.random { random in
        (
          Int.random(in: 0...2, using: &random) * 8,
          Bool.random(using: &random) ? .max : Int.random(in: 1...30, using: &random),
          Int.random(in: 0..<5, using: &random) == 0
        )
      }
      await account.configure { $0.losesRows = !isLast && loses }
      if !isLast { fate.begin(failures: failures, callsToLive: calls) }
      let shown = ShownResponses<SyncScene.Response>()
      await context.open(SyncScene.self, to: shown.output).handle(.sync())
      if !isLast, failures > 0 || calls != .max { wasDisturbed = true }
      guard isLast || (failures == 0 && calls == .max && !loses) else { continue }

      let report = try #require(shown.final.last?.found).get()
      try #require(report.problem == nil && report.waiting == 0 && report.gaps.error == nil, "seed \(seed)")
      let (here, there) = (await library.marks(upTo: Self.films), await account.marks)
      #expect(here == there, "seed \(seed)")
      for mark in Set(agreed.keys).union(set.keys).union(here.keys) {
        let values = set[mark] ?? [:]
        let all = values.values.flatMap(\.self)
        let outcome = here[mark]
        if all.isEmpty {
          #expect(outcome == agreed[mark], "seed \(seed): \(mark) was not changed by anyone")
        } else if all.count == 1 {
          // A film that was removed may come back if the process ended right then, but none that was added is gone.
          let mayReturn = wasDisturbed && all[0] == nil && outcome == agreed[mark]
          #expect(outcome == all[0] || mayReturn, "seed \(seed): the only change of \(mark)")
        } else {
          #expect(all.contains(outcome), "seed \(seed): \(mark) has a value that nobody has set")
          // What is there on each side that has changed must not be gone.
          let last = values.values.compactMap(\.last)
          if !last.contains(nil) { #expect(outcome != nil, "seed \(seed): \(mark) is lost") }
        }
      }
      (agreed, set, wasDisturbed) = (here, [:], false)

      // The next sync has nothing to do.
      let changes = await account.changes
      await context.open(SyncScene.self, to: shown.output).handle(.sync())
      #expect(await account.changes == changes)
      let second = try #require(shown.final.last?.found).get()
      #expect(second.changes == [])
    }
  }
}
