import MovieText

/// A sign of life on standard error while a scene loads: only on a terminal, and only when it takes a while.
actor Spinner {
  private static let delay = Duration.milliseconds(100)
  private static let interval = Duration.milliseconds(80)
  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let stream: OutputStream
  private let text: CleanText
  private var turning: Task<Void, Never>?

  init(stream: OutputStream, text: String) {
    self.stream = stream
    self.text = CleanText(text)
  }

  func start() {
    guard stream.isTerminal, turning == nil else { return }
    turning = Task { [stream, text] in
      do {
        try await Task.sleep(for: Self.delay)
        for frame in 0... {
          stream.write("\r\(Self.frames[frame % Self.frames.count]) \(text.string)")
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Stopped; what was drawn is taken away by `stop`.
      }
    }
  }

  /// Returns when nothing of it is left on the screen.
  func stop() async {
    guard let turning else { return }
    turning.cancel()
    await turning.value
    stream.write("\r\u{1B}[K")
    self.turning = nil
  }
}
