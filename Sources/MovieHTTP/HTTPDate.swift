// Dates in header fields, as seconds since 1970.
extension Int64 {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The seconds since 1970 of a date in a header field, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// The two other formats, obsolete since 1999, are not parsed.
  init?(httpDate text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[0].last == ",", parts[5] == "GMT",
      let day = Self.number(parts[1], 1...31),
      let month = Self.months.firstIndex(where: { $0 == parts[2] }),
      let year = Self.number(parts[3], 1970...9999)
    else { return nil }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    // A second of 60 is a leap second.
    guard time.count == 3, let hour = Self.number(time[0], 0...23), let minute = Self.number(time[1], 0...59),
      let second = Self.number(time[2], 0...60)
    else { return nil }
    let days = Self.daysSinceEpoch(year: year, month: month + 1, day: day)
    self = ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int64>) -> Int64? {
    guard text.utf8.allSatisfy(\.isDigit), let value = Int64(text) else { return nil }
    return range.contains(value) ? value : nil
  }

  /// Counts years from March, so that a leap day is the last day of its year.
  private static func daysSinceEpoch(year: Int64, month: Int, day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * Int64((month + 9) % 12) + 2) / 5
    let daysBeforeYear = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
    return daysBeforeYear + daysBeforeMonth + day - 1 - 719_468
  }
}
