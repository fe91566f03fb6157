/// What the terminal sent.
public enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(KeyPress)
  /// A click or a turn of the wheel.
  case mouse(MouseEvent)
  /// Text was pasted, with `\n` for each line break and without other control characters.
  case paste(String)
  /// The terminal answered a question.
  case reply(TerminalReply)

  /// Adds up turns of the wheel that directly follow each other at the same place, so that they need one frame.
  fileprivate static func merged(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.reduce(into: []) { merged, event in
      if let last = merged.last, let sum = last.adding(event) {
        merged[merged.count - 1] = sum
      } else {
        merged.append(event)
      }
    }
  }

  private func adding(_ next: TerminalEvent) -> TerminalEvent? {
    guard case .mouse(let first) = self, case .mouse(let second) = next,
      case .scroll(let columns, let rows) = first.action, case .scroll(let moreColumns, let moreRows) = second.action,
      (first.row, first.column, first.modifiers) == (second.row, second.column, second.modifiers)
    else { return nil }
    let sum = MouseEvent.Action.scroll(columns: columns + moreColumns, rows: rows + moreRows)
    return .mouse(MouseEvent(sum, row: first.row, column: first.column, modifiers: first.modifiers))
  }
}

/// A click or a turn of the wheel.
public struct MouseEvent: Sendable, Hashable {
  /// A mouse button.
  public enum Button: Sendable, Hashable {
    /// One of the three main buttons.
    case left, middle, right
    /// One of the two buttons at the side.
    case back, forward
  }

  /// What happened.
  public enum Action: Sendable, Hashable {
    /// A button went down.
    case press(Button)
    /// The wheel was turned by a number of steps, right and down if positive.
    case scroll(columns: Int, rows: Int)
  }

  /// What happened.
  public let action: Action
  /// The row of the pointer, from 0.
  public let row: Int
  /// The column of the pointer, from 0.
  public let column: Int
  /// The modifiers that were held down: Shift, Alt and Control.
  public let modifiers: Key.Modifiers

  /// Creates a mouse event.
  public init(_ action: Action, row: Int, column: Int, modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}

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
