public import MovieDomain

// In tests, a day is written as in ISO 8601.
extension CalendarDate: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    guard let date = CalendarDate(iso8601: text[...]) else { preconditionFailure("There is no day \(text).") }
    self = date
  }
}
