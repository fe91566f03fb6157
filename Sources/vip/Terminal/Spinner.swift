import MovieText

/// A spinner on standard error while a scene loads, or a line that can be read aloud; only on a terminal and after a delay.
actor Spinner {
  private static let delay = Duration.milliseconds(100)
  /// A sentence is only worth hearing if one has to wait.
  private static let delayOfLine = Duration.seconds(1)
  private static let interval = Duration.milliseconds(80)
  private static let barWidth = 20

  private let terminal: Terminal
  private let text: CleanText
  private let turns: Bool
  /// The bar of a task whose end is known; empty before.
  private var bar = CleanText("")
  /// Returns whether anything was drawn.
  private var turning: Task<Bool, Never>?

  init(terminal: Terminal, text: String, turns: Bool) {
    self.terminal = terminal
    self.text = CleanText(text)
    self.turns = turns
  }

  func start() {
    guard terminal.showsSpinner, turning == nil else { return }
    turning = Task { [stream = terminal.errors, text, turns] in
      let frames = stream.charset.spinner
      let text = stream.charset.text(text.string)
      var isDrawn = false
      do {
        try await Task.sleep(for: turns ? Self.delay : Self.delayOfLine)
        guard turns else {
          stream.write("\(text)\n")
          return false
        }
        for frame in 0... {
          stream.write("\r\(frames[frame % frames.count]) \(stream.charset.text(bar.string))\(text)")
          isDrawn = true
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Cancelled; `stop` erases what was drawn.
      }
      return isDrawn
    }
  }

  /// Shows how much is done, from 0 to 1, as a bar in front of the text.
  func show(_ fraction: Double) {
    let percent = Int(max(0, min(1, fraction)) * 100)
    let filled = percent * Self.barWidth / 100
    let cells = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled)
    bar = CleanText("\(cells) \(percent) % ")
  }

  /// Stops the spinner and erases it.
  func stop() async {
    guard let turning else { return }
    turning.cancel()
    if await turning.value {
      terminal.errors.write("\r\u{1B}[K")
    }
    self.turning = nil
  }
}
