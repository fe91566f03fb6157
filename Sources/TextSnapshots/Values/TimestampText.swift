import MovieLibC

/// Writes a moment as ISO 8601 in UTC.
enum TimestampText {
  /// Returns text such as `2027-03-01T12:00:00.25Z`, rounded to microseconds. Seconds far from the present are returned
  /// as a number.
  static func text(secondsSince2001 seconds: Double) -> String {
    guard seconds.magnitude < 1e11 else { return "\(seconds)" }
    let microseconds = Int((seconds * 1_000_000).rounded())
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    var secondsSince1970 = time_t((microseconds - rest) / 1_000_000 + 978_307_200)
    var time = tm()
    gmtime_r(&secondsSince1970, &time)
    var text = "\(padded(Int(time.tm_year) + 1_900, 4))-\(padded(time.tm_mon + 1, 2))-\(padded(time.tm_mday, 2))"
    text += "T\(padded(time.tm_hour, 2)):\(padded(time.tm_min, 2)):\(padded(time.tm_sec, 2))"
    if rest > 0 {
      var fraction = padded(rest, 6)
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return text + "Z"
  }

  private static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
