public import MovieText

/// What a terminal can show.
public struct ScreenAbilities: Sendable, Hashable {
  /// The colors.
  public var palette: Palette
  /// The characters to write with.
  public var charset: Charset
  /// How wide the terminal draws characters that terminals disagree about.
  public var widths: WidthProfile
  /// Whether frames are marked with mode 2026, so that the terminal shows none in part.
  public var isSynchronized: Bool
  /// Whether links are written as hyperlinks.
  public var hasLinks: Bool

  /// Creates abilities. Synchronized frames and links depend on the kind of terminal.
  public init(
    palette: Palette, charset: Charset = .unicode, terminal: TerminalKind = .other,
    widths: WidthProfile = WidthProfile()
  ) {
    self.palette = palette
    self.charset = charset
    self.widths = widths
    isSynchronized = terminal != .console
    hasLinks = terminal != .console
  }
}
