import MovieLibC

extension CalendarDate {
  /// The current date in the system's time zone.
  public static var today: CalendarDate {
    // The clock may be set to a year that `CalendarDate` does not have.
    CalendarDate(localDayOf: time(nil)) ?? .epoch
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
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  // 1970-01-01 is always a valid date.
  private static let epoch = CalendarDate(iso8601: "1970-01-01").unsafelyUnwrapped
}
