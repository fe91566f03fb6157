import MovieText
import RandomTestSupport
import TerminalTestSupport
import Testing

@testable import MovieTerminal

/// The same bytes in a real terminal, tmux, which runs without a window.
@Suite(.enabled(if: Tmux.isInstalled), .timeLimit(.minutes(10))) struct TmuxTests {
  /// tmux has widths of its own for these and merges what it finds to have none into the cell before.
  private let alphabet =
    FrameScript.certain + FrameScript.doubtful.filter { !["क्षि", "நி", "\u{1FAC6}", "🇫"].contains($0) }

  @Test(arguments: 0..<4)
  func `tmux shows what the model shows after each frame`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let size = ScreenSize(columns: 60, rows: 12)
    let session = TerminalSession(terminal: .multiplexer, title: "vip")
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: Palette(depth: .full, background: .dark)))
    var parameters = TerminalModel.Parameters()
    (parameters.variation, parameters.joins) = (1, false)
    var model = TerminalModel(columns: size.columns, rows: size.rows, parameters: parameters)
    model.feed(session.start.utf8)

    var script = FrameScript.random(size: size, alphabet: alphabet, &random)
    var frames: [[UInt8]] = []
    var expected: [[String]] = []
    for index in 0..<12 {
      let bytes = renderer.bytes(for: script.frame)
      frames.append((index == 0 ? Array(session.start.utf8) : []) + bytes)
      model.feed(bytes)
      expected.append(model.text)
      script = script.changed(alphabet: alphabet, &random)
    }
    frames.append(Array(session.leave().utf8))
    expected.append(Array(repeating: "", count: size.rows))

    let shown = try await Tmux.screens(after: frames, size: size)
    for (index, (shown, expected)) in zip(shown, expected).enumerated() {
      #expect(shown == expected, "seed \(seed), frame \(index)")
    }
    #expect(shown.count == expected.count)
  }
}
