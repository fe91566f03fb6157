import MovieDomain
import Testing

extension CalendarDate {
  /// The day on which tests take place.
  static var sample: CalendarDate {
    get throws { try #require(CalendarDate(year: 2026, month: 11, day: 20)) }
  }
}
