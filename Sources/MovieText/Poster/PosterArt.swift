public import MoviePictures

/// What to show in the place of a picture.
public enum PosterArt: Sendable, Hashable {
  /// A picture, drawn with block characters. A page with fewer than 256 colors shows the title card instead.
  case picture(Picture)
  /// A card with the film's title, in color or drawn with characters.
  case titleCard
  /// A picture that the terminal draws, by its escape sequence from `KittyGraphics` or `ITermImage`.
  case drawn(String)
  /// A picture that the terminal has already, by its id. Only `MovieTerminal` can show it.
  case stored(UInt32)
}
