import Foundation
package import MovieTerminal
import Subprocess

/// Runs tmux without a window.
package enum Tmux {
  /// Whether tmux is installed.
  package static let isInstalled = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Returns the rows of the screen after each of several pieces of output, without blanks at their ends.
  package static func screens(after output: [[UInt8]], size: ScreenSize) async throws -> [[String]] {
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
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows).map {
        String($0).trimmingBlanks
      }
      return rows + Array(repeating: "", count: size.rows - rows.count)
    }
  }
}
