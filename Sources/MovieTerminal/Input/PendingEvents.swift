/// Events that were read and not yet handled. They are limited, because a terminal may send a megabyte of text or replies:
/// then only the last events count, so that a key at the end is obeyed at once.
public struct PendingEvents: Sendable {
  /// The most events that are kept, which is more than people type ahead.
  static let limit = 1_024
  /// The number of events that are kept of more, and as long as more come.
  static let floodLimit = 64

  private var events: [TerminalEvent] = []
  private var isFlood = false

  /// Creates an empty list.
  public init() {}

  /// Whether there are no events.
  public var isEmpty: Bool { events.isEmpty }

  /// Adds events, and drops the oldest if there are too many.
  public mutating func add(_ more: [TerminalEvent]) {
    events = TerminalEvent.merged(events + more)
    isFlood = isFlood || events.count > Self.limit
    if isFlood { events = events.suffix(Self.floodLimit) }
  }

  /// Removes and returns all events, oldest first.
  public mutating func take() -> [TerminalEvent] {
    isFlood = isFlood && events.count == Self.floodLimit
    defer { events = [] }
    return events
  }
}
