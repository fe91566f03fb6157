import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import RandomTestSupport
import SceneTestSupport
import Synchronization
import Testing
import ViewerScenes

/// Random changes on both sides, with syncs in between that fail or are killed.
@Suite(.timeLimit(.minutes(10))) struct SyncPropertyTests {
  private static let films = 8

  @Test(arguments: 0..<100)
  func `Both sides are equal in the end; nothing is lost or removed that was not seen`(decade: UInt64) async throws {
    for seed in decade * 10..<decade * 10 + 10 { try await run(seed: seed) }
  }

  private func run(seed: UInt64) async throws {
    let fate = Fate(seed: seed)
    let account = StandInAccount(fate: fate)
    let library = TransientFilmLibrary()
    let today: CalendarDate = "2026-11-20"
    var context = SceneContext(
      catalog: DaysCatalog((1...Self.films).map { .dated($0) }), films: MortalLibrary(base: library, fate: fate),
      synced: MortalMemory(fate: fate), today: today)
    context.account = account
    // What both sides had after the last complete sync, and the values that were set since then on each side.
    var agreed: AccountMarks = [:]
    var set: [AccountMark: [Bool: [Int?]]] = [:]

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
          #expect(outcome == all[0], "seed \(seed): the only change of \(mark)")
        } else {
          #expect(all.contains(outcome), "seed \(seed): \(mark) has a value that nobody has set")
          // What is there on each side that has changed must not be gone.
          let last = values.values.compactMap(\.last)
          if !last.contains(nil) { #expect(outcome != nil, "seed \(seed): \(mark) is lost") }
        }
      }
      (agreed, set) = (here, [:])

      // The next sync has nothing to do.
      let changes = await account.changes
      await context.open(SyncScene.self, to: shown.output).handle(.sync())
      #expect(await account.changes == changes)
      let second = try #require(shown.final.last?.found).get()
      #expect(second.changes == [])
    }
  }
}

/// Decides which calls of the ports fail, and from which one on the process is dead: then none has an effect any more.
final class Fate: Sendable {
  private struct State {
    var random: SeededGenerator
    var failures = 0
    var callsToLive = Int.max
  }

  /// What becomes of a call.
  enum Call {
    case works
    /// It fails without an effect.
    case fails
    /// It has its effect, which nobody learns, because the process ends.
    case isLast
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(random: SeededGenerator(seed: seed))) }

  /// Begins a run: with failures of so many percent of the calls, and an end after a number of calls.
  func begin(failures: Int = 0, callsToLive: Int = .max) {
    state.withLock { ($0.failures, $0.callsToLive) = (failures, callsToLive) }
  }

  func next() -> Call {
    state.withLock { state in
      if state.callsToLive != .max { state.callsToLive -= 1 }
      if state.callsToLive < 0 { return .fails }
      if state.callsToLive == 0 { return Bool.random(using: &state.random) ? .isLast : .fails }
      return Int.random(in: 0..<100, using: &state.random) < state.failures ? .fails : .works
    }
  }

  /// Makes a change, unless the call fails.
  func attempt<Value>(_ change: () async -> Value) async throws(StoreError) -> Value {
    let call = next()
    if case .fails = call { throw StoreError(.busy) }
    let value = await change()
    if case .isLast = call { throw StoreError(.busy) }
    return value
  }

  func random<Value>(_ body: (inout SeededGenerator) -> Value) -> Value { state.withLock { body(&$0.random) } }
}

/// An account that keeps its lists in memory.
actor StandInAccount: FilmAccount {
  nonisolated let source = CatalogSource.tmdb
  private let fate: Fate
  var id = "viewer"
  var error: AccountError?
  /// What it waits for before it is opened.
  var opening: @Sendable () async -> Void = {}
  /// The error of each change.
  var refusal: CatalogError?
  /// The day of each rating.
  var ratedOn: CalendarDate?
  /// Whether lists lose a row while they are read, and say so.
  var losesRows = false
  private(set) var marks: AccountMarks = [:]
  private(set) var changes = 0

  init(fate: Fate = Fate(seed: 0)) { self.fate = fate }

  func configure(_ change: @Sendable (isolated StandInAccount) -> Void) { change(self) }
  func put(_ value: Int?, _ mark: AccountMark) { marks[mark] = value }

  func open() async throws(AccountError) -> String {
    await opening()
    if let error { throw error }
    guard case .works = fate.next() else { throw .catalog(CatalogError(.timedOut)) }
    return id
  }

  func films(on list: AccountList) throws(CatalogError) -> AccountFilms {
    guard case .works = fate.next() else { throw CatalogError(.rateLimited) }
    var films: [Movie.ID: AccountFilms.Film] = [:]
    for (mark, value) in marks where mark.list == list {
      let movie = Movie(id: mark.movie, title: "Film \(mark.movie)")
      films[mark.movie] = .init(movie: movie, value: value, ratedOn: ratedOn)
    }
    if losesRows, let lost = films.keys.min() { films[lost] = nil }
    return AccountFilms(films, isIncomplete: losesRows)
  }

  func set(_ value: Int?, of movie: Movie.ID, on list: AccountList) throws(CatalogError) {
    if let refusal { throw refusal }
    let call = fate.next()
    if case .fails = call, fate.random({ Bool.random(using: &$0) }) { throw CatalogError(.rateLimited) }
    // The answer to a change may be lost.
    marks[AccountMark(list, movie)] = value
    if case .fails = call { throw CatalogError(.connectionLost) }
    changes += 1
    if case .isLast = call { throw CatalogError(.connectionLost) }
  }

  func close() -> Bool? { nil }
}

/// A memory that fails when the process is dead.
struct MortalMemory: SyncMemory {
  let base = TransientSyncMemory()
  let fate: Fate

  func lock() async throws(StoreError) -> any AnyObject & Sendable { try await base.lock() }

  func last() async throws(StoreError) -> (account: String, marks: AccountMarks)? {
    guard case .works = fate.next() else { throw StoreError(.busy) }
    return await base.last()
  }

  func remember(_ marks: [AccountMark: Int?], of account: String?, in change: ChangeID) async throws(StoreError) {
    try await fate.attempt { await base.remember(marks, of: account, in: change) }
  }
}

/// A library that fails when the process is dead.
struct MortalLibrary: LibraryWrapper {
  let base: TransientFilmLibrary
  let fate: Fate

  func add(_ films: [StoredFilm], in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    try await fate.attempt { await base.add(films, in: change) }
  }

  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    try await fate.attempt { await base.remove(ids, from: shelf, in: change) }
  }

  func unrate(_ id: FilmID, in change: ChangeID) async throws(StoreError) -> Bool {
    try await fate.attempt { await base.unrate(id, in: change) }
  }
}

extension TransientFilmLibrary {
  /// What the shelves have of TMDb's films.
  func marks(upTo last: Movie.ID) -> AccountMarks {
    var found: AccountMarks = [:]
    for (id, marks) in marks(of: Set((1...last).map { FilmID(.tmdb, $0) })) {
      if marks.shelves.contains(.favorites) { found[AccountMark(.favorites, id.movie)] = 1 }
      if marks.shelves.contains(.watchlist) { found[AccountMark(.watchlist, id.movie)] = 1 }
      found[AccountMark(.ratings, id.movie)] = marks.rating?.halves
    }
    return found
  }

  /// Changes a shelf as a viewer does.
  func put(_ value: Int?, _ mark: AccountMark, on day: CalendarDate, watched: ViewingDay? = nil) {
    let id = FilmID(.tmdb, mark.movie)
    let rating = mark.list == .ratings ? value.flatMap { StarRating(halves: $0) } : nil
    if value != nil {
      var diary = Diary(filmRating: rating)
      if let watched { diary.watch(on: watched, rating: rating) }
      add(
        [StoredFilm(source: .tmdb, details: .dated(mark.movie), on: mark.list.shelf, added: day, diary: diary)],
        in: ChangeID())
    } else if mark.list == .ratings {
      unrate(id, in: ChangeID())
    } else {
      remove([id], from: mark.list.shelf, in: ChangeID())
    }
  }
}
