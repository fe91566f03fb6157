package import MovieDisplay
import MovieDomain
public import MovieScenes
import MovieText
import ViewerScenes

/// Opens the scenes of a browser's pages, sends them requests, and reports what they show.
///
/// ```swift
/// let pages = ScenePages(context) { continuation.yield($0) }
/// for effect in browser.update(event) { await pages.perform(effect) }
/// ```
public actor ScenePages {
  /// The most pages of a catalog that is read as a whole.
  private static let mostPages = 20

  /// Opens the page of a route that leads out of the scenes of the libraries; nil if there is none.
  package typealias ProgramPage = @Sendable (PageID, Route) -> OpenPage?

  private(set) var context: SceneContext
  private let programPage: ProgramPage
  let send: @Sendable (BrowserEvent) -> Void
  /// The open scenes. One that is released ends what it has started, except changes.
  private var pages: [PageID: OpenPage] = [:]
  /// The last change, for which the next one waits.
  private var lastChange: Task<Void, Never>?
  /// The name that is looked up.
  private var lastLookUp: Task<Void, Never>?
  /// The change of a shelf that a key made last. The same key puts back all that it took along, such as a day and stars.
  private var toggled: (film: FilmID, shelf: Shelf, isOn: Bool)?
  /// What each step concerns, the next one last. The library knows what has changed of films, also before this session.
  private var history: [UndoStep: [Change]] = [:]
  /// The command line after the last change, which has changed nothing that can be undone.
  private var idleLine: String?
  /// The scene that changes shelves, whichever page asks for it.
  private var shelves: SceneDriver<ShelfInteractor>?

  /// Creates a host without pages. `send` is called with what is to be passed to the browser, in order.
  public init(_ context: SceneContext, send: @escaping @Sendable (BrowserEvent) -> Void) {
    self.init(context, programPage: { _, _ in nil }, send: send)
  }

  package init(
    _ context: SceneContext, programPage: @escaping ProgramPage, send: @escaping @Sendable (BrowserEvent) -> Void
  ) {
    self.context = context
    self.programPage = programPage
    self.send = send
  }

  /// Uses other catalogs for pages that are opened from now on.
  package func use(_ context: SceneContext) {
    self.context = context
    shelves = nil
  }

  /// Carries out an effect that concerns scenes; others are ignored. Returns before the scenes have answered.
  public func perform(_ effect: BrowserEffect) {
    switch effect {
    case .open(let id, let route):
      pages[id] = route.open(on: PageStage(id: id, context: context, programPage: programPage, send: send))
      pages[id]?.load()
    case .close(let id): pages[id] = nil
    case .send(let id, let request):
      Reload.$isWanted.withValue(request == .refresh) { pages[id]?.send(request) ?? () }
    case .shelve(let route, let shelf, let isOn): changeFilm(of: route) { await $0.shelve($1, on: shelf, isOn) }
    case .seeToday(let route):
      changeFilm(of: route) { pages, film in
        let today = pages.context.today()
        await pages.change(.see([film], on: ViewingDay(today, today: today)))
      }
    case .rate(let route, let rating):
      changeFilm(of: route) { pages, film in
        await pages.change(rating.map { .see([film], rating: $0) } ?? .unrate([film]))
      }
    case .set(let setting, let value): inOrder { await $0.set([(setting, value)]) }
    case .perform(let step, let isExplicit): inOrder { await $0.perform(step, isExplicit: isExplicit) }
    case .lookUp(let route, let line):
      lastLookUp?.cancel()
      // A command line changes the film, so that it must not be a guess.
      lastLookUp = Task {
        let answer = await self.answer(to: route, matching: line == nil ? .any : .words)
        // Another name is looked up since.
        if !Task.isCancelled { send(answer) }
      }
    case .stopLookingUp: lastLookUp?.cancel()
    case .loadPictures, .dropPictures, .leave, .openAddress, .copy, .runCommand, .useMouse, .repaint,
      .suspend, .quit, .finish, .cancel:
      break
    }
  }

  // MARK: - Shelves and settings

  /// Makes a change after the changes before. A key that is pressed again while a server is slow reverts itself.
  private func inOrder(
    endingWith end: BrowserEvent = .saved, _ change: @escaping @Sendable (isolated ScenePages) async -> Void
  ) {
    lastChange = Task { [lastChange] in
      await lastChange?.value
      await change(self)
      send(end)
    }
  }

  /// Runs a command line by `run` and reports the sentence that it returns: after the changes before, and before those that
  /// follow, unless they should not wait for it.
  package func run(_ line: String, inOrder isOrdered: Bool = true, by run: @escaping @Sendable () async -> String?) {
    guard isOrdered else {
      Task {
        // Keys may change settings meanwhile.
        await report(comparesSettings: false, run)
        send(.ran(line))
      }
      return
    }
    inOrder(endingWith: .ran(line)) { pages in
      pages.idleLine = line
      await pages.report(run)
    }
  }

  /// Changes what is stored of a film, in order. A log-in before its turn does not make it another one with the same id.
  private func changeFilm(
    of route: Route, _ change: @escaping @Sendable (isolated ScenePages, FilmID) async -> Void
  ) {
    guard case .movie(let id, _, let qualifier) = route else { return send(.saved) }
    let film = context.film(id, in: qualifier)
    inOrder { await change($0, film) }
  }

  private func shelve(_ film: FilmID, on shelf: Shelf, _ isOn: Bool?) async {
    let isWanted: Bool
    if let isOn {
      isWanted = isOn
    } else {
      let wasOn = await isFilm(film, on: shelf)
      isWanted = !wasOn
      if let toggled, toggled == (film, shelf, wasOn) {
        let wasListed = await isFilm(film, on: .watchlist)
        await change(.perform(.undo)) { films in
          let isListed = films.marks?.shelves.contains(.watchlist) ?? wasListed
          let result: ShelfScene.FilmChange.Result =
            if isWanted {
              wasListed && !isListed ? .seen(on: nil, rating: nil, before: false, leftWatchlist: true) : .added
            } else {
              shelf == .seen && isListed && !wasListed ? .returned : .removed
            }
          return .films([.init(film, title: films.films.first?.title, result)], on: shelf)
        }
        guard await isFilm(film, on: shelf) == wasOn else { return }
        // The last change was another one, such as of another process.
        await change(.perform(.redo))
      }
    }
    if !isWanted {
      await change(.remove([film], from: shelf))
    } else if shelf == .seen {
      await change(.see([film]))
    } else {
      await change(.add([film], to: shelf))
    }
    if isOn == nil { toggled = (film, shelf, isWanted) }
  }

  private func isFilm(_ film: FilmID, on shelf: Shelf) async -> Bool {
    (try? await context.films.marks(of: [film])[film])?.shelves.contains(shelf) ?? false
  }

  private func perform(_ step: UndoStep, isExplicit: Bool) async {
    if step == .undo, let line = idleLine.take() { return send(.notUndone(step, .nothingChanged(by: line))) }
    let last = history[step]?.last ?? Change()
    guard last.settings.isEmpty else { return await revertSettings(of: last, in: step) }
    await revertFilms(of: last, in: step, isExplicit: isExplicit)
  }

  /// What was changed since, such as in another window, is left alone.
  private func revertSettings(of last: Change, in step: UndoStep) async {
    let current = await context.settings.current()
    let values = last.settings.filter { current[$0.key] == $0.value.after }
    guard !values.isEmpty else {
      history[step]?.removeLast()
      return send(.notUndone(step, .changedSince))
    }
    await set(Setting.allCases.filter { values[$0] != nil }.map { ($0, values[$0]?.before) }, in: step)
  }

  private func revertFilms(of last: Change, in step: UndoStep, isExplicit: Bool) async {
    let next = try? await context.films.nextChange(to: .undo)
    // A library that cannot be read, or remembers no change, says so itself.
    if let films = last.films, next != nil || last.isReversal, next != (step == .undo ? films.after : films.before) {
      // The library would undo another change than the one whose message has offered that.
      history[step]?.removeAll(where: \.settings.isEmpty)
      return send(.notUndone(step, .changedSince))
    }
    if last.isReversal {
      await change(.perform(step.reverse), in: step) { .performed(step, .success($0)) }
      // The library has forgotten it since, because of a change by another process.
      if history[step]?.last?.isReversal == true { history[step]?.removeLast() }
      return
    }
    // The library could redo what a key has taken back, but to the viewer that is done.
    if step == .redo, history[.redo]?.isEmpty ?? true,
      history[.undo]?.contains(where: { $0.isReversal && $0.films?.after == next }) ?? false
    {
      return send(.reported(EmptyState(title: await context.words().viewer.nothing(to: .redo)).reason))
    }
    // By a slip, nothing is undone that was not done here, such as an import of all films.
    if !isExplicit, last.films == nil, (try? await context.films.nextChange(to: step)) != nil {
      return send(.notUndone(step, .madeElsewhere))
    }
    await change(.perform(step), in: step)
  }

  /// Changes shelves, in a step if it is one. What stands for another change is reported as that one.
  private func change(_ request: ShelfScene.Request, in step: UndoStep? = nil, as meaning: Meaning? = nil) async {
    toggled = nil
    idleLine = nil
    let changed = await changesFilms {
      if let meaning {
        await context.open(ShelfScene.self, to: reports(as: meaning), followingChanges: false).handle(request)
      } else {
        let driver = shelves ?? shelfContext.open(ShelfScene.self, to: reports(), followingChanges: false)
        shelves = driver
        await driver.handle(request)
      }
    }
    if let changed {
      if step == nil { forgetReversal() }
      let films = step == .undo ? (before: changed.after, after: changed.before) : changed
      // What has another meaning and is no step is a key that reverses its own change.
      remember(Change(films: films, isReversal: meaning != nil && step == nil), in: step)
    }
    switch request {
    case .add(let films, _), .see(let films, _, _):
      for film in films { complete(film) }
    default: break
    }
  }

  /// The context with catalogs that load only films of which nothing is known, because a key does not wait for a server.
  private var shelfContext: SceneContext {
    var context = context
    context.catalog = CacheFirstCatalog(catalog: context.catalog)
    context.otherCatalogs = context.otherCatalogs.map { CacheFirstCatalog(catalog: $0) }
    return context
  }

  /// Loads the details of a film that was saved without them.
  private func complete(_ film: FilmID) {
    Task { [context] in
      guard let saved = try? await context.films.details(of: film), saved.isIncomplete,
        let details = try? await context.catalog(of: film.source).movie(film.movie), details.staleness == nil
      else { return }
      // Without shelves, so that a film that was taken off its shelf meanwhile does not come back.
      _ = try? await context.films.add([StoredFilm(source: film.source, details: details, shelves: [:])])
    }
  }

  /// Makes a change, and returns which one of films could be undone before and after it; nil if that is the same one.
  private func changesFilms(_ change: () async -> Void) async -> (before: ChangeID?, after: ChangeID?)? {
    let earlier = try? await context.films.nextChange(to: .undo)
    await change()
    let later = try? await context.films.nextChange(to: .undo)
    return later == earlier ? nil : (before: earlier, after: later)
  }

  /// Remembers what a step has changed, or a new change without one.
  private func remember(_ change: Change, in step: UndoStep?) {
    var change = change
    if let step {
      change.isReversal = history[step]?.popLast()?.isReversal ?? false
    } else {
      history[.redo] = nil
    }
    history[step?.reverse ?? .undo, default: []].append(change)
  }

  /// Forgets a change that a key has reversed, and its reversal, because with a new change the library forgets them.
  private func forgetReversal() {
    guard let reversal = history[.undo]?.lastIndex(where: \.isReversal) else { return }
    history[.undo]?.remove(at: reversal)
    if let reversed = history[.undo]?[..<reversal].lastIndex(where: \.settings.isEmpty) {
      history[.undo]?.remove(at: reversed)
    }
  }

  /// What was changed: settings, or films if there are none.
  private struct Change {
    /// The settings, with their values before and after the change.
    var settings: [Setting: (before: String?, after: String?)] = [:]
    /// Which change of the library could be undone before and after this one; nil if no film was changed.
    var films: (before: ChangeID?, after: ChangeID?)?
    /// Whether a key has reversed its own last change of films. The library has undone that one, so undo does it again.
    var isReversal = false
  }

  /// What a step stands for that has changed some films.
  private typealias Meaning = @Sendable (AffectedFilms) -> ShelfScene.Change

  /// Reports changes of shelves for the status line.
  private func reports(as meaning: Meaning? = nil) -> Output<ShelfScene.Response> {
    Output { [context, send] response, isFinal in
      guard isFinal else { return }
      var response = response
      if let meaning, case .performed(_, .success(let films?))? = response.lastChange {
        response.lastChange = meaning(films)
      }
      let viewModel = await context.presenter(of: ShelfScene.self).viewModel(for: response)
      if let failure = viewModel.failure { return send(.reported(failure.reason)) }
      let sentence = viewModel.confirmations.joined(separator: " ")
      guard !sentence.isEmpty else { return }
      switch response.lastChange {
      // An undo would revert an earlier change.
      case .films(let changes, _)? where changes.allSatisfy({ $0.result == .alreadyThere }): send(.reported(sentence))
      case .performed(let step, _)?: send(.changed(sentence, revertedBy: step.reverse))
      default: send(.changed(sentence, revertedBy: .undo))
      }
    }
  }

  /// Changes settings, or resets those whose value is nil, and reports that.
  private func set(_ values: [(Setting, String?)], in step: UndoStep? = nil) async {
    await report(in: step) { [context, send] in
      var sentences: [String] = []
      var hasFailed = false
      for (setting, value) in values {
        let key = setting.rawValue
        let request = value.map { SettingsScene.Request.set(key: key, value: $0) } ?? .reset(key: key)
        let outcome = await context.viewModel(of: SettingsScene.self, for: request)
        if step == nil, let value, !setting.listsAllValues, let failure = outcome?.failure {
          send(.notSet(setting, value, because: failure.sentences))
          return nil
        }
        hasFailed = hasFailed || outcome?.failure != nil
        sentences.append(outcome?.failure?.sentences ?? outcome?.confirmation ?? "")
      }
      if let step, !hasFailed { sentences.insert(await context.words().viewer.done(step), at: 0) }
      return sentences.joined(separator: " ")
    }
  }

  /// Makes a change, and reports the sentence that it returns. If settings or shelves are different then, it can be reverted.
  private func report(
    in step: UndoStep? = nil, comparesSettings: Bool = true, _ change: @Sendable () async -> String?
  ) async {
    let earlier = await context.settings.current()
    var sentence: String?
    var films = await changesFilms { sentence = await change() }
    guard let sentence else { return }
    // A key may have made the change while a command that is not in order ran.
    if let last = history[.undo]?.last?.films?.after, last == films?.after { films = nil }
    let settings = await context.settings.current()
    let changed = comparesSettings ? settings.changes(since: earlier) : []
    guard !changed.isEmpty || films != nil else { return send(.reported(sentence)) }
    if films != nil {
      toggled = nil
      forgetReversal()
    }
    idleLine = nil
    let values = changed.map { ($0, (before: earlier[$0], after: settings[$0])) }
    remember(Change(settings: Dictionary(uniqueKeysWithValues: values), films: films), in: step)
    send(.changed(sentence, revertedBy: step?.reverse ?? .undo))
  }

  // MARK: - Known films

  /// Reports the films on the viewer's shelves, and with a catalog that is on this machine, all of its films and genres.
  public func loadKnownFilms(isWholeCatalog: Bool) async {
    let (context, send) = (context, send)
    let genres = isWholeCatalog ? try? await context.catalog.genres() : nil
    send(.genres(genres?.map(\.name) ?? GenreAliases.usualNames))
    for shelf in Shelf.allCases {
      let part = try? await context.films.films(on: shelf, .latestFirst, offset: 0, limit: KnownFilms.limit)
      guard let films = part?.elements, !films.isEmpty else { continue }
      let marks = (try? await context.films.marks(of: Set(films.map(\.id)))) ?? [:]
      let response = ShelfScene.Response(
        source: context.catalog.source, sources: context.sources, shelf: shelf, films: films, marks: marks)
      send(.known(await context.presenter(of: ShelfScene.self).viewModel(for: response).rows))
    }
    guard isWholeCatalog else { return }
    // More than there are pages: the request does nothing after the last.
    let rest = Array(repeating: ListScene.Request.nextPage, count: Self.mostPages)
    guard let films = await context.lastResponse(of: ListScene.self, to: [.load(.popular)] + rest) else { return }
    send(.known(await context.presenter(of: ListScene.self).viewModel(for: films).rows))
  }

  // MARK: - Films by name

  private func answer(to route: Route, matching match: ReferenceResolver.Match) async -> BrowserEvent {
    do throws(UnresolvedReference) {
      let found = try await ReferenceResolver(context).route(to: route, matching: match)
      return await unknownName(in: found).map { .notFound($0) } ?? .found(found)
    } catch {
      let viewModel = ReferencePresenter(words: await context.words()).viewModel(for: .failure(error))
      if case .ambiguous = error.failure { return .several(route, viewModel) }
      let state = viewModel.state
      if case .withoutIMDbIDs = error.failure { return .notFound("\(state.reason) \(state.advice)") }
      return .notFound(state.title)
    }
  }

  /// Sentences about a name in criteria that means nothing, such as that of a country; nil if all mean something, or if the
  /// catalog cannot tell.
  private func unknownName(in route: Route) async -> String? {
    guard let criteria = route.criteria, let selection = try? FilterSelection(criteria, onShelf: true),
      let resolved = try? await context.resolve(selection)
    else { return nil }
    let state = await context.words().unknownName(in: resolved)
    // The palette lists all genres while one is typed, so that it need not say where they are.
    return resolved.problem?.criterion == .genre ? state?.reason : state?.sentences
  }
}

/// A catalog that returns what is known of a film: a cached response, or what the library or a list has of it. Only a film
/// of which nothing is known is loaded.
private struct CacheFirstCatalog: CatalogWrapper {
  let catalog: any MovieCatalog

  var source: CatalogSource { catalog.source }

  func base() -> any MovieCatalog { catalog }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    let known = await Reload.$isCacheOnly.withValue(true) {
      await result { () async throws(CatalogError) in try await catalog.movie(id) }
    }
    switch known {
    case .success(let details)?: return details
    case .failure(let error)? where error.code != .offline: throw error
    case .failure?, nil: return try await catalog.movie(id)
    }
  }
}

/// The open scene of a page. It handles what it is sent in order, so letters of a search arrive as they were typed.
package struct OpenPage: Sendable {
  /// Loads the page.
  let load: @Sendable () -> Void
  /// Sends a request, if the scene has one like it.
  let send: @Sendable (BrowserRequest) -> Void

  /// `request` returns the scene's request for one of the browser; nil if it has none.
  package init<Interactor: MovieScenes.Interactor>(
    driver: SceneDriver<Interactor>, first: Interactor.Request,
    request: @escaping @Sendable (BrowserRequest) -> Interactor.Request?
  ) {
    load = { driver.send(first) }
    send = { if let request = request($0) { driver.send(request) } }
  }

  /// Creates a page without a scene; `show` shows why.
  init(withoutScene show: @escaping @Sendable () -> Void) {
    load = show
    send = { if $0 == .refresh { show() } }
  }
}
