/// Tells a key that is held from one that is pressed again, and a text from single keys, by the time in between: terminals
/// report them alike.
public struct KeyRepeats: Sendable {
  /// The time between two presses that no hand is faster than.
  private static let limit = Duration.milliseconds(100)
  /// The time in which a slow hand types the next letter, and in which nobody has read a new page.
  private static let textLimit = Duration.milliseconds(600)

  private var last: (key: Key, time: ContinuousClock.Instant)?

  /// Creates a value that knows no key yet.
  public init() {}

  /// Returns events that were read at a time, with the keys marked that are held or continue a text.
  public mutating func marking(_ events: [TerminalEvent], at now: ContinuousClock.Instant) -> [TerminalEvent] {
    events.map { event in
      guard case .key(var press) = event else { return event }
      let pause = last?.time.duration(to: now) ?? Self.textLimit
      press.isRepeated = last?.key == press.key && pause < Self.limit
      press.continuesText = pause < Self.textLimit
      last = (press.key, now)
      return .key(press)
    }
  }
}
