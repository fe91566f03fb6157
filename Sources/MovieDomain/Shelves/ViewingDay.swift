/// The day on which the viewer watched a film. It was not in the future when it was recorded.
public struct ViewingDay: Sendable, Hashable, Comparable {
  /// The date.
  public let date: CalendarDate

  /// Creates a day. Returns nil for a day after `today`.
  public init?(_ date: CalendarDate, today: CalendarDate) {
    guard date <= today else { return nil }
    self.date = date
  }

  /// A day that was checked when it was recorded.
  package init(recorded date: CalendarDate) {
    self.date = date
  }

  /// The order in time.
  public static func < (left: Self, right: Self) -> Bool { left.date < right.date }
}
