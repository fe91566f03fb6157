import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing
import ViewerScenes

@testable import MovieBrowser

extension BrowserEvent {
  fileprivate var isSaved: Bool { if case .saved = self { true } else { false } }
  fileprivate var foundFilm: Int? { if case .found(.movie(let id, _, _)) = self { id } else { nil } }
  fileprivate var content: PageContent? { if case .shown(_, let content) = self { content } else { nil } }
  fileprivate var choice: ReferenceScene.ViewModel? { if case .several(_, let choice) = self { choice } else { nil } }
}

@Suite(.timeLimit(.minutes(10))) struct ScenePagesTests {
  private let catalog = PublicDomainCatalog(today: FilmStrip.today)
  private let films = TransientFilmLibrary()
  private let settings = TransientSettings()
  private let events: AsyncStream<BrowserEvent>
  private let continuation: AsyncStream<BrowserEvent>.Continuation
  private let pages: ScenePages

  init() {
    let (events, continuation) = AsyncStream.makeStream(of: BrowserEvent.self)
    (self.events, self.continuation) = (events, continuation)
    pages = ScenePages(SceneContext(catalog: catalog, films: films, settings: settings)) { continuation.yield($0) }
  }

  /// The next event that meets a condition.
  private func next(where condition: (BrowserEvent) -> Bool = { _ in true }) async -> BrowserEvent? {
    for await event in events where condition(event) { return event }
    return nil
  }

  /// Carries out effects, and waits until each of them is saved.
  private func save(_ effects: [BrowserEffect]) async {
    for effect in effects { await pages.perform(effect) }
    for _ in effects { _ = await next(where: \.isSaved) }
  }

  /// Carries out a step, and returns why it was not carried out.
  private func doubt(about step: UndoStep) async -> UndoDoubt? {
    await pages.perform(.perform(step))
    var doubt: UndoDoubt?
    while let event = await next(), !event.isSaved {
      if case .notUndone(step, let reason) = event { doubt = reason }
    }
    return doubt
  }

  /// A film of the catalog on a shelf.
  private func film(_ id: Int, on shelf: Shelf, diary: Diary = Diary()) async throws -> StoredFilm {
    StoredFilm(
      source: catalog.source, details: try await catalog.movie(id), on: shelf, added: FilmStrip.today, diary: diary)
  }

  @Test func `A name is not looked up any further when its answer is not expected any more`() async {
    let catalog = SlowCatalog()
    var requests = catalog.requests.makeAsyncIterator()
    let pages = ScenePages(SceneContext(catalog: catalog)) { _ in }
    await pages.perform(.lookUp(.filmNamed("faust", .overview)))
    #expect(await requests.next() == "faust")
    await pages.perform(.stopLookingUp)
    #expect(await requests.next() == "cancelled")
  }

  @Test func `A command line changes no film whose title only looks like the text`() async throws {
    await pages.perform(.lookUp(.filmNamed("rate", .overview)))
    let film = try #require(await next()?.foundFilm)
    await pages.perform(.lookUp(.filmNamed("rate", .overview), running: "watchlist add"))
    let choice = try #require(await next()?.choice)
    #expect(choice.candidates.map(\.route) == [.movie(id: film)])
  }

  @Test func `A page for criteria that are impossible says that it does not exist`() async throws {
    await pages.perform(.open(PageID(number: 1), .discover([.init(.year, "2115")])))
    let content = try #require(await next()?.content)
    #expect(content.hasFailed && !content.isLoading && !content.canRetry)
  }

  @Test func `A film of a catalog that is gone can leave the shelf`() async throws {
    let film = FilmID(CatalogSource(idNamespace: "gone"), 1)
    try await films.add(
      StoredFilm(
        source: film.source, details: MovieDetails(movie: Movie(id: 1, title: "Faust")), on: .favorites,
        added: FilmStrip.today))
    await save([.shelve(.movie(id: 1, source: "gone"), .favorites, nil)])
    #expect(await films.marks(of: [film]) == [:])
  }

  @Test func `A film is saved as a list shows it, and completed when its details come`() async throws {
    let (opening, gate) = AsyncStream.makeStream(of: Void.self)
    let catalog = LibraryBackedCatalog(
      StalledCatalog(catalog: catalog, opening: opening), films: films)
    let film = FilmID(catalog.source, try await catalog.movies(in: .popular, genre: nil, page: 1).elements[0].id)
    let pages = ScenePages(SceneContext(catalog: catalog, films: films)) { [continuation] in continuation.yield($0) }
    var changes = films.changes().makeAsyncIterator()
    await pages.perform(.shelve(.movie(id: film.movie), .favorites, true))
    _ = await next(where: \.isSaved)
    _ = await changes.next()
    #expect(await films.details(of: film)?.isIncomplete == true)
    gate.finish()
    _ = await changes.next()
    #expect(await films.details(of: film)?.isIncomplete == false)
  }

  @Test func `The same key puts back all that a change took along, but no change that came after it`() async throws {
    let (seen, wanted) = (FilmID(catalog.source, 33), FilmID(catalog.source, 34))
    var diary = Diary()
    diary.watch(on: ViewingDay(recorded: FilmStrip.today), rating: StarRating(halves: 9))
    try await films.add(film(33, on: .seen, diary: diary))
    try await films.add(film(34, on: .watchlist))
    let before = await films.marks(of: [seen, wanted])
    for (film, isBack) in [(seen, false), (seen, true), (wanted, false), (wanted, true), (wanted, false)] {
      await save([.shelve(.movie(id: film.movie), .seen, nil)])
      #expect((await films.marks(of: [seen, wanted]) == before) == isBack)
    }
    try await films.remove(seen, from: .seen)
    // The other change is undone and done again.
    await save([.shelve(.movie(id: wanted.movie), .seen, nil)])
    #expect(await films.marks(of: [seen, wanted]) == [wanted: FilmMarks(shelves: [.watchlist])])
  }

  @Test func `A change that the same key takes back is undone and redone in its turn, until there is another one`()
    async throws
  {
    let film = FilmID(catalog.source, 33)
    let toggle = BrowserEffect.shelve(.movie(id: 33), .favorites, nil)
    let (undo, redo) = (BrowserEffect.perform(.undo), BrowserEffect.perform(.redo))
    for (effect, isFavorite, isAdult) in [
      (toggle, true, false), (.set(.adult, "on"), true, true), (toggle, false, true),
      (undo, true, true), (undo, true, false), (undo, false, false),
      (redo, true, false), (redo, true, true), (redo, false, true),
      (.shelve(.movie(id: 34), .favorites, nil), false, true), (undo, false, true), (undo, false, false),
    ] as [(BrowserEffect, Bool, Bool)] {
      await save([effect])
      #expect(await settings.settings().includesAdult == isAdult)
      #expect(await !films.marks(of: [film]).isEmpty == isFavorite)
    }
  }

  @Test func `Undo never takes another change for the last one here, but goes on with it after saying so`() async throws
  {
    let (older, newer) = (try await film(34, on: .seen), try await film(35, on: .watchlist))
    let id = FilmID(catalog.source, 33)
    try await films.add(older)
    await save([.shelve(.movie(id: 33), .watchlist, nil)])
    await films.perform(.undo)
    #expect(await doubt(about: .undo) == .changedSince)
    #expect(await films.marks(of: [older.id]).count == 1)
    await save([.perform(.undo, isExplicit: true), .perform(.redo)])
    #expect(await films.marks(of: [older.id]).count == 1)
    await save([.shelve(.movie(id: 33), .watchlist, nil)])
    try await films.add(newer)
    #expect(await doubt(about: .undo) == .changedSince)
    await save([.perform(.undo, isExplicit: true)])
    #expect(await films.marks(of: [id, older.id, newer.id]).keys.sorted { $0.movie < $1.movie } == [id, older.id])
  }

  @Test func `A change that was not made here is undone and redone only if that is explicit`() async throws {
    let film = try await film(33, on: .favorites)
    try await films.add(film)
    #expect(await doubt(about: .undo) == .madeElsewhere)
    await films.perform(.undo)
    #expect(await doubt(about: .redo) == .madeElsewhere)
    await save([.perform(.redo, isExplicit: true)])
    #expect(await films.marks(of: [film.id]).count == 1)
    #expect(await doubt(about: .undo) == nil, "It was redone here.")
    #expect(await films.marks(of: [film.id]) == [:])
  }

  @Test func `After a change that the same key took back, undo does not go on with one that was made before`()
    async throws
  {
    let earlier = try await film(34, on: .seen)
    try await films.add(earlier)
    let toggle = BrowserEffect.shelve(.movie(id: 33), .watchlist, nil)
    await save([toggle, toggle, .rate(.movie(id: 33), StarRating(halves: 8)), .perform(.undo)])
    #expect(await doubt(about: .undo) == .madeElsewhere)
    #expect(await films.marks(of: [FilmID(catalog.source, 33), earlier.id]).keys.map(\.movie) == [34])
  }

  @Test func `What the same key took back is not redone, and undo says so first after a change of another process`()
    async throws
  {
    let id = FilmID(catalog.source, 33)
    let toggle = BrowserEffect.shelve(.movie(id: 33), .favorites, nil)
    let (undo, redo) = (BrowserEffect.perform(.undo), BrowserEffect.perform(.redo))
    for effects in [[toggle, toggle, redo], [undo, undo, redo, redo, redo]] {
      await save(effects)
      #expect(await films.marks(of: [id]) == [:])
    }
    let other = try await film(34, on: .watchlist)
    try await films.add(other)
    #expect(await doubt(about: .undo) == .changedSince)
    await save([.perform(.undo, isExplicit: true)])
    #expect(await films.marks(of: [id, other.id]) == [:])
  }

  @Test func `Films and settings are changed in the order of the keys, and undone in the reverse order`() async throws {
    let film = FilmID(catalog.source, 33)
    let add = BrowserEffect.shelve(.movie(id: 33), .favorites, true)
    for (effects, isAdult, isFavorite) in [
      ([add, .set(.adult, "on")], true, true), ([.perform(.undo)], false, true),
      ([.perform(.redo), .set(.adult, "on"), .perform(.undo), .perform(.undo)], false, false),
      ([.set(.theme, "dark"), .perform(.undo), .perform(.redo)], false, false),
    ] as [([BrowserEffect], Bool, Bool)] {
      await save(effects)
      #expect(await settings.settings().includesAdult == isAdult)
      #expect(await !films.marks(of: [film]).isEmpty == isFavorite)
    }
    #expect(await settings.settings().theme == .dark)
  }

  @Test func `A setting that was changed elsewhere since is left alone by undo, which says so before it goes on`()
    async throws
  {
    await save([.set(.adult, "on"), .set(.theme, "dark")])
    await settings.set([try SettingValue(.theme, "light")])
    #expect(await doubt(about: .undo) == .changedSince)
    #expect(await settings.settings().includesAdult)
    await save([.perform(.undo)])
    #expect(await settings.settings().theme == .light)
    #expect(await !settings.settings().includesAdult)
  }

  @Test func `A long import keeps no key waiting, and is undone before what was changed earlier`() async throws {
    let film = try await film(33, on: .favorites)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    await pages.run("import films.csv", inOrder: false) {
      for await _ in answers { break }
      _ = try? await films.add(film)
      return "imported"
    }
    await save([.set(.adult, "on")])
    answer.yield()
    _ = await next { if case .changed("imported", _) = $0 { true } else { false } }
    await save([.perform(.undo)])
    #expect(await films.marks(of: [film.id]) == [:])
    #expect(await settings.settings().includesAdult)
  }

  @Test func `A change that waits for another one is about the film of the catalog before a log-in`() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    await pages.run("favorites add 34") {
      for await _ in answers { break }
      return nil
    }
    await pages.perform(.shelve(.movie(id: 33), .favorites, true))
    await pages.use(SceneContext(catalog: OtherCatalog(), otherCatalogs: [catalog], films: films))
    answer.yield()
    _ = await next(where: \.isSaved)
    #expect(await films.marks(of: [FilmID(catalog.source, 33)]).count == 1)
  }

  @Test func `What a key changes while a command line runs is undone once`() async throws {
    let (earlier, id) = (try await film(34, on: .watchlist), FilmID(catalog.source, 33))
    try await films.add(earlier)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    await pages.run("export films.csv", inOrder: false) {
      start.yield()
      for await _ in answers { break }
      return "exported"
    }
    for await _ in starts { break }
    await save([.shelve(.movie(id: 33), .favorites, true)])
    answer.yield()
    _ = await next { if case .ran = $0 { true } else { false } }
    await save([.perform(.undo), .perform(.undo, isExplicit: true)])
    #expect(await films.marks(of: [id, earlier.id]) == [:])
  }

  @Test func `What a command line has changed is undone next, and one that has changed nothing says so first`()
    async throws
  {
    let film = try await film(33, on: .favorites)
    let isAdult = try SettingValue(.adult, "on")
    await pages.run("favorites add 33") {
      _ = try? await films.add(film)
      return "added"
    }
    await pages.run("settings set adult on") {
      await settings.set([isAdult])
      return "set"
    }
    await pages.run("history clear") { "cleared" }
    for _ in 0..<4 { await pages.perform(.perform(.undo)) }
    var (reports, ended): ([String], Int) = ([], 0)
    for await event in events {
      switch event {
      case .changed(let sentence, let step): reports.append("\(sentence) \(step)")
      case .reported(let sentence): reports.append(sentence)
      case .notUndone(.undo, .nothingChanged(let line)): reports.append(line)
      case .ran, .saved: ended += 1
      default: break
      }
      if ended == 7 { break }
    }
    #expect(
      reports.prefix(5) == ["added undo", "set undo", "cleared", "history clear", "Undone. Set adult to off. redo"])
    #expect(reports.dropFirst(5).map { $0.prefix(6) } == ["Undone", "Nothin"])
    #expect(await settings.settings() == UserSettings())
    #expect(await films.marks(of: [film.id]) == [:])
  }

  @Test(arguments: [CatalogError.Code.timedOut, .rejectedCredential])
  func `A sync that failed is offered to be tried again if it may pass`(code: CatalogError.Code) async {
    var context = SceneContext(catalog: catalog)
    context.account = FailingAccount(error: CatalogError(code))
    let pages = ScenePages(context) { [continuation] in continuation.yield($0) }
    await pages.perform(.open(PageID(number: 1), .sync()))
    for await case .shown(_, let content) in events where !content.isLoading {
      #expect(content.hasFailed && content.canRetry == (code == .timedOut))
      break
    }
  }

  @Test func `What was changed is reported once, and not again with other words`() async throws {
    let context = SceneContext(catalog: catalog, settings: UnfollowedSettings())
    let pages = ScenePages(context) { [continuation] in continuation.yield($0) }
    await pages.perform(.rate(.movie(id: 33), StarRating(halves: 8)))
    var reports: [String] = []
    while let event = await next(), !event.isSaved { reports.append("\(event)") }
    #expect(reports.count == 1 && reports.first?.hasPrefix("changed") == true)
  }
}

/// A catalog whose searches end only when they are canceled.
private struct SlowCatalog: CatalogWrapper {
  let requests: AsyncStream<String>
  private let log: AsyncStream<String>.Continuation

  init() { (requests, log) = AsyncStream.makeStream() }

  var source: CatalogSource { .publicDomain }
  func base() async -> any MovieCatalog { PublicDomainCatalog(today: FilmStrip.today) }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    log.yield(query.text)
    while (try? await Task.sleep(for: .seconds(600))) != nil {}
    log.yield("cancelled")
    throw CatalogError(.cancelled)
  }
}

/// A catalog whose server sends no film before the stream ends.
private struct StalledCatalog: CatalogWrapper {
  let catalog: any MovieCatalog
  let opening: AsyncStream<Void>

  var source: CatalogSource { catalog.source }
  func base() -> any MovieCatalog { catalog }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    if Reload.isCacheOnly { throw CatalogError(.offline) }
    for await _ in opening {}
    return try await catalog.movie(id)
  }
}

/// A catalog with the same ids as another one.
private struct OtherCatalog: CatalogWrapper {
  var source: CatalogSource { CatalogSource(idNamespace: "other") }
  func base() -> any MovieCatalog { PublicDomainCatalog(today: FilmStrip.today) }
}

/// An account that cannot be opened.
private struct FailingAccount: FilmAccount {
  let error: CatalogError
  var source: CatalogSource { .publicDomain }

  func open() throws(AccountError) -> String { throw .catalog(error) }
  func films(on list: AccountList) throws(CatalogError) -> AccountFilms { throw error }
  func set(_ value: Int?, of movie: Movie.ID, on list: AccountList) throws(CatalogError) { throw error }
  func close() -> Bool? { nil }
}

/// Settings whose changes nothing may follow.
private struct UnfollowedSettings: SettingsStore {
  func settings() -> UserSettings { UserSettings() }
  func set(_ values: [SettingValue]) {}
  func reset(_ settings: Set<Setting>) {}
  func changes() -> AsyncStream<Set<Setting>> {
    Issue.record("Changes are followed.")
    return AsyncStream { $0.finish() }
  }
}
