public import Pictures

/// The image of a poster.
public enum PosterArt: Sendable, Hashable {
  /// Pixels if the page has enough colors; otherwise the title card.
  case picture(Picture)
  /// A card with the film's title.
  case titleCard
  /// Blank space for an image that the terminal draws using `PosterBlock.prologue`.
  case reserved
}
