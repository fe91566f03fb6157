/// How styles look on a terminal.
public enum Palette: Sendable, Hashable {
  /// No escape sequences at all.
  case plain
  /// The sixteen colors that follow the viewer's own theme.
  case ansi

  /// The parameters of the SGR sequence that starts a style; nil when it looks like plain text.
  func parameters(for style: Style) -> String? {
    switch (self, style) {
    case (.plain, _), (_, .plain): nil
    case (.ansi, .heading): "1;36"
    case (.ansi, .strong): "1"
    case (.ansi, .muted): "2"
    case (.ansi, .command): "36"
    case (.ansi, .failure): "31"
    case (.ansi, .highScore): "32"
    case (.ansi, .middlingScore): "33"
    case (.ansi, .lowScore): "31"
    }
  }
}
