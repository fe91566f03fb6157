import MovieBrowser
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieTerminalDriver
import MovieText
import PublicDomainCatalog
import ViewerScenes

/// What the loop below reacts to.
nonisolated enum Event: Sendable {
  case browser(BrowserEvent)
  case settings(UserSettings)
}

/// Runs the browser until the user quits.
func browse(_ catalog: any MovieCatalog, on terminal: HeldTerminal) async {
  let reader = ScreenReader(device: terminal.device, escapeDelay: .milliseconds(25))
  let writer = ScreenWriter(device: terminal.device, abilities: ScreenAbilities(palette: .ansi))
  let (events, input) = AsyncStream.makeStream(of: Event.self)
  let settings = TransientSettings()
  let words = CurrentWords(settings, in: CurrentWords.allLanguages)
  let context = SceneContext(catalog: catalog, settings: settings, words: words)
  let pages = ScenePages(context) { input.yield(.browser($0)) }
  var browser = Browser(page: TextPage(width: 80, palette: .ansi), words: EnglishWords(), today: .today)
  browser.source = catalog.source

  /// Draws the whole screen again if the program has the terminal.
  @Sendable nonisolated func redraw(if hasTerminal: @escaping @Sendable () -> Bool) {
    writer.perform { renderer in
      guard hasTerminal() else { return }
      renderer.forget()
      input.yield(.browser(.resized(terminal.device.size)))
    }
  }

  terminal.takeOver()
  redraw { true }
  reader.start {
    switch $0 {
    case .events: reader.takeEvents().forEach { input.yield(.browser(.terminal($0))) }
    case .end: input.finish()
    case .stopRequested: redraw { terminal.suspend() != nil }
    case .continued: redraw { terminal.resumeAfterForeignStop() }
    case .resized: redraw { true }
    }
  }
  let changes = settings.changes()
  Task { for await _ in changes { input.yield(.settings(await settings.current())) } }
  // The catalog is on this machine, so that a search can find all of its films while one types.
  Task { await pages.loadKnownFilms(isWholeCatalog: true) }

  for await event in events {
    switch event {
    case .browser(let event):
      for effect in browser.update(event) {
        switch effect {
        case .quit, .finish, .cancel: input.finish()
        case .suspend: redraw { terminal.suspend() != nil }
        case .repaint: redraw { true }
        case .useMouse(let isOn): writer.perform { _ in terminal.useMouse(isOn) }
        // Those that need another program, such as a web browser, are ignored.
        default: await pages.perform(effect)
        }
      }
    case .settings(let settings):
      browser.words = settings.language?.code == "ru" ? RussianWords() : EnglishWords()
      browser.remapKeys(settings.keys)
    }
    writer.show(browser.frame)
  }

  await withCheckedContinuation { hasLeft in
    writer.finish {
      terminal.leave(asking: false)
      hasLeft.resume()
    }
  }
  terminal.release(drains: true)
}

EndingSignals.handle()
if let device = TerminalDevice(), let terminal = HeldTerminal(device, as: .other, title: "Films") {
  await browse(PublicDomainCatalog(today: .today), on: terminal)
}
