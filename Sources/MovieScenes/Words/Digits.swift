/// Formats numbers with the digits 0 to 9.
enum Digits {
  /// Groups digits by three, as in 1,234,567.
  static func grouped(_ value: Int, by separator: String) -> String {
    let digits = String(value.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 {
        text += separator
      }
      text.append(digit)
    }
    return (value < 0 ? "-" : "") + text
  }

  /// Writes a number of tenths with a decimal point: 83 is 8.3. Digits before it are grouped.
  static func decimal(tenths: Int, point: String, by separator: String) -> String {
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 && whole == 0 ? "-" : "") + grouped(whole, by: separator) + "\(point)\(tenth.magnitude)"
  }
}
