import MovieLibC

/// A Gregorian calendar date without a time or time zone.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 1 through 9999.
  public let year: Int
  /// The month, 1 through 12.
  public let month: Int
  /// The day of the month, 1 through 31.
  public let day: Int

  /// Creates a date. Returns nil when there is no such date, as for February 30.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `YYYY-MM-DD`. Returns nil for any other format and for dates that do not exist.
  public init?(iso8601 text: Substring) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash, let year = Self.number(bytes[..<4]),
      let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Parses a day as people type it: `YYYY-MM-DD`, `today`, `tomorrow` or `yesterday`.
  package init?(typed text: String, today: CalendarDate) {
    let day: CalendarDate? =
      switch text.lowercased() {
      case "today": today
      case "tomorrow": today.dayAfter
      case "yesterday": today.dayBefore
      default: CalendarDate(iso8601: text[...])
      }
    guard let day else { return nil }
    self = day
  }

  /// The order in time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day before; nil for the first day there is.
  public var dayBefore: CalendarDate? {
    if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
    return month > 1
      ? CalendarDate(year: year, month: month - 1, day: Self.days(inMonth: month - 1, of: year))
      : CalendarDate(year: year - 1, month: 12, day: 31)
  }

  /// The day after; nil for the last day there is.
  package var dayAfter: CalendarDate? {
    CalendarDate(year: year, month: month, day: day + 1) ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1)
  }

  /// Returns the number of whole years from this date to `day`, such as a person's age.
  public func years(until day: CalendarDate) -> Int {
    day.year - year - ((day.month, day.day) < (month, self.day) ? 1 : 0)
  }

  /// The number of the day in the Gregorian calendar, from the first day there is.
  package var dayNumber: Int {
    let (years, month) = month > 2 ? (year, month) : (year - 1, month + 12)
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * (month - 3) + 2) / 5 + day
  }

  package func months(since other: CalendarDate) -> Int { (year - other.year) * 12 + month - other.month }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy(\.isDigit) ? digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The current date in the system's time zone.
  public static var today: CalendarDate {
    // The clock may be set to a year that `CalendarDate` does not have.
    CalendarDate(localDayOf: time(nil)) ?? .epoch
  }

  /// The current date in UTC, which may be the day before or after `today`.
  package static var todayInUTC: CalendarDate {
    var (moment, parts) = (time(nil), tm())
    gmtime_r(&moment, &parts)
    return CalendarDate(parts) ?? .epoch
  }

  /// Parses a moment such as `2026-11-28T01:00:00.000Z`, also with an offset such as `+01:00`, to its date in the
  /// system's time zone. Returns nil for any other text, such as a date.
  package init?(localDayOf text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count > 16, let written = CalendarDate(iso8601: text.prefix(10)), bytes[10] == UInt8(ascii: "T"),
      let hour = Self.number(bytes[11..<13]), hour < 24, let minute = Self.number(bytes[14..<16]), minute < 60
    else { return nil }
    // Offsets are whole minutes, so seconds change no day.
    let zone = bytes[16...].drop { !"Zz+-".utf8.contains($0) }
    let offset = zone.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard let sign = zone.first, offset.count <= 4, let hours = Self.number(offset.prefix(2)),
      let minutes = Self.number(offset.dropFirst(2))
    else { return nil }
    let direction = sign == UInt8(ascii: "+") ? -1 : 1
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(written.year - 1900), Int32(written.month - 1), Int32(written.day)
    )
    (parts.tm_hour, parts.tm_min) = (Int32(hour + direction * hours), Int32(minute + direction * minutes))
    self.init(localDayOf: timegm(&parts))
  }

  /// Parses a moment as `init(localDayOf:)` does, or else a date at the beginning of the text.
  package init?(dayOf text: String) {
    guard let day = CalendarDate(localDayOf: text) ?? CalendarDate(iso8601: text.prefix(10)) else { return nil }
    self = day
  }

  private init?(localDayOf moment: time_t) {
    var moment = moment
    var parts = tm()
    // The viewer may travel while the process runs; `localtime_r` alone reads the time zone once.
    tzset()
    localtime_r(&moment, &parts)
    self.init(parts)
  }

  private init?(_ parts: tm) {
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  // 1970-01-01 is always a valid date.
  private static let epoch = CalendarDate(iso8601: "1970-01-01").unsafelyUnwrapped

  /// The date as `YYYY-MM-DD`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension CalendarDate? {
  /// Whether a day is before another one. An unknown day is after all others.
  package func isBefore(_ other: CalendarDate?) -> Bool {
    guard let day = self else { return false }
    return other.map { day < $0 } ?? true
  }
}
