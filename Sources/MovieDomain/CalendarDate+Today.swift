import MovieLibC

extension CalendarDate {
  /// The current date in the system's time zone.
  public static var today: CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    // The clock may be set to a year that `CalendarDate` does not have.
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .epoch
  }

  // 1970-01-01 is always a valid date.
  private static let epoch = CalendarDate(iso8601: "1970-01-01").unsafelyUnwrapped
}
