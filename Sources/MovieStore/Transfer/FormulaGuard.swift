/// An apostrophe before text that a spreadsheet would run as a formula, as OWASP advises against CSV injection.
enum FormulaGuard {
  private static let apostrophe = UInt8(ascii: "'")
  private static let beginnings = Set("=+-@\t\r\n".utf8)

  static func adding(to cell: String) -> String { isRisky(cell) ? "'" + cell : cell }

  /// The text that was guarded. Other text is returned as it is, such as the title '71.
  static func removing(from cell: String) -> String {
    cell.utf8.first == apostrophe && isRisky(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Whether a formula begins the text, or follows apostrophes, of which one may be a guard.
  private static func isRisky(_ cell: String) -> Bool {
    cell.utf8.first { $0 != apostrophe }.map(beginnings.contains) ?? false
  }
}
