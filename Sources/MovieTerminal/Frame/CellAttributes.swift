/// How cells look apart from their colors. They work without colors, too.
public struct CellAttributes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold.
  public static let bold = CellAttributes(rawValue: 1)
  /// Dim, as of text that is out of date.
  public static let dim = CellAttributes(rawValue: 2)
  /// Italic.
  public static let italic = CellAttributes(rawValue: 4)
  /// Underlined.
  public static let underline = CellAttributes(rawValue: 8)
  /// Foreground and background exchanged, as of what has the focus.
  public static let reverse = CellAttributes(rawValue: 16)
}
