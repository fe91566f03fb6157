import MovieDisplay
import MovieScenes
import MovieTerminal
import MovieTerminalDriver
import MovieText
import PublicDomainCatalog

/// Lays out what there is in one line.
struct RowTitles: TextView {
  let page: TextPage

  func lines(of viewModel: HomeScene.ViewModel) -> [TextLine] {
    [TextLine(CleanText(viewModel.rows.map { "\($0.title) \($0.cards.count)" }.joined(separator: ", ")), .heading)]
  }
}

/// Draws the text of a scene below lines of its own.
@MainActor final class Screen: HomeDisplay {
  let size: ScreenSize
  private(set) var frame: Frame

  init(size: ScreenSize) {
    self.size = size
    frame = Frame(size: size)
  }

  func display(_ viewModel: HomeScene.ViewModel) async {
    frame = Frame(size: size)
    let page = TextPage(width: size.columns)
    let lines = RowTitles(page: page).lines(of: viewModel) + HomeText(page: page).lines(of: viewModel)
    for (row, line) in lines.enumerated() {
      frame.draw(line, row: row)
    }
  }
}

/// Shows a frame on the whole screen until a key is pressed.
func show(_ frame: Frame, on terminal: HeldTerminal) async {
  let reader = ScreenReader(device: terminal.device, escapeDelay: .milliseconds(25))
  let writer = ScreenWriter(device: terminal.device, abilities: ScreenAbilities(palette: .ansi))
  let (events, input) = AsyncStream.makeStream(of: TerminalEvent.self)
  /// Draws the whole screen again if the program has the terminal.
  @Sendable nonisolated func redraw(if hasTerminal: @escaping @Sendable () -> Bool) {
    writer.perform { renderer in
      guard hasTerminal() else { return }
      renderer.forget()
      writer.show(frame)
    }
  }
  terminal.takeOver()
  writer.show(frame)
  reader.start {
    switch $0 {
    case .events: reader.takeEvents().forEach { input.yield($0) }
    case .end: input.finish()
    case .stopRequested: redraw { terminal.suspend() != nil }
    case .continued: redraw { terminal.resumeAfterForeignStop() }
    case .resized: break
    }
  }
  for await event in events {
    if case .key = event { break }
  }
  await withCheckedContinuation { hasLeft in
    writer.finish {
      terminal.leave(asking: false)
      hasLeft.resume()
    }
  }
  terminal.release(drains: true)
}

// Only if asked to: the output of an example is compared.
let device = CommandLine.arguments.contains("show") ? TerminalDevice() : nil
let screen = Screen(size: device?.size ?? ScreenSize(columns: 60, rows: 12))
let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
let home = context.open(HomeScene.self, on: screen)
await home.handle(.load)

EndingSignals.handle()
if let device, let terminal = HeldTerminal(device, as: .other, title: "Films") {
  await show(screen.frame, on: terminal)
} else {
  var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))
  print("\(renderer.bytes(for: screen.frame).count > 600 ? "A frame" : "Nothing") for \(screen.size.columns) columns")
}
