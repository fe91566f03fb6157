/// Tells a key that is held from one that is pressed again by the time in between: terminals report them alike.
public struct KeyRepeats: Sendable {
  /// The time between two presses that no hand is faster than.
  private static let limit = Duration.milliseconds(100)

  private var last: (key: Key, time: ContinuousClock.Instant)?

  /// Creates a value that knows no key yet.
  public init() {}

  /// Returns events that were read at a time, with the keys marked that are held.
  public mutating func marking(_ events: [TerminalEvent], at now: ContinuousClock.Instant) -> [TerminalEvent] {
    events.map { event in
      guard case .key(var press) = event else { return event }
      if let last { press.isRepeated = last.key == press.key && last.time.duration(to: now) < Self.limit }
      last = (press.key, now)
      return .key(press)
    }
  }
}
