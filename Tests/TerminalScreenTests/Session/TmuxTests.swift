import Foundation
import MovieText
import RandomTestSupport
import Subprocess
import Testing

@testable import TerminalScreen

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

/// Runs tmux.
private enum Tmux {
  static let isInstalled = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The rows of the screen after each of several pieces of output, without blanks at their ends.
  static func screens(after output: [[UInt8]], size: ScreenSize) async throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, bytes) in output.enumerated() { try Data(bytes).write(to: folder.appending(path: "in\(index)")) }
    // tmux answers the question after it has shown everything before it.
    let inside = """
      stty raw -echo
      for index in {0..\(output.count - 1)}; do
        cat "$1/in$index"
        printf '\\033[c'
        IFS= read -r -d c
        tmux capture-pane -p > "$1/out$index"
      done
      tmux wait-for -S done
      """
    try inside.write(to: folder.appending(path: "inside.sh"), atomically: true, encoding: .utf8)
    try "set -g status off\nset -g exit-empty off\n".write(
      to: folder.appending(path: "tmux.conf"), atomically: true, encoding: .utf8)
    let line = """
      tmux() { command timeout 60 tmux -u -S "$0/socket" "$@"; }
      tmux -f "$0/tmux.conf" new-session -d -x \(size.columns) -y \(size.rows) "bash '$0/inside.sh' '$0'"
      tmux wait-for done
      tmux kill-server
      """
    _ = try await Subprocess.run(
      .name("bash"), arguments: ["-c", line, folder.path],
      environment: .inherit.updating(["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TMUX": ""]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    return try output.indices.map { index in
      let text = try String(contentsOf: folder.appending(path: "out\(index)"), encoding: .utf8)
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows).map { row in
        String(row.reversed().drop { $0 == " " }.reversed())
      }
      return rows + Array(repeating: "", count: size.rows - rows.count)
    }
  }
}
