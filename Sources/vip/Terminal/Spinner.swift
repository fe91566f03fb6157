import MovieText

/// A spinner on standard error while a scene loads; only on a terminal and after a delay.
actor Spinner {
  private static let delay = Duration.milliseconds(100)
  private static let interval = Duration.milliseconds(80)
  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let framesInASCII = ["|", "/", "-", "\\"]

  private let terminal: Terminal
  private let text: CleanText
  /// Returns whether anything was drawn.
  private var turning: Task<Bool, Never>?

  init(terminal: Terminal, text: String) {
    self.terminal = terminal
    self.text = CleanText(text)
  }

  func start() {
    guard terminal.showsSpinner, turning == nil else { return }
    turning = Task { [stream = terminal.errors, text] in
      let frames = stream.charset == .ascii ? Self.framesInASCII : Self.frames
      let text = stream.charset.text(text.string)
      var isDrawn = false
      do {
        try await Task.sleep(for: Self.delay)
        for frame in 0... {
          stream.write("\r\(frames[frame % frames.count]) \(text)")
          isDrawn = true
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Cancelled; `stop` erases what was drawn.
      }
      return isDrawn
    }
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
