import BrowserTestSupport
import MovieTerminal
import MovieText
import TerminalTestSupport
import Testing

@testable import MovieBrowser

/// Random keys against random answers. `make soak` presses 100,000.
@Suite(.timeLimit(.minutes(60))) struct BrowserPropertyTests {
  @Test(arguments: 0..<4)
  func `Whatever is pressed and answered, the screen equals a full paint`(seed: UInt64) {
    var browser = RandomBrowser(seed: seed, isPicking: seed == 3)
    for step in 0..<375 {
      if let difference = browser.step() {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
  }
}

/// The frames of the browser in a real terminal.
@Suite(.enabled(if: Tmux.isInstalled), .timeLimit(.minutes(10))) struct TmuxBrowserTests {
  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func `tmux shows the frames of the browser`(columns: Int, rows: Int) async throws {
    let palette = Palette(depth: .full, background: .dark)
    var strip = await FilmStrip(columns: columns, rows: rows, palette: palette).started()
    await strip.press("Down Right Right Enter", until: "1")
    await strip.press("PageDown", until: "1")
    await strip.press("/ n o s", until: "Nosferatu")
    await strip.press("Esc Esc 5", until: "favorites")
    await strip.press("?", until: "1")
    await strip.press("Esc 1", until: "1")

    let session = TerminalSession(terminal: .multiplexer, title: "vip")
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: palette, terminal: .multiplexer))
    var output = strip.frames.map { renderer.bytes(for: $0) }
    output[0] = Array(session.start.utf8) + output[0]
    let shown = try await Tmux.screens(after: output, size: ScreenSize(columns: columns, rows: rows))
    #expect(shown.count == strip.frames.count)
    for (index, (shown, frame)) in zip(shown, strip.frames).enumerated() {
      #expect(shown == FilmStrip.rows(of: frame), "frame \(index)")
    }
  }
}
