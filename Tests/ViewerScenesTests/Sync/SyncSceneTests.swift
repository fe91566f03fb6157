import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Goldens of `SyncProgramTests` have a dry run, the first sync and the next one, a film that cannot be read, and a sync
/// without an account.
@Suite(.timeLimit(.minutes(10))) struct SyncSceneTests {
  private let account = StandInAccount()
  private let library = TransientFilmLibrary()
  private let memory = TransientSyncMemory()
  private let today: CalendarDate = "2026-11-20"

  private func put(_ value: Int?, _ list: AccountList, _ movie: Int, watched day: CalendarDate? = nil) async throws {
    let watched = day.flatMap { ViewingDay($0, today: today) }
    await library.put(value, AccountMark(list, movie), on: today, watched: watched)
  }

  private func context(_ catalog: any MovieCatalog = DaysCatalog((1...9).map { .dated($0) })) -> SceneContext {
    var context = SceneContext(catalog: catalog, films: library, synced: memory, today: today)
    context.account = account
    return context
  }

  private func sync(
    isDryRun: Bool = false, _ catalog: any MovieCatalog = DaysCatalog((1...9).map { .dated($0) })
  ) async throws -> (report: SyncScene.Report, viewModel: SyncScene.ViewModel) {
    let response = try await context(catalog).response(of: SyncScene.self, to: .sync(isDryRun: isDryRun))
    let report = try #require(response.found).get()
    return (report, SyncPresenter.shown(response))
  }

  private func rows(isDryRun: Bool = false) async throws -> [String] {
    try await sync(isDryRun: isDryRun).viewModel.rows.map { "\($0.title): \($0.text)" }
  }

  private func put(_ value: Int?, there list: AccountList, _ movie: Int) async {
    await account.put(value, AccountMark(list, movie))
  }

  @Test func `A film that comes to a shelf is loaded as for its page`() async throws {
    await put(1, there: .watchlist, 2)
    let catalog = DaysCatalog([.dated(2)])
    _ = try await sync(catalog)
    #expect(catalog.asked == ["movie/2"])
    #expect(catalog.ages == [nil])
  }

  @Test func `A second sync fails while one runs, and may show what it would do`() async throws {
    try await put(1, .favorites, 1)
    let lock = try await memory.lock()
    await #expect(throws: StoreError(.busy)) { try await sync() }
    #expect(try await rows(isDryRun: true).count == 1)
    let response = try await context().response(of: SyncScene.self, to: .sync())
    #expect(SyncPresenter.shown(response).emptyState?.message == "Another sync is running.")
    withExtendedLifetime(lock) {}
  }

  @Test func `A sync waits for the one that runs`() async throws {
    try await put(1, .favorites, 1)
    let gate = HeldWorker<Int, Bool>(heedsCancellation: false)
    await account.configure { $0.opening = { _ = await gate.answer(0) } }
    let shown = ShownResponses<SyncScene.Response>()
    let driver = context().open(SyncScene.self, to: shown.output)
    driver.send(.sync())
    await gate.wait { !$0.isEmpty }
    await shown.wait { $0.count >= 1 }
    driver.send(.sync())
    await shown.wait { $0.count >= 2 }
    await account.configure { $0.opening = {} }
    gate.answer(0, with: true)
    await shown.wait { $0.last?.isFinal == true }
    #expect(try shown.final.last?.found?.get().changes == [])
    #expect(await account.marks == [AccountMark(.favorites, 1): 1])
  }

  @Test func `Changes of one side are made on the other, and those here are undone together`() async throws {
    for movie in 1...3 { try await put(1, .favorites, movie) }
    try await put(6, .ratings, 5, watched: "2020-01-01")
    _ = try await sync()
    await put(nil, there: .favorites, 1)
    await put(nil, there: .ratings, 5)
    try await put(nil, .favorites, 2)
    await put(1, there: .watchlist, 7)
    #expect(
      try await rows() == [
        "Film 1: removed from favorites here", "Film 5: rating removed here", "Film 7: added to the watchlist here",
        "Film 2: removed from favorites at TMDb",
      ])
    // A film without a rating has been seen nevertheless, and the rating of its viewing is not that of the film again.
    let diary = await library.details(of: 5)?.diary
    #expect(diary?.rating == nil && diary?.viewings.map(\.rating) == [StarRating(halves: 6)])
    #expect(try await rows() == [])
    _ = await library.perform(.undo)
    let marks = await library.marks(upTo: 9)
    #expect(marks[AccountMark(.favorites, 1)] == 1 && marks[AccountMark(.ratings, 5)] == 6)
    #expect(marks[AccountMark(.watchlist, 7)] == nil)
  }

  @Test func `A change has the title that the film has here`() {
    let mark = AccountMark(.favorites, 1)
    var (here, there) = (SyncPlan.Side(), SyncPlan.Side())
    here.marks[mark] = 1
    (here.titles[1], there.titles[1]) = ("Носферату", "Nosferatu")
    #expect(SyncPlan(seen: [:], here: here, there: there).steps.map(\.title) == ["Носферату"])
  }

  /// One day later may be the same evening, because an account has days of UTC.
  @Test(
    arguments: [
      ("2026-11-16", "rated ★ 4.5 at TMDb; the later rating counts, not ★ 1.5"),
      ("2026-11-17", "rated ★ 1.5 here; the account's rating counts, not ★ 4.5"),
      ("2026-11-19", "rated ★ 1.5 here; the account's rating counts, not ★ 4.5"),
      ("2026-11-20", "rated ★ 1.5 here; the later rating counts, not ★ 4.5"),
      (nil, "rated ★ 1.5 here; the account's rating counts, not ★ 4.5"),
    ] as [(CalendarDate?, String)], [true, false])
  func `Of two ratings, the one of a later day counts`(
    decision: (day: CalendarDate?, text: String), isViewing: Bool
  ) async throws {
    let (stars, ratedOn): (StarRating?, CalendarDate) = (StarRating(halves: 9), "2026-11-18")
    let viewing = Viewing(day: ViewingDay(recorded: ratedOn), rating: stars)
    let diary = isViewing ? Diary(viewings: [viewing]) : Diary(filmRating: stars, ratedOn: ratedOn)
    try await library.add(
      StoredFilm(source: .tmdb, details: .dated(1), on: .seen, added: "2020-01-01", diary: diary))
    await account.configure { $0.ratedOn = decision.day }
    await put(3, there: .ratings, 1)
    #expect(try await rows() == ["Film 1: \(decision.text)"])
    let (here, there) = await (library.marks(upTo: 9), account.marks)
    #expect(here == there)
    let isTaken = decision.text.hasPrefix("rated ★ 1.5 here")
    #expect(await library.details(of: 1)?.diary?.ratingDay == (isTaken ? decision.day ?? today : ratedOn))
    #expect(try await rows() == [])
  }

  @Test(
    arguments: [
      ("2026-11-16", .later), ("2026-11-17", .own), ("2026-11-19", .own), ("2026-11-20", .later), (nil, .own),
    ] as [(CalendarDate?, SyncScene.Reason)])
  func `Of two ratings in place of one that a sync has seen, the later one counts, or the one here`(
    day: CalendarDate?, reason: SyncScene.Reason
  ) {
    let mark = AccountMark(.ratings, 1)
    var (here, there) = (SyncPlan.Side(), SyncPlan.Side())
    (here.marks[mark], there.marks[mark]) = (9, 3)
    (here.ratingDays[1], there.ratingDays[1]) = ("2026-11-18", day)
    let steps = SyncPlan(seen: [mark: 7], here: here, there: there).steps
    #expect(steps.map(\.reason) == [reason] && steps.map(\.isHere) == [day == "2026-11-20"])
  }

  @Test func `The day on which a rating was removed is not that of the rating of a later viewing`() async throws {
    let viewing = Viewing(day: ViewingDay(recorded: "2026-11-15"), rating: StarRating(halves: 9))
    try await library.add(
      StoredFilm(
        source: .tmdb, details: .dated(1), on: .seen, added: "2020-01-01",
        diary: Diary(ratedOn: "2026-11-10", viewings: [viewing])))
    await account.configure { $0.ratedOn = "2026-11-12" }
    await put(3, there: .ratings, 1)
    #expect(try await rows() == ["Film 1: rated ★ 4.5 at TMDb; the later rating counts, not ★ 1.5"])
  }

  @Test func `A rating that an undo puts back is a change here, also with an early day of watching`() async throws {
    try await put(9, .ratings, 1, watched: "2020-01-01")
    _ = try await sync()
    await put(3, there: .ratings, 1)
    #expect(try await rows() == ["Film 1: rated ★ 1.5 here"])
    _ = await library.perform(.undo)
    #expect(try await rows() == ["Film 1: rated ★ 4.5 at TMDb"])
    #expect(await library.marks(upTo: 9) == account.marks)
  }

  @Test func `Of two ratings that were changed since the last sync, the one here counts`() async throws {
    try await put(9, .ratings, 1)
    _ = try await sync()
    try await put(8, .ratings, 1)
    await put(3, there: .ratings, 1)
    #expect(try await rows() == ["Film 1: rated ★ 4 at TMDb; your rating here counts, not ★ 1.5"])
  }

  @Test func `A film that is rated here while it is loaded keeps that rating, and waits`() async throws {
    await put(8, there: .ratings, 1)
    let report = try await sync(MeddlingCatalog(library: library)).report
    #expect(report.waiting == 1 && report.changes.isEmpty)
    #expect(await library.marks(upTo: 9) == [AccountMark(.ratings, 1): 3])
  }

  @Test func `A film whose removal fails is removed by the next sync, and does not come back`() async throws {
    try await put(1, .favorites, 1)
    _ = try await sync()
    try await put(nil, .favorites, 1)
    await account.configure { $0.refusal = CatalogError(.rateLimited) }
    #expect(try await sync().report.waiting == 1)
    await account.configure { $0.refusal = nil }
    #expect(try await rows() == ["Film 1: removed from favorites at TMDb"])
  }

  /// The process has ended while the account was asked, and the account has done it or not.
  @Test(
    arguments: [
      (1, nil, 1, "Film 1: removed from favorites at TMDb"), (1, nil, nil, nil), (1, 1, 1, nil),
      (1, 1, nil, "Film 1: added to favorites at TMDb"), (8, nil, 8, "Film 1: rating removed at TMDb"),
      (8, nil, 6, "Film 1: rated ★ 3 here; the changed rating counts, not its removal"),
      (8, 7, 8, "Film 1: rated ★ 3.5 at TMDb"),
    ] as [(Int, Int?, Int?, String?)])
  func `A removal that a sync has not finished is finished by the next one, unless the film was added again`(
    earlier: Int, here: Int?, there: Int?, row: String?
  ) async throws {
    let list = earlier == 1 ? AccountList.favorites : .ratings
    await memory.remember([AccountMark(list, 1): -earlier], of: "viewer", in: ChangeID())
    try await put(here, list, 1)
    await put(there, there: list, 1)
    #expect(try await rows() == [row].compactMap(\.self))
    #expect(await library.marks(upTo: 9) == account.marks)
    #expect(await memory.last()?.marks ?? [:] == account.marks)
  }

  @Test func `A rating that was changed on one side and removed on the other stays`() async throws {
    try await put(6, .ratings, 1)
    try await put(6, .ratings, 2)
    _ = try await sync()
    try await put(nil, .ratings, 1)
    await put(9, there: .ratings, 1)
    try await put(3, .ratings, 2)
    await put(nil, there: .ratings, 2)
    #expect(
      try await rows() == [
        "Film 1: rated ★ 4.5 here; the changed rating counts, not its removal",
        "Film 2: rated ★ 1.5 at TMDb; the changed rating counts, not its removal",
      ])
  }

  @Test func `Nothing is removed because of a list that loses rows while it is read`() async throws {
    for movie in 1...3 { try await put(1, .favorites, movie) }
    _ = try await sync()
    await account.configure { $0.losesRows = true }
    let (report, viewModel) = try await sync()
    #expect(report.changes.isEmpty && report.incomplete == Set(AccountList.allCases))
    #expect(
      viewModel.warnings == [
        "Not everything could be read at TMDb (favorites, watchlist, ratings), so films missing there were not removed here."
      ])
    #expect(viewModel.emptyState?.title == "Your other films and TMDb are in sync")
    #expect(await library.marks(upTo: 9).count == 3)
    // What was put here since then is put there, too. A rating may be there that could not be read.
    try await put(1, .watchlist, 5)
    try await put(7, .ratings, 6)
    // A removal waits, too.
    try await put(nil, .favorites, 1)
    let (later, warned) = try await sync()
    #expect(later.changes.map(\.mark) == [AccountMark(.watchlist, 5)] && later.waiting == 2)
    #expect(warned.warnings.last == "2 changes wait for the next sync.")
  }

  @Test func `With the account of someone else, nothing is removed there, and a sentence says so`() async throws {
    try await put(1, .favorites, 1)
    try await put(2, .ratings, 3)
    _ = try await sync()
    await put(nil, there: .favorites, 1)
    await put(1, there: .favorites, 2)
    await put(10, there: .ratings, 3)
    await account.configure { $0.id = "someone" }
    let (_, viewModel) = try await sync()
    #expect(
      viewModel.rows.map(\.text) == [
        "added to favorites here", "rated ★ 5 here; the account's rating counts, not ★ 1",
        "added to favorites at TMDb",
      ]
        && viewModel.warnings.first == "This is a different account from last time, so nothing is removed.")
    #expect(await account.marks[AccountMark(.ratings, 3)] == 10)
    #expect(await library.marks(upTo: 9)[AccountMark(.ratings, 3)] == 10)
  }

  @Test func `Films of other catalogs stay here and are counted`() async throws {
    try await library.add(StoredFilm(source: .publicDomain, details: .dated(1), on: .favorites, added: today))
    let (report, viewModel) = try await sync()
    #expect(report.foreign == 1 && viewModel.warnings == ["1 film is not from TMDb and stays here."])
    #expect(await account.marks.isEmpty)
  }

  @Test func `A film that the catalog no longer has stays on its shelves`() async throws {
    try await put(1, .favorites, 1)
    try await put(7, .ratings, 2)
    _ = try await sync()
    await put(nil, there: .favorites, 1)
    await put(nil, there: .ratings, 2)
    for isDryRun in [true, false] {
      let (report, viewModel) = try await sync(isDryRun: isDryRun, DaysCatalog([]))
      #expect(report.changes.isEmpty && report.waiting == 0 && viewModel.outcome == .shown)
      #expect(viewModel.warnings == ["TMDb no longer has 2 films, which stay here."])
      #expect(await library.marks(upTo: 9).count == 2)
    }
    #expect(try await rows() == ["Film 1: added to favorites at TMDb", "Film 2: rated ★ 3.5 at TMDb"])
  }

  @Test func `A film that the account does not take stays here, and the sync has not failed`() async throws {
    try await put(1, .favorites, 1)
    await account.configure { $0.refusal = CatalogError(.notFound) }
    let (report, viewModel) = try await sync()
    #expect(report.waiting == 0 && viewModel.outcome == .shown)
    #expect(viewModel.warnings == ["TMDb no longer has 1 film, which stays here."])
  }

  @Test func `A film that only its list has comes here with what that shows`() async throws {
    await put(1, there: .favorites, 1)
    for isDryRun in [true, false] {
      let (report, viewModel) = try await sync(isDryRun: isDryRun, DaysCatalog([]))
      #expect(report.changes.count == 1 && report.waiting == 0 && viewModel.outcome == .shown)
    }
    let film = await library.details(of: 1)
    #expect(film?.details.movie.title == "Film 1" && film?.isIncomplete == true)
  }

  @Test func `A film that the account cannot remove does not come back here`() async throws {
    try await put(1, .favorites, 1)
    _ = try await sync()
    try await put(nil, .favorites, 1)
    await account.configure { $0.refusal = CatalogError(.notFound) }
    for _ in 0..<2 {
      let (report, viewModel) = try await sync()
      #expect(report.changes.isEmpty && report.gone == 0 && report.waiting == 0 && viewModel.warnings == [])
    }
    #expect(await library.marks(upTo: 9).isEmpty)
  }

  @Test func `A dry run does not offer what the account would refuse, and asks only for films without details`()
    async throws
  {
    let movie = MovieDetails.dated(1).movie
    try await library.add(
      StoredFilm(
        source: .tmdb, details: MovieDetails(movie: movie), shelves: [.favorites: today], isIncomplete: true))
    try await put(1, .favorites, 2)
    let catalog = DaysCatalog([.dated(2)])
    let (report, viewModel) = try await sync(isDryRun: true, catalog)
    #expect(catalog.asked == ["movie/1"])
    #expect(report.changes.map(\.mark.movie) == [2] && report.gone == 1 && report.waiting == 0)
    #expect(viewModel.warnings == ["TMDb no longer has 1 film, which stays here."])
  }

  @Test func `An account that is suddenly empty removes nothing, until it has a film`() async throws {
    for movie in 1...9 { try await put(1, .favorites, movie) }
    try await put(1, .watchlist, 1)
    _ = try await sync()
    for mark in await account.marks.keys { await account.put(nil, mark) }
    for isDryRun in [true, false] {
      let (report, viewModel) = try await sync(isDryRun: isDryRun)
      #expect(report.problem == .emptied && viewModel.outcome == .failed)
    }
    #expect(await library.marks(upTo: 9).count == 10)
    await put(1, there: .watchlist, 2)
    #expect(try await sync().report.changes.count == 11)
    #expect(await library.marks(upTo: 9) == [AccountMark(.watchlist, 2): 1])
  }

  @Test func `A list that is suddenly empty removes nothing, until it has a film, and other lists are synced`()
    async throws
  {
    let catalog = DaysCatalog((1...11).map { .dated($0) })
    for movie in 1...10 { try await put(1, .favorites, movie) }
    for movie in 1...2 { try await put(1, .watchlist, movie) }
    _ = try await sync(catalog)
    for movie in 1...10 { await put(nil, there: .favorites, movie) }
    await put(nil, there: .watchlist, 1)
    let (report, viewModel) = try await sync(catalog)
    #expect(report.changes.map(\.mark) == [AccountMark(.watchlist, 1)] && report.emptied == [.favorites])
    #expect(viewModel.warnings.count == 1 && viewModel.warnings[0].contains("empty now (favorites)"))
    #expect(await library.marks(upTo: 11).count == 11)
    await put(1, there: .favorites, 11)
    #expect(try await sync(catalog).report.changes.count == 11)
    #expect(await library.marks(upTo: 11) == account.marks)
  }

  @Test func `A film that cannot be loaded waits and is named`() async throws {
    await put(1, there: .favorites, 1)
    await put(1, there: .favorites, 2)
    let catalog = SampleCatalog(.tmdb, films: [.released(2, nil)], failures: [1: CatalogError(.serverFailed)])
    let (report, viewModel) = try await sync(catalog)
    #expect(report.changes.map(\.mark.movie) == [2] && report.waiting == 1 && report.gaps.missing == ["Film 1"])
    #expect(viewModel.outcome == .shownWithProblems)
    #expect(viewModel.warnings.contains("1 change waits for the next sync: Film 1."))
    let (_, later) = try await sync(catalog)
    #expect(later.outcome == .failed && later.warnings == ["1 change waits for the next sync: Film 1."])
    #expect(try await rows() == ["Film 1: added to favorites here"])
  }

  @Test func `A credential that is rejected after some changes is told by the outcome`() async throws {
    await put(1, there: .favorites, 1)
    await put(1, there: .favorites, 2)
    let catalog = SampleCatalog(.tmdb, films: [.released(2, nil)], failures: [1: CatalogError(.rejectedCredential)])
    let (report, viewModel) = try await sync(catalog)
    #expect(report.changes.map(\.mark.movie) == [2] && viewModel.outcome == .shownUnauthorized)
  }

  @Test func `A film on several shelves that cannot be read is counted once`() async throws {
    var context = SceneContext(catalog: DaysCatalog([]), films: DamagedLibrary(), synced: memory, today: today)
    context.account = account
    let response = try await context.response(of: SyncScene.self, to: .sync())
    #expect(try #require(response.found).get().unreadable == DamagedLibrary.unreadable)
  }

  @Test func `An account that cannot be used changes nothing`() async throws {
    try await put(1, .favorites, 1)
    func failed(_ error: AccountError) async throws -> SyncScene.ViewModel {
      await account.configure { $0.error = error }
      return try await sync().viewModel
    }
    assertShown([
      "withdrawn": try await failed(.withdrawn), "an API key": try await failed(.needsToken),
      "not approved": try await failed(.notApproved(at: "https://a.example/x")),
      "offline": try await failed(.catalog(CatalogError(.offline))),
      "too many requests": try await failed(.catalog(CatalogError(.rateLimited))),
      "a damaged library": try await failed(.store(StoreError(.malformed))),
    ])
    #expect(await account.changes == 0)
  }

  @Test func `A server that limits requests says when to sync again`() async throws {
    let error = CatalogError(.rateLimited, retryAfter: 30)
    await account.configure { $0.error = .catalog(error) }
    let refused = try await sync().viewModel.emptyState
    #expect(refused?.message == "Too many requests to the server.")
    #expect(refused?.advice == "Try again in 30 seconds. Changes wait for the next sync.")
    // The same if it refuses the changes.
    await account.configure { ($0.error, $0.refusal) = (nil, error) }
    try await put(1, .favorites, 1)
    let waiting = try await sync().viewModel
    #expect(waiting.emptyState?.message == refused?.message)
    #expect(waiting.emptyState?.advice == "Try again in 30 seconds.")
    #expect(waiting.warnings == ["1 change waits for the next sync: Film 1."])
  }
}

/// A catalog in which the viewer rates the film while it is loaded.
private struct MeddlingCatalog: CatalogWrapper {
  let library: TransientFilmLibrary

  var source: CatalogSource { .tmdb }

  func base() async -> any MovieCatalog {
    await library.put(3, AccountMark(.ratings, 1), on: "2026-11-20")
    return DaysCatalog([.dated(1)])
  }
}

/// A library with a film on each shelf that cannot be read.
private struct DamagedLibrary: LibraryWrapper {
  static let unreadable = [FilmName(id: FilmID(.tmdb, 1), title: "Film 1")]
  let base = TransientFilmLibrary()

  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }

  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async -> ShelfPart {
    ShelfPart(total: 1, elements: [], unreadable: Self.unreadable)
  }
}
