import LibC

extension CalendarDate {
  /// The day by the machine's clock, in its time zone.
  public static var today: CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    // A clock that shows no valid day reads as the epoch's.
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .epoch
  }

  // 1970-01-01 is a day.
  private static let epoch = CalendarDate(iso8601: "1970-01-01").unsafelyUnwrapped
}
