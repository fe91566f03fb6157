public import MoviePictures

/// The role of a piece of text, which determines its color.
public enum TextStyle: Sendable, Hashable {
  /// Ordinary text, in the terminal's own color.
  case plain
  /// Titles of screens and sections.
  case heading
  /// Titles of films, names of people, and strong text in reviews.
  case strong
  /// Emphasized text in reviews.
  case emphasis
  /// Text in reviews that is both strong and emphasized.
  case strongEmphasis
  /// Less important text, such as notes and labels.
  case muted
  /// Horizontal lines, which should not draw attention.
  case rule
  /// Commands and links.
  case command
  /// Errors.
  case failure
  /// A score of 8 or more.
  case outstandingScore
  /// A score from 7 to below 8.
  case highScore
  /// A score from 5 to below 7.
  case middlingScore
  /// A score below 5.
  case lowScore
  /// Part of an image: these colors on every background.
  case colors(RGB, on: RGB)
  /// Blanks over an image that the terminal draws; the cursor skips them.
  case untouched

  var paintsBlanks: Bool {
    if case .colors = self { true } else { false }
  }
}
