public import MovieText

/// A spinner on a terminal while something loads, or a line that can be read aloud; both after a delay.
public actor Spinner {
  private static let delay = Duration.milliseconds(100)
  /// A sentence is only worth hearing if one has to wait.
  private static let delayOfLine = Duration.seconds(1)
  private static let interval = Duration.milliseconds(80)
  private static let barWidth = 20
  private static let widthWithBar = 70

  private var text: CleanText
  private let turns: Bool
  private let charset: Charset
  private let width: Int
  private let write: @Sendable (String) -> Void
  /// Returns whether anything was drawn.
  private var turning: Task<Bool, Never>?

  /// Creates a spinner that `start` shows with `write`, which is for standard error. `turns` is false for a line. `width`
  /// is the terminal's in columns.
  public init(
    _ text: CleanText, turns: Bool = true, charset: Charset = .unicode, width: Int,
    write: @escaping @Sendable (String) -> Void
  ) {
    (self.text, self.turns, self.charset, self.width, self.write) = (text, turns, charset, width, write)
  }

  /// Starts it, unless it is shown already.
  public func start() {
    guard turning == nil else { return }
    turning = Task { [write, charset, turns, width] in
      let frames = charset.spinner
      var isDrawn = false
      do {
        try await Task.sleep(for: turns ? Self.delay : Self.delayOfLine)
        guard turns else {
          write("\(charset.text(text.string))\n")
          return false
        }
        for frame in 0... {
          // A line that wraps could not be erased. In ASCII, the ellipsis of a text that is cut has three cells.
          let line = charset.text(text.truncated(to: width - 5).string)
          write("\r\(frames[frame % frames.count]) \(line)\u{1B}[K")
          isDrawn = true
          try await Task.sleep(for: Self.interval)
        }
      } catch {
        // Canceled; `stop` erases what was drawn.
      }
      return isDrawn
    }
  }

  /// Starts it, and shows a bar with what is done, as a fraction of 1; nil if that is unknown.
  public func show(_ fraction: Double?, _ activity: String? = nil) {
    start()
    guard let fraction else { return }
    let percent = Int(max(0, min(1, fraction)) * 100)
    let filled = percent * Self.barWidth / 100
    // A line that wraps could not be erased.
    let cells =
      width < Self.widthWithBar
      ? "" : String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barWidth - filled) + " "
    text = CleanText("\(cells)\(percent) % \(activity ?? "")")
  }

  /// Stops it, and erases what it has drawn.
  public func stop() async {
    guard let turning else { return }
    turning.cancel()
    if await turning.value {
      write("\r\u{1B}[K")
    }
    self.turning = nil
  }
}
