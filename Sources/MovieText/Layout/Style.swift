public import Pictures

/// What a piece of text is, for a palette to color.
public enum Style: Sendable, Hashable {
  case plain
  case heading
  case strong
  case muted
  case command
  case failure
  case highScore
  case middlingScore
  case lowScore
  /// Part of a picture: colors of its own, the same in every theme.
  case colors(RGB, on: RGB)
  /// Cells that something else is drawn in: the cursor passes over them. For blanks only.
  case untouched

  /// Whether a blank in this style can be seen.
  var paintsBlanks: Bool {
    if case .colors = self { true } else { false }
  }
}
