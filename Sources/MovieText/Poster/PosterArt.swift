public import Pictures

/// What a poster shows.
public enum PosterArt: Sendable, Hashable {
  /// Pixels, where the page has colors enough; otherwise the title card.
  case picture(Picture)
  /// A card with the film's title.
  case titleCard
  /// Nothing: a terminal draws the picture itself, by what `PosterBlock.prologue` holds.
  case reserved
}
