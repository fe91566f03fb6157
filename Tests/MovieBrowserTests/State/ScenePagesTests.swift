import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing

@testable import MovieBrowser

extension BrowserEvent {
  fileprivate var isSaved: Bool { if case .saved = self { true } else { false } }
  fileprivate var foundFilm: Int? { if case .found(.movie(let id, _, _)) = self { id } else { nil } }
  fileprivate var choice: ReferenceScene.ViewModel? { if case .several(_, let choice) = self { choice } else { nil } }
}

@Suite(.timeLimit(.minutes(10))) struct ScenePagesTests {
  private let catalog = PublicDomainCatalog(today: FilmStrip.today)
  private let events: AsyncStream<BrowserEvent>
  private let continuation: AsyncStream<BrowserEvent>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
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
    let pages = ScenePages(SceneContext(catalog: catalog)) { [continuation] in continuation.yield($0) }
    var received = events.makeAsyncIterator()
    await pages.perform(.lookUp(.filmNamed("rate", .overview)))
    let film = try #require(await received.next()?.foundFilm)
    await pages.perform(.lookUp(.filmNamed("rate", .overview), running: "watchlist add"))
    let choice = try #require(await received.next()?.choice)
    #expect(choice.candidates.map(\.route) == [.movie(id: film)])
  }

  @Test func `A film of a catalog that is gone can leave the shelf`() async throws {
    let films = TransientFilmLibrary()
    let film = FilmID(CatalogSource(idNamespace: "gone"), 1)
    try await films.add(
      StoredFilm(
        source: film.source, details: MovieDetails(movie: Movie(id: 1, title: "Faust")), on: .favorites,
        added: FilmStrip.today))
    let pages = ScenePages(SceneContext(catalog: catalog, films: films)) { [continuation] in continuation.yield($0) }
    var received = events.makeAsyncIterator()
    await pages.perform(.shelve(.movie(id: 1, source: "gone"), .favorites, nil))
    while let event = await received.next(), !event.isSaved {}
    #expect(await films.marks(of: [film]) == [:])
  }

  @Test func `The same key puts back all that a change took along, but no change that came after it`() async throws {
    let films = TransientFilmLibrary()
    let (seen, wanted) = (FilmID(catalog.source, 33), FilmID(catalog.source, 34))
    var diary = Diary()
    diary.watch(on: ViewingDay(recorded: FilmStrip.today), rating: StarRating(halves: 9))
    for (film, shelf) in [(seen, Shelf.seen), (wanted, .watchlist)] {
      let details = try await catalog.movie(film.movie)
      try await films.add(
        StoredFilm(
          source: film.source, details: details, on: shelf, added: FilmStrip.today,
          diary: shelf == .seen ? diary : Diary()))
    }
    let before = await films.marks(of: [seen, wanted])
    let pages = ScenePages(SceneContext(catalog: catalog, films: films)) { [continuation] in continuation.yield($0) }
    var received = events.makeAsyncIterator()
    for (film, isBack) in [(seen, false), (seen, true), (wanted, false), (wanted, true), (wanted, false)] {
      await pages.perform(.shelve(.movie(id: film.movie), .seen, nil))
      while let event = await received.next(), !event.isSaved {}
      #expect((await films.marks(of: [seen, wanted]) == before) == isBack)
    }
    try await films.remove(seen, from: .seen)
    await pages.perform(.shelve(.movie(id: wanted.movie), .seen, nil))
    // The other change is undone and done again.
    while let event = await received.next(), !event.isSaved {}
    #expect(await films.marks(of: [seen, wanted]) == [:])
  }

  @Test func `Films and settings are changed in the order of the keys, and undone in the reverse order`() async throws {
    let (films, settings) = (TransientFilmLibrary(), TransientSettings())
    let pages = ScenePages(SceneContext(catalog: catalog, films: films, settings: settings)) { [continuation] in
      continuation.yield($0)
    }
    var received = events.makeAsyncIterator()
    let film = FilmID(catalog.source, 33)
    let add = BrowserEffect.shelve(.movie(id: 33), .favorites, true)
    for (effects, isAdult, isFavorite) in [
      ([add, .set(.adult, "on")], true, true), ([.perform(.undo)], false, true),
      ([.perform(.redo), .set(.adult, "on"), .perform(.undo), .perform(.undo)], false, false),
      ([.set(.theme, "dark"), .perform(.undo), .perform(.redo)], false, false),
    ] as [([BrowserEffect], Bool, Bool)] {
      for effect in effects { await pages.perform(effect) }
      for _ in effects { while let event = await received.next(), !event.isSaved {} }
      #expect(await settings.settings().includesAdult == isAdult)
      #expect(await !films.marks(of: [film]).isEmpty == isFavorite)
    }
    #expect(await settings.settings().theme == .dark)
  }

  @Test func `A setting that was changed elsewhere since is left alone by undo, which goes on to the change before`()
    async throws
  {
    let settings = TransientSettings()
    let pages = ScenePages(SceneContext(catalog: catalog, settings: settings)) { [continuation] in
      continuation.yield($0)
    }
    var received = events.makeAsyncIterator()
    for effect in [BrowserEffect.set(.adult, "on"), .set(.theme, "dark")] { await pages.perform(effect) }
    for _ in 0..<2 { while let event = await received.next(), !event.isSaved {} }
    await settings.set([try SettingValue(.theme, "light")])
    await pages.perform(.perform(.undo))
    while let event = await received.next(), !event.isSaved {}
    #expect(await settings.settings().theme == .light)
    #expect(await !settings.settings().includesAdult)
  }

  @Test func `A long import keeps no key waiting, and is undone before what was changed earlier`() async throws {
    let (films, settings) = (TransientFilmLibrary(), TransientSettings())
    let pages = ScenePages(SceneContext(catalog: catalog, films: films, settings: settings)) { [continuation] in
      continuation.yield($0)
    }
    var received = events.makeAsyncIterator()
    let film = StoredFilm(
      source: catalog.source, details: try await catalog.movie(33), on: .favorites, added: FilmStrip.today)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    await pages.run("import films.csv", inOrder: false) {
      for await _ in answers { break }
      _ = try? await films.add(film)
      return "imported"
    }
    await pages.perform(.set(.adult, "on"))
    while let event = await received.next(), !event.isSaved {}
    answer.yield()
    while let event = await received.next() { if case .changed("imported", _) = event { break } }
    await pages.perform(.perform(.undo))
    while let event = await received.next(), !event.isSaved {}
    #expect(await films.marks(of: [film.id]) == [:])
    #expect(await settings.settings().includesAdult)
  }

  @Test func `What a command line has changed is undone next, and one that has changed nothing says so first`()
    async throws
  {
    let (films, settings) = (TransientFilmLibrary(), TransientSettings())
    let pages = ScenePages(SceneContext(catalog: catalog, films: films, settings: settings)) { [continuation] in
      continuation.yield($0)
    }
    let film = StoredFilm(
      source: catalog.source, details: try await catalog.movie(33), on: .favorites, added: FilmStrip.today)
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
      case .notUndone(let line): reports.append(line)
      case .ran, .saved: ended += 1
      default: break
      }
      if ended == 7 { break }
    }
    #expect(reports.prefix(5) == ["added undo", "set undo", "cleared", "history clear", "Set adult to off. redo"])
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
    var received = events.makeAsyncIterator()
    await pages.perform(.rate(.movie(id: 33), StarRating(halves: 8)))
    var reports: [String] = []
    while let event = await received.next(), !event.isSaved { reports.append("\(event)") }
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
