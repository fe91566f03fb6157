import MovieDisplay
import MovieText

/// A spinner on standard error while a scene loads, or a line that can be read aloud; only on a terminal and after a delay.
actor Spinner {
  private static let delay = Duration.milliseconds(100)
  /// A sentence is only worth hearing if one has to wait.
  private static let delayOfLine = Duration.seconds(1)
  private static let interval = Duration.milliseconds(80)
  private static let barWidth = 20
  private static let widthWithBar = 70

  private let terminal: Terminal
  private var text: CleanText
  private let turns: Bool
  /// Returns whether anything was drawn.
  private var turning: Task<Bool, Never>?

  init(terminal: Terminal, text: String, turns: Bool) {
    self.terminal = terminal
    self.text = CleanText(text)
    self.turns = turns
  }

  func start() {
    guard terminal.showsSpinner, turning == nil else { return }
    turning = Task { [stream = terminal.errors, turns] in
      let frames = stream.charset.spinner
      var isDrawn = false
      do {
        try await Task.sleep(for: turns ? Self.delay : Self.delayOfLine)
        guard turns else {
          stream.write("\(stream.charset.text(text.string))\n")
          return false
        }
        for frame in 0... {
          stream.write("\r\(frames[frame % frames.count]) \(stream.charset.text(text.string))\u{1B}[K")
          isDrawn = true
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Canceled; `stop` erases what was drawn.
      }
      return isDrawn
    }
  }

  /// Starts the spinner, and shows a bar with what is done if the view model says how much.
  func show(_ progress: any SceneViewModel) {
    start()
    guard let fraction = progress.progress else { return }
    let percent = Int(max(0, min(1, fraction)) * 100)
    let filled = percent * Self.barWidth / 100
    // A line that wraps could not be erased.
    let cells =
      terminal.width < Self.widthWithBar
      ? "" : String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled) + " "
    text = CleanText("\(cells)\(percent) % \(progress.activity ?? "")")
  }

  func stop() async {
    guard let turning else { return }
    turning.cancel()
    if await turning.value {
      terminal.errors.write("\r\u{1B}[K")
    }
    self.turning = nil
  }
}
