import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieLive
import MoviePictures
import MovieScenes
import MovieTerminal
import MovieTerminalDriver
import MovieText

/// Runs the browser on a terminal: passes input and scenes' results to it, carries out its effects, and draws its frames.
struct BrowserSession: Sendable {
  enum Ending: Sendable, Hashable {
    case quit
    /// The terminal was closed.
    case lost
    /// The films that were chosen for another program; none if nothing was.
    case chosen([Route])
    /// Choosing films was canceled.
    case cancelled
  }

  /// How long a terminal may take to be given back. One that hangs must not keep the program from ending.
  private static let writingLimit = Duration.seconds(1)

  private static let spinnerInterval = Duration.milliseconds(100)

  private enum Event: Sendable {
    case browser(BrowserEvent)
    case input(ScreenReader.Input)
    case settings(UserSettings)
    /// The program was stopped and continued; false if nothing could stop it.
    case resumed(Bool)
    /// A credential was stored or removed, as a sentence says.
    case loggedIn(String)
    /// Everything was written to the terminal.
    case left
  }

  private var program: Program
  private var browser: Browser
  private let pages: ScenePages
  private var replies: ScreenReplies
  /// The last value of the setting of the mouse, which a key may have turned off or on since.
  private var settingOfMouse: Bool
  /// Nil while the session goes on.
  private var ending: Ending?
  private let terminal: HeldTerminal
  private let reader: ScreenReader
  private let writer: ScreenWriter
  private let stored: StoredPictures
  private let events: AsyncStream<Event>
  private let input: AsyncStream<Event>.Continuation
  /// Turns the spinner while something loads.
  private var turning: Task<Void, Never>?
  /// Loads the films that a search finds at once.
  private var known: Task<Void, Never>?

  init(_ browser: Browser, of program: Program, on terminal: HeldTerminal) {
    self.browser = browser
    settingOfMouse = browser.usesMouse
    self.program = program
    self.terminal = terminal
    let abilities = ScreenAbilities(
      palette: program.abilities.palette, charset: browser.textPage.charset, terminal: terminal.kind)
    reader = ScreenReader(device: terminal.device, escapeDelay: program.launch.environment.escapeDelay)
    writer = ScreenWriter(device: terminal.device, abilities: abilities)
    stored = StoredPictures(terminal, writer: writer)
    replies = ScreenReplies(abilities: abilities)
    let (events, input) = AsyncStream.makeStream(of: Event.self)
    (self.events, self.input) = (events, input)
    pages = ScenePages(program.context) { id, route in
      program.page(
        id, for: route, send: { input.yield(.browser($0)) }, loggedIn: { input.yield(.loggedIn($0)) })
    } send: {
      input.yield(.browser($0))
    }
  }

  // MARK: - The loop

  /// Runs until the user quits. `settings` are those at the start.
  mutating func run(_ settings: UserSettings) async -> Ending {
    follow(settings)
    writer.perform { [terminal] _ in terminal.takeOver() }
    reader.start { [input] in input.yield(.input($0)) }
    await update(.resized(terminal.device.size))
    writer.show(browser.frame)
    // Not in the task, which may begin after the first change.
    let changes = program.context.settings.changes()
    let following = Task { [input, settings = program.context.settings] in
      for await _ in changes { input.yield(.settings(await settings.current())) }
    }
    let warning = Task { [input, damage = program.damage.stream] in
      for await sentence in damage { input.yield(.browser(.reported(sentence))) }
    }
    defer { for task in [following, warning] { task.cancel() } }
    turnSpinner(isOn: ending == nil && browser.isWaiting)
    loadKnownFilms()
    defer { known?.cancel() }
    for await event in events where ending == nil {
      CrashRestore.protectThread()
      await take(event)
      turnSpinner(isOn: ending == nil && browser.isWaiting)
      if ending == nil { writer.show(browser.frame) } else { break }
    }
    await leave(waitingForReply: ending != .lost)
    return ending ?? .lost
  }

  private mutating func take(_ event: Event) async {
    switch event {
    case .browser(let event): await update(event)
    case .input(.end): ending = .lost
    case .input(.resized):
      writer.perform { $0.forget() }
      await update(.resized(terminal.device.size))
    case .input(.stopRequested): takeBack { $0.suspend() }
    case .input(.continued): takeBack { $0.resumeAfterForeignStop() ? true : nil }
    case .input(.events):
      for event in reader.takeEvents() where ending == nil {
        if case .reply(let reply) = event { await take(reply) } else { await update(.terminal(event)) }
      }
    case .settings(let settings): follow(settings)
    case .loggedIn(let sentence): await followLogIn(saying: sentence)
    case .resumed(let wasStopped):
      if !wasStopped { await update(.reported(browser.words.cannotSuspend)) }
      await update(.resized(terminal.device.size))
      await update(.picturesLost)
    case .left: break
    }
  }

  private mutating func take(_ reply: TerminalReply) async {
    writer.perform { [terminal] _ in terminal.take(reply) }
    let showedPlaceholders = replies.showsPlaceholders
    if replies.take(reply) { applyReplies() }
    // Those that were loaded before are made of cells.
    if showedPlaceholders != replies.showsPlaceholders { await update(.picturesLost) }
  }

  /// Reopens the pages with the catalog of the new credential.
  private mutating func followLogIn(saying sentence: String) async {
    let earlier = program.filmSource.catalog.source
    try? await program.reopenSource()
    known?.cancel()
    await pages.use(program.context)
    browser.adapt(to: program, in: await program.language())
    await update(.loggedIn(sentence, isNewCatalog: program.filmSource.catalog.source != earlier))
    loadKnownFilms()
  }

  private mutating func loadKnownFilms() {
    known = Task { [pages, program] in await pages.loadKnownFilms(isWholeCatalog: program.filmSource.isBuiltIn) }
  }

  /// Nothing wakes a browser that waits for nothing.
  private mutating func turnSpinner(isOn: Bool) {
    guard isOn != (turning != nil) else { return }
    turning?.cancel()
    turning = nil
    guard isOn else { return }
    turning = Task { [input] in
      while (try? await Task.sleep(for: Self.spinnerInterval)) != nil { input.yield(.browser(.tick)) }
    }
  }

  private mutating func follow(_ settings: UserSettings) {
    browser.adapt(to: program, in: program.preferences.language(with: settings))
    browser.remapKeys(settings.keys)
    browser.showsWalls = settings.showsPosters
    browser.hasOwnServices = !settings.services.isEmpty
    replies.chosenBackground = settings.theme.background
    applyReplies()
    let isOn = settings.usesMouse(on: terminal.kind)
    guard isOn != settingOfMouse else { return }
    (settingOfMouse, browser.usesMouse) = (isOn, isOn)
    writer.perform { [terminal] _ in terminal.useMouse(isOn) }
  }

  private mutating func applyReplies() {
    let abilities = replies.abilities
    browser.textPage.palette = abilities.palette
    writer.perform { $0.abilities = abilities }
  }

  // MARK: - Effects

  /// Passes an event to the browser, and carries out its effects until one of them ends the session.
  private mutating func update(_ event: BrowserEvent) async {
    for effect in browser.update(event) where ending == nil {
      switch effect {
      case .quit: ending = .quit
      case .finish(let films): ending = .chosen(films)
      case .cancel: ending = .cancelled
      case .repaint: writer.perform { $0.forget() }
      case .suspend: takeBack { $0.suspend() }
      case .useMouse(let isOn): writer.perform { [terminal] _ in terminal.useMouse(isOn) }
      case .copy(let text, let sentence): Task { [others] in await others.copy(text, saying: sentence) }
      case .runCommand(let line):
        let command = Vip.command(of: line.split(separator: " ").map(String.init))
        let isLogOut = command is AuthCommand.Logout.Type
        await pages.run(line, inOrder: !(command is any UnorderedCommand.Type)) { [others, input] in
          let sentence = await others.run(line)
          // Without a token, the catalog is another one.
          guard isLogOut, let sentence else { return sentence }
          input.yield(.loggedIn(sentence))
          return nil
        }
      case .openAddress(let address): Task { [others] in await others.open(address) }
      case .leave(let route):
        await update(.reported(browser.words.looksForAddress))
        Task { [others] in await others.open(route) }
      case .loadPictures(let requests): load(requests)
      case .dropPictures(let ids): stored.remove(ids)
      case _ where effect.isChange && program.isReplay:
        await update(.saved)
        await update(.reported(program.words.notChangedInReplay))
      case .open, .close, .send, .lookUp, .stopLookingUp, .shelve, .seeToday, .rate, .set, .perform:
        await pages.perform(effect)
      }
    }
  }

  /// The programs that effects use. They may take their time, so that the session does not wait for them.
  private var others: OtherPrograms {
    OtherPrograms(program: program, words: browser.words, terminal: terminal, writer: writer) { [input] in
      input.yield(.browser(.reported($0)))
    }
  }

  private func load(_ requests: [PictureRequest]) {
    guard let images = program.filmSource.images else { return }
    let isStored = replies.showsPlaceholders
    let store: @Sendable (Picture, PosterSize) async -> PosterArt? = { [stored] in await stored.store($0, size: $1) }
    let source = PictureLoader(
      imageProtocol: isStored ? .kitty : .blocks, cell: replies.cell ?? .usual,
      timeLimit: program.filmSource.live.timeLimit,
      store: isStored ? store : nil,
      fetch: { try await images.picture(for: $0, width: $1, timeLimit: $2) })
    Task { [input, source, page = browser.textPage] in
      await source.load(requests, on: page) { input.yield(.browser(.pictures([$0: $1]))) }
    }
  }

  // MARK: - The terminal

  /// Gives back the terminal, and waits for the replies to the last questions: what comes later would be typed into the
  /// shell. A terminal that takes no output is not waited for.
  private func leave(waitingForReply: Bool) async {
    let asks = waitingForReply && terminal.kind != .console
    writer.finish { [terminal, input] in
      terminal.leave(asking: asks)
      input.yield(.left)
    }
    var timeout = endInput(after: Self.writingLimit)
    defer { timeout.cancel() }
    var hasLeft = false
    var owed = !asks ? 0 : replies.areComplete ? 1 : 2
    for await event in events {
      switch event {
      case .left:
        hasLeft = true
        timeout.cancel()
        timeout = endInput(after: replies.patience)
      case .input(.events):
        owed -= reader.takeEvents().count { if case .reply(.attributes) = $0 { true } else { false } }
      default: break
      }
      if hasLeft, owed <= 0 { break }
    }
    terminal.release(drains: hasLeft)
  }

  private func endInput(after duration: Duration) -> Task<Void, Never> {
    Task { [input] in
      if (try? await Task.sleep(for: duration)) != nil { input.finish() }
    }
  }

  /// Takes the terminal back from the shell. `stop` returns whether the program was stopped; nil if the terminal belongs to
  /// another program now.
  private func takeBack(after stop: @escaping @Sendable (HeldTerminal) -> Bool?) {
    writer.perform { [terminal, stored, input] renderer in
      guard let wasStopped = stop(terminal) else { return }
      stored.forget()
      renderer.forget()
      input.yield(.resumed(wasStopped))
    }
  }
}
