public import Pictures

/// What to show as a film's poster.
public enum PosterArt: Sendable, Hashable {
  /// A picture, drawn with half-block characters. A page with fewer than 256 colors shows the title card instead.
  case picture(Picture)
  /// A card with the film's title, in color or drawn with characters.
  case titleCard
  /// Blank cells for a picture that the terminal draws; see `PosterBlock.prologue(sequence:rows:)`.
  case reserved
}
