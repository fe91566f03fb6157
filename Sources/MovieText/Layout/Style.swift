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
}
