public import MovieDomain

// In tests, a day is written as in ISO 8601.
extension CalendarDate: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    guard let date = CalendarDate(iso8601: text[...]) else { preconditionFailure("There is no day \(text).") }
    self = date
  }
}

extension CalendarDate {
  /// Today's date in tests.
  public static let sample: CalendarDate = "2026-11-20"
}
