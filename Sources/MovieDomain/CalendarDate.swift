/// A Gregorian calendar date without a time or time zone.
public struct CalendarDate: Sendable, Hashable, Comparable {
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

  package func months(since other: CalendarDate) -> Int { (year - other.year) * 12 + month - other.month }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy(\.isDigit) ? digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  package static func padded(_ number: some BinaryInteger, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CalendarDate? {
  /// Whether a day is before another one. An unknown day is after all others.
  package func isBefore(_ other: CalendarDate?) -> Bool {
    guard let day = self else { return false }
    return other.map { day < $0 } ?? true
  }
}
