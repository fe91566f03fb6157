import LibC
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieText
import ProgramScenes
import TerminalScreen

/// Runs the browser on a terminal: passes input and scenes' results to it, carries out its effects, and draws its frames.
struct BrowserSession: Sendable {
  /// How a session ended.
  enum Ending: Sendable, Hashable {
    case quit
    /// The terminal was closed.
    case lost
    /// The films that were chosen for another program; none if nothing was.
    case picked([Route])
    /// Choosing films was cancelled.
    case cancelled
  }

  /// How long replies of the terminal are waited for at the end.
  private static let patience = Duration.milliseconds(150)

  private enum Event: Sendable {
    case browser(BrowserEvent)
    case input(ScreenReader.Input)
    case settings(UserSettings)
    /// The program was stopped and continued; false if nothing could stop it.
    case resumed(Bool)
  }

  private let program: Program
  private let device: TerminalDevice
  private let original: termios
  private let session: TerminalSession
  private let writer: ScreenWriter
  private let errors: ErrorFile?
  private let events: AsyncStream<Event>
  private let input: AsyncStream<Event>.Continuation
  private let links = LinkProgram.found(isDetached: true)

  /// Opens the terminal; nil if it cannot show the browser.
  init?(_ program: Program, on device: TerminalDevice, as kind: TerminalKind, usesMouse: Bool) {
    guard let original = device.settings else { return nil }
    self.program = program
    self.device = device
    self.original = original
    session = TerminalSession(terminal: kind, title: "vip", usesMouse: usesMouse)
    abilities = ScreenAbilities(
      palette: Palette(depth: program.abilities.depth, background: program.abilities.background),
      charset: program.environment.charset, terminal: kind)
    writer = ScreenWriter(device: device, abilities: abilities)
    (events, input) = AsyncStream.makeStream(of: Event.self)
    errors = device.isSame(as: STDERR_FILENO) ? ErrorFile() : nil
  }

  private let abilities: ScreenAbilities

  // MARK: The loop

  /// Runs until the user quits.
  func run(_ browser: Browser) async -> Ending {
    var browser = browser
    let input = input
    let pages = ScenePages(program.context) { input.yield(.browser($0)) }
    takeOver()
    ScreenReader(device: device, escapeDelay: program.environment.escapeDelay).start { input.yield(.input($0)) }
    let following = Task { [settings = program.context.settings] in
      for await _ in settings.changes() { input.yield(.settings(await settings.current())) }
    }
    defer { following.cancel() }
    var answers = TerminalAnswers(abilities: abilities)
    var ending = await perform(browser.update(.resized(device.size)), pages, &browser)
    writer.show(browser.frame)
    let known = Task { await pages.loadKnownFilms(isWholeCatalog: program.source.isBuiltIn) }
    defer { known.cancel() }
    for await event in events where ending == nil {
      switch event {
      case .browser(let event): ending = await perform(browser.update(event), pages, &browser)
      case .input(.end): ending = .lost
      case .input(.signal(let number)): ending = await react(to: number, pages, &browser)
      case .input(.events(let events)):
        for event in events where ending == nil {
          if case .reply(let reply) = event {
            guard answers.take(reply) else { continue }
            let abilities = answers.abilities
            browser.page.palette = abilities.palette
            writer.perform { $0.abilities = abilities }
          }
          ending = await perform(browser.update(.terminal(event)), pages, &browser)
        }
      case .settings(let settings): follow(settings, &browser, &answers)
      case .resumed(let wasStopped):
        if !wasStopped { _ = browser.update(.reported(browser.words.cannotSuspend)) }
        _ = browser.update(.resized(device.size))
      }
      if ending == nil { writer.show(browser.frame) } else { break }
    }
    await leave(waitingForReply: ending != .lost, answers)
    return ending ?? .lost
  }

  private func react(to signal: Int32, _ pages: ScenePages, _ browser: inout Browser) async -> Ending? {
    switch signal {
    case SIGWINCH:
      writer.perform { $0.forget() }
      return await perform(browser.update(.resized(device.size)), pages, &browser)
    case SIGTSTP: suspend()
    default: resumeAfterForeignStop()
    }
    return nil
  }

  private func follow(_ settings: UserSettings, _ browser: inout Browser, _ answers: inout TerminalAnswers) {
    let language = settings.language ?? program.preferences.language
    browser.words = language.browserWords
    browser.remapKeys(settings.keys)
    answers.theme = settings.theme
    browser.page.palette = answers.abilities.palette
    let abilities = answers.abilities
    writer.perform { $0.abilities = abilities }
  }

  // MARK: Effects

  /// Carries out effects. Returns how the session ends; nil if it goes on.
  private func perform(
    _ effects: [BrowserEffect], _ pages: ScenePages, _ browser: inout Browser
  ) async -> Ending? {
    for effect in effects {
      switch effect {
      case .quit: return .quit
      case .finish(let films): return .picked(films)
      case .cancel: return .cancelled
      case .repaint: writer.perform { $0.forget() }
      case .suspend: suspend()
      case .useMouse(let isOn): writer.perform { [device, session] _ in device.write(session.mouse(isOn: isOn)) }
      case .copy(let text): copy(text, saying: browser.words.copied(text))
      case .openAddress(let address): open(address, as: .page, browser.words)
      case .playTrailer(let film):
        _ = browser.update(.reported(browser.words.looksForTrailer))
        playTrailer(of: film, browser.words)
      case .loadPictures(let requests): load(requests, on: browser.page)
      default: await pages.perform(effect)
      }
    }
    return nil
  }

  private func report(_ sentence: String) { input.yield(.browser(.reported(sentence))) }

  private func copy(_ text: String, saying sentence: String) {
    let clipboard = Clipboard(environment: program.environment, programs: links)
    Task { [self] in
      if let sequence = clipboard.copy(text) { writer.perform { [device] _ in device.write(sequence) } }
      report(sentence)
    }
  }

  private func open(_ address: String, as kind: OpenedKind, _ words: any BrowserWords) {
    guard program.environment.hasDisplay else {
      return copy(address, saying: words.copiedInsteadOfOpening(address))
    }
    Task { [self] in
      switch await links.open(address, as: kind) {
      case .opened(let program): report(words.opened(with: program))
      case .noProgram, .failed: copy(address, saying: words.copiedInsteadOfOpening(address))
      }
    }
  }

  private func playTrailer(of route: Route, _ words: any BrowserWords) {
    guard case .movie(let movie, let qualifier) = route else { return }
    let context = program.context
    let source =
      qualifier.flatMap { name in context.sources.first { $0.idNamespace == name } } ?? context.catalog.source
    let presenter = OpeningPresenter(words: program.words)
    let output = Output<OpeningScene.Response> { [self] response, isFinal in
      guard isFinal else { return }
      switch response.address {
      case .success(let address): open(address, as: .video, words)
      case .failure: report(presenter.viewModel(for: response).emptyState?.title ?? words.nothingToOpen)
      case nil: break
      }
    }
    let driver = SceneDriver(OpeningInteractor(), worker: program.openingWorker(links), output: output)
    Task { await driver.handle(OpeningScene.Request(.trailer, of: FilmID(source, movie), onlyShows: true)) }
  }

  private func load(_ requests: [PictureRequest], on page: TextPage) {
    guard let images = program.source.images else { return }
    let source = PosterSource(
      images: images, imageProtocol: .blocks, file: nil, height: nil, cell: .usual,
      timeLimit: program.source.live.timeLimit)
    Task { [input] in input.yield(.browser(.pictures(await source.art(for: requests, on: page)))) }
  }

  // MARK: The terminal

  /// Takes over the terminal. Every way to end gives it back.
  private func takeOver() {
    let leaving = Array(session.leave().utf8)
    EndingSignals.hold(original, of: device.descriptor, leaving: leaving)
    CrashRestore.hold(original, of: device, leaving: leaving, errors: errors)
    ScreenSignals.handle()
    device.setRaw(from: original)
    let start = session.start + session.questions
    writer.perform { [device] _ in device.write(start) }
  }

  private func leave(waitingForReply: Bool, _ answers: TerminalAnswers) async {
    ScreenSignals.release()
    let asks = waitingForReply && session.terminal != .console
    await writer.finish { [device, session] in device.write(session.leave(asking: asks)) }
    if asks { await waitForReply(after: answers.attributeReplies + 1) }
    EndingSignals.release()
    CrashRestore.release()
    // Replies that come later than that are discarded, too.
    device.set(original, TCSAFLUSH)
    errors?.restore()
  }

  /// Waits for the reply to the last question. What comes later would be typed into the shell.
  private func waitForReply(after owed: Int) async {
    let timeout = Task { [input] in
      try? await Task.sleep(for: Self.patience)
      input.finish()
    }
    defer { timeout.cancel() }
    for await event in events {
      guard case .input(.events(let events)) = event else { continue }
      let isAnswered = events.contains { if case .reply(.attributes) = $0 { true } else { false } }
      if isAnswered { return }
    }
  }

  /// Gives the terminal to the shell until the shell continues the program.
  private func suspend() {
    writer.perform { [device, session, original, input, errors] renderer in
      device.write(session.leave())
      device.set(original, TCSADRAIN)
      EndingSignals.release()
      signal(SIGTSTP, SIG_DFL)
      // Returns when the program is continued, or at once if there is no shell that could do so.
      kill(0, SIGTSTP)
      usleep(50_000)
      let wasStopped = !Self.isOrphan
      ScreenSignals.handle()
      EndingSignals.hold(original, of: device.descriptor, leaving: Array(session.leave().utf8))
      guard Terminal.isInForeground(device.descriptor) else { return }
      device.setRaw(from: device.settings ?? original)
      device.write(session.start + session.questionsAfterResuming)
      renderer.forget()
      _ = errors
      input.yield(.resumed(wasStopped))
    }
  }

  /// Another process has stopped and continued the program.
  private func resumeAfterForeignStop() {
    writer.perform { [device, session, original, input] renderer in
      guard Terminal.isInForeground(device.descriptor) else { return }
      device.setRaw(from: device.settings ?? original)
      device.write(session.startAgain + session.questionsAfterResuming)
      renderer.forget()
      input.yield(.resumed(true))
    }
  }

  /// Whether no shell can continue the program: it leads its session.
  private static var isOrphan: Bool { getsid(0) == getpid() }
}

extension Language {
  /// The text of the browser in this language; English if there is no translation.
  var browserWords: any BrowserWords { code == "ru" ? RussianBrowserWords() : EnglishBrowserWords() }
}
