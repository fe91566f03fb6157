/// Writes a moment as ISO 8601 in UTC.
enum TimestampText {
  /// Returns text such as `2027-03-01T12:00:00.25Z`, rounded to microseconds. Seconds far from the present are returned
  /// as a number.
  static func text(secondsSince2001 seconds: Double) -> String {
    guard seconds.magnitude < 1e11 else { return "\(seconds)" }
    let microseconds = Int((seconds * 1_000_000).rounded())
    let (day, rest) = floorDivided(microseconds, by: 86_400_000_000)
    let (year, month, dayOfMonth) = date(daysSince2001: day)
    let second = rest / 1_000_000
    var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
    text += "T\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
    if rest % 1_000_000 > 0 {
      var fraction = padded(rest % 1_000_000, 6)
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return text + "Z"
  }

  /// The date in the Gregorian calendar, counted in years from March to February, so that a leap day is the last one.
  private static func date(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    // March 1, 2000 begins a cycle of 400 years; January 1, 2001 is 306 days later.
    let (cycle, day) = floorDivided(days + 306, by: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      2_000 + cycle * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func floorDivided(_ number: Int, by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
