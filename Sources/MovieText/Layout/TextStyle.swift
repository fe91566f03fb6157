public import Pictures

/// The role of a piece of text, which determines its color.
public enum TextStyle: Sendable, Hashable {
  case plain
  case heading
  case strong
  case muted
  case command
  case failure
  case highScore
  case middlingScore
  case lowScore
  /// Part of an image: fixed colors, independent of the theme.
  case colors(RGB, on: RGB)
  /// Cells drawn by something else; the cursor skips them. For blanks only.
  case untouched

  /// Whether blanks in this style are visible.
  var paintsBlanks: Bool {
    if case .colors = self { true } else { false }
  }
}
