import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText

extension Browser {
  /// Handles a key: in a field it is typed, otherwise it is a command.
  mutating func handle(_ press: KeyPress) -> [BrowserEffect] {
    let (rated, doubted) = (justRated.take(), doubted.take())
    if rated != nil, press.key == Key(.enter) { return [] }
    // A digit that is held would go on to its tab.
    if rated != nil, press.isRepeated {
      justRated = rated
      return []
    }
    if var rated, press.text == "." || press.text == "," {
      rated.hasPoint = true
      mode = .rating(rated)
      return []
    }
    if lookUp != nil, press.key == Key(.escape) {
      lookUp = nil
      return [.stopLookingUp]
    }
    // Whatever is typed or asked is still there afterward.
    if press.text.isEmpty, let command = keys.command(of: press.key), command == .repaint || command == .suspend {
      return perform(command)
    }
    // A choice is canceled at once, whatever is on screen.
    if press.key == KeyTable.reserved { return isChooser ? [.cancel] : quit(.cancel) }
    // What a key changes there could not be seen.
    if !hasRoomForPage { return keys.command(of: press.key) == .quit ? perform(.quit) : [] }
    switch mode {
    case .menu(let menu): return handle(press, in: menu)
    case .rating(let prompt): return rate(press, prompt)
    case .poster:
      // Any key closes the poster. Those that only close it do nothing else.
      mode = .commands
      if [.escape, .poster, .open, .back].contains(keys.command(of: press.key)) { return [] }
    case .finding(let field, let start): if let effects = typeToFind(press, in: field, from: start) { return effects }
    case .narrowing(let field): if let effects = typeToNarrow(press, in: field) { return effects }
    case .tabs: if let effects = moveInTabs(press.key) { return effects }
    case .loggingIn(let field): if let effects = typeToken(press, in: field) { return effects }
    case .seeking:
      // A key for a film is meant for the one that is looked for.
      let group = keys.command(of: press.key)?.row.group
      if group == .film || group == .change || isChooser && press.key == Key(.tab) { return [] }
      mode = .commands
      if press.key == Key(.escape) { return [] }
    case .typing, .choosing: if hasField, let effects = type(press) { return effects }
    case .commands: break
    }
    if isChooser, let effects = handleInChooser(press.key) { return effects }
    guard let command = keys.command(of: press.key) else {
      // In a field, the key of the help would be text.
      if !isTyping {
        status = words.unknownKey("\(press.key)", help: keys.key(of: .help).map { "\($0)" })
      }
      return []
    }
    // A key that is held would add a film and remove it in turn.
    if press.isRepeated, command.row.group == .change { return [] }
    status = ""
    // The digit of the tab narrows no list, and Esc stays in the tab.
    if command == .search, press.key == Tab.search.digit { return openSearch(from: nil) }
    let isHeld = hold(press, command)
    if press.key == Key(.up), command == .up, case .commands = mode {
      let isStuck = move(.up) == .stuck
      // After a press that moved, the next one may be the same key, held, which repeats only after a while.
      if isStuck, !press.isRepeated, !hasMovedUp { mode = .tabs }
      hasMovedUp = !isStuck
      return []
    }
    hasMovedUp = false
    if command == doubted { return perform(.command(command)) }
    return isHeld ? [] : perform(command)
  }

  /// Holds a key that moves to a film or shows it until the page has films, and returns whether it does. Another key
  /// drops the held ones: a film is changed only where it can be seen. Pressing a key again while waiting does not repeat
  /// what it does.
  private mutating func hold(_ press: KeyPress, _ command: Command) -> Bool {
    let isMove = [.down, .left, .right, .nextTarget].contains(command)
    guard awaitsFilms, !isChooser, isMove || command.row.group == .film else {
      heldKeys = []
      return false
    }
    if isMove || heldKeys.last?.key != press.key { heldKeys.append(press) }
    return true
  }

  /// Whether nothing on the page can have the focus yet.
  private var awaitsFilms: Bool {
    (currentPage?.content?.isLoading ?? true) && currentPage?.layout.targets.isEmpty ?? true && film == nil
  }

  /// Acts on the keys that were pressed before the page was there, as far as they concern it.
  mutating func releaseKeys() -> [BrowserEffect] {
    guard !heldKeys.isEmpty, !awaitsFilms else { return [] }
    let (held, page) = (heldKeys, currentPage?.id)
    heldKeys = []
    guard case .commands = mode, currentPage?.focusedOnScreen != nil else { return [] }
    return held.flatMap { page == currentPage?.id ? handle($0) : [] }
  }

  /// The field after a key; nil if the key is a command, which leaves the field. Any other key keeps the field open, or what
  /// is typed next would be taken for commands.
  func edited(_ field: TextField, by press: KeyPress) -> TextField? {
    field.edited(by: press) ?? (keys.command(of: press.key) == nil ? field : nil)
  }

  /// Handles a key while the focus is in the tabs: so people who know only the arrow keys reach all of them, and with
  /// Enter all commands. Nil for a key that does what it always does.
  private mutating func moveInTabs(_ key: Key) -> [BrowserEffect]? {
    status = ""
    mode = .commands
    switch key {
    case Key(.left), Key(.right):
      let effects = select(tab.next(key == Key(.right) ? 1 : -1))
      mode = .tabs
      return effects
    case Key(.up): mode = .tabs
    case Key(.down): return hasField ? openSearch(from: nil) : []
    case Key(.escape): break
    case Key(.enter): showMenu(.palette)
    default: return nil
    }
    return []
  }

  /// Handles pasted text, which is never taken for commands: the address of a film or a person opens it, other text is
  /// searched for.
  mutating func paste(_ pasted: String) -> [BrowserEffect] {
    guard hasRoomForPage else { return [] }
    (justRated, doubted) = (nil, nil)
    let text = pasted.replacing("\n", with: " ")
    guard !text.isEmpty else { return [] }
    switch mode {
    case .menu:
      // Several command lines would run as one.
      guard pasted.split(whereSeparator: \.isNewline).count < 2 else {
        return refuse(words.takesOneLine(of: Menu.longestText))
      }
      status = ""
      typeIntoMenu(text)
      return []
    case .finding(var field, let start):
      field.insert(text)
      lookForTyped(field, from: start)
      return []
    case .narrowing(var field):
      field.insert(text)
      return narrow(field)
    case .commands where currentPage?.route == .logIn, .loggingIn:
      if case .commands = mode { askForToken() }
      guard case .loggingIn(var field) = mode else { return [] }
      field.insert(text)
      mode = .loggingIn(field)
      return []
    case .rating: return []
    case .commands, .typing, .choosing, .seeking, .poster, .tabs: break
    }
    if let route = text.namedRoute(amongPeople: currentPage?.route.isPeople == true) { return [.lookUp(route)] }
    let effects = isTyping ? [] : openSearch(from: currentPage?.id, clearing: true)
    field.insert(text)
    mode = .typing
    recalled = nil
    return effects + search(isFinal: false)
  }

  // MARK: - Commands

  /// Reverts the clearing of criteria, or the change of films or settings that a step is about.
  mutating func revert(by step: UndoStep, isExplicit: Bool = false) -> [BrowserEffect] {
    revertClearing(by: step) ?? [.perform(step, isExplicit: isExplicit)]
  }

  /// Closes the page that is loading. From the first page of a tab, which is loaded when the tab is opened again, leads home.
  mutating func cancelLoading() -> [BrowserEffect] {
    if isCheckingToken { checksToken = false }
    if currentPage?.isSyncing == true { report(words.syncWasStopped) }
    if let closed = histories[tab]?.closeCurrent() { return [.close(closed)] }
    // With it, pages that were opened from it would be out of reach, but not closed.
    guard histories[tab]?.pages.count == 1, let closed = histories.removeValue(forKey: tab)?.current.id else {
      return select(.home)
    }
    return [.close(closed)] + select(.home)
  }

  /// Quits. If something still runs or films are marked, says so first.
  mutating func quit(_ ending: BrowserEffect) -> [BrowserEffect] {
    guard let loss = lossByQuitting, unfinished.warn(loss) else { return [ending] }
    // In these modes, something else is in the place of the sentence.
    switch mode {
    case .finding, .narrowing, .loggingIn, .seeking: mode = .commands
    case .commands, .typing, .choosing, .rating, .menu, .poster, .tabs: break
    }
    return refuse(loss)
  }

  /// A sentence about what quitting would interrupt or drop; nil for nothing.
  private var lossByQuitting: String? {
    let pages = histories.values.flatMap(\.pages)
    if unfinished.isSaving { return words.isChanging }
    if let line = unfinished.running.last { return words.runsOn(line) }
    if pages.contains(where: \.isSyncing) { return words.isSyncing }
    return chosenFilms.isEmpty ? nil : words.dropsMarks(chosenFilms.count)
  }

  /// Loads the page again, or the next rows if those are not loaded without a key.
  mutating func refresh() -> [BrowserEffect] {
    guard let currentPage else { return [] }
    pictures.forgetMissing()
    switch currentPage.content?.nextPage {
    case .failed, .stalled: return loadNextPage(of: currentPage.id)
    case .available, .none?, nil: break
    }
    self.currentPage?.isRefreshing = true
    return [.send(currentPage.id, .refresh)]
  }

  /// Shows the poster of the film in focus or of the page, as large as the screen.
  mutating func showPoster() {
    guard let film, let card = card(of: film) ?? currentPage?.film else { return report(words.noFilmHere) }
    mode = .poster(card)
  }

  mutating func move(_ move: FocusMove) -> BrowserPage.Moved {
    let result = currentPage?.move(move) ?? .stuck
    guard case .turned(let carousel) = result else { return result }
    layOutCurrent(force: true)
    currentPage?.focus(onEndOf: carousel, last: move == .right)
    return result
  }

  mutating func scroll(by lines: Int) {
    currentPage?.scroll(by: lines)
    currentPage?.keepFocusVisible()
  }

  mutating func openFocused() -> [BrowserEffect] {
    guard let page = currentPage, let target = page.focusedOnScreen else { return hasNothing(words.nothingToOpen) }
    let effects = follow(target.id.destination)
    // The rest of a carousel's list begins below the last film of the carousel.
    if let last = page.lastOfCarouselWithRestInFocus, currentPage?.content == nil {
      currentPage?.focus(onCard: PageTarget.ID(destination: .route(last), carousel: nil, occurrence: 0))
    }
    return effects
  }

  /// Says what a page lacks, once that is known.
  mutating func hasNothing(_ sentence: String) -> [BrowserEffect] {
    currentPage?.content?.isLoading ?? true ? [] : refuse(sentence)
  }

  /// Opens a page, or an address in the web browser.
  mutating func follow(_ destination: TextLine.Target) -> [BrowserEffect] {
    switch destination {
    case .command(.search(let query, nil, 1)) where hasField:
      field.clear()
      field.insert(query)
      mode = .commands
      return search(isFinal: true)
    case .route(let route), .command(let route): return follow(route)
    case .address(let link): return [.openAddress(link.address)]
    case .setting(let name):
      if let setting = Setting(rawValue: name) { showChoices(of: setting) }
      return []
    }
  }

  /// Opens a page, or makes the change that a route stands for.
  mutating func follow(_ route: Route) -> [BrowserEffect] {
    if let refusal, route.changesLibrary { return refuse(refusal) }
    switch route {
    case .shelve(let id, let shelf, let isOn, let source):
      return Shelf(rawValue: shelf).map { [.shelve(.movie(id: id, source: source), $0, isOn)] } ?? []
    case .undo: return revert(by: .undo, isExplicit: true)
    case .redo: return revert(by: .redo, isExplicit: true)
    case _ where route.leavesTerminal: return [.leave(route)]
    case _ where route.isNamed: return [.lookUp(route)]
    default: return open(route)
    }
  }

  /// From a film that was opened from a list: opens the next film of the list in its place. From a film for tonight:
  /// picks another one, or returns to the one before.
  mutating func openNeighbor(_ step: Int) -> [BrowserEffect] {
    if let other = currentPage?.route.otherPick {
      guard currentPage?.film != nil else { return hasNothing(words.noFilmHere) }
      if step > 0 { return open(other) }
      guard earlierPick != nil else { return refuse(words.noEarlierFilm) }
      histories[tab]?.goBack()
      return []
    }
    guard currentPage?.route.isFilm == true else { return refuse(words.needsOpenFilm) }
    guard let history = histories[tab], history.canGoBack else { return refuse(words.noListHere) }
    histories[tab]?.goBack()
    // As far as the film that has the focus now, and more may have been loaded.
    layOutCurrent(force: true)
    guard let list = currentPage, case let films = list.neighbors,
      let place = films.firstIndex(where: { $0.route == history.current.route })
    else {
      histories[tab] = history
      return refuse(words.noListHere)
    }
    let hasMore = step > 0 && list.content?.nextPage == .available
    let isNearEnd = hasMore && place + step > films.count - 5 && !loadingMore.contains(list.id)
    let loads = isNearEnd ? loadNextPage(of: list.id) : []
    guard films.indices.contains(place + step) else {
      histories[tab] = history
      return loads + refuse(hasMore ? words.loading : words.noListHere)
    }
    currentPage?.focus(onCard: films[place + step].id)
    layOutCurrent(force: true)
    return loads + open(films[place + step].route)
  }

  /// The page before with the film for tonight that the one on screen was picked in place of; nil if there is none.
  private var earlierPick: BrowserPage? {
    guard let page = histories[tab]?.previous, case .pick(let shelf, let criteria, _) = page.route,
      case .pick(shelf, criteria, _)? = currentPage?.route
    else { return nil }
    return page
  }

  /// If the film for tonight that a page shows first is the one before, says so and closes the page before: going back
  /// would show the same film. One that comes later was not picked again: an undo may have brought it back.
  mutating func joinPicks(of content: PageContent, on id: PageID) -> [BrowserEffect] {
    guard id == currentPage?.id, currentPage?.content?.isLoading ?? true, !content.isLoading,
      let earlier = earlierPick, let film = content.facts.film,
      film.route == earlier.film?.route
    else { return [] }
    histories[tab]?.forget { $0.id == earlier.id }
    report(words.pickedSameFilm)
    return [.close(earlier.id)]
  }

  mutating func togglePosters() -> [BrowserEffect] {
    guard let page = currentPage else { return [] }
    guard textPage.showsPictures else { return refuse(words.noPosters) }
    guard page.cards.isEmpty || hasRoomForPosters else { return refuse(words.tooSmall) }
    let isShown = showsPosters(page)
    currentPage?.showsPosters = !isShown
    layOutCurrent(force: true)
    guard currentPage?.layout.lines != page.layout.lines else {
      currentPage = page
      return hasNothing(words.noPostersHere)
    }
    if let focused = currentPage?.focused { currentPage?.focus(on: focused) }
    return []
  }

  // MARK: - Films

  var focusedFilm: Route? {
    currentPage?.focusedOnScreen?.id.destination.route.flatMap { $0.isFilm ? $0 : nil }
  }

  /// The film in focus, or the film of the page.
  var film: Route? { focusedFilm ?? filmOfPage }

  private var filmOfPage: Route? {
    // There may be no film with the id.
    guard currentPage?.content?.isLoading ?? true || currentPage?.film != nil else { return nil }
    switch currentPage?.route {
    case .movie(let id, .overview, let source)?, .movie(let id, .credits, let source)?,
      .movie(let id, .reviews, let source)?, .movie(let id, .complete, let source)?:
      return .movie(id: id, source: source)
    default: return nil
    }
  }

  // MARK: - Links

  /// Whether ids and addresses are those of the film or person of the page. The focus begins at the cast of a film or at
  /// the films of a person, which are meant only after it was moved.
  private var meansPage: Bool {
    currentPage?.wasMoved == false && (filmOfPage ?? currentPage?.route)?.isFilmOrPerson == true
  }

  /// What the page is about and what has the focus, the one that is meant first. The focus may lead to a year or a genre.
  private var subjects: [Route] {
    let page = filmOfPage ?? currentPage?.route
    let focused = currentPage?.focusedOnScreen?.id.destination.route
    return (meansPage ? [page, focused] : [focused, page]).compactMap(\.self)
  }

  mutating func withLink(_ effect: (String) -> BrowserEffect) -> [BrowserEffect] {
    if !meansPage, case .address(let link)? = currentPage?.focusedOnScreen?.id.destination {
      return [effect(link.address)]
    }
    guard let link = subjects.compactMap({ textPage.link(to: $0) }).first else { return refuse(words.noWebPage) }
    return [effect(link.address)]
  }

  mutating func copyID() -> [BrowserEffect] {
    guard let subject = subjects.first(where: { reference($0) != nil }), let id = reference(subject) else {
      return refuse(words.noFilmHere)
    }
    return [.copy(id, saying: name(of: subject).map { words.copiedID(id, of: $0) } ?? words.copied(id))]
  }

  /// The title of a film, or the name of the person of the page or in focus; nil if the page does not tell.
  private func name(of subject: Route) -> String? {
    if let card = card(of: subject) { return card.title }
    guard subject == currentPage?.focusedOnScreen?.id.destination.route else {
      return subject == currentPage?.route ? currentPage?.content?.facts.person : nil
    }
    // On a wall, the first line is one of the picture.
    return currentPage?.focusedText.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  mutating func copyCommand() -> [BrowserEffect] {
    let isSearch = hasField && !field.text.isEmpty
    let route = isSearch ? .search(query: field.text, year: nil, page: 1) : currentPage?.route
    guard let command = route.flatMap(textPage.command) else { return refuse(words.nothingToCopy) }
    return [.copy(command, saying: words.copied(command))]
  }
}
