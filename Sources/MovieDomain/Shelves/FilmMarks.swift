/// Which shelves a film is on, and the viewer's rating, as lists show it beside the title.
public struct FilmMarks: Sendable, Hashable {
  /// The shelves that the film is on.
  public var shelves: Set<Shelf>
  /// The viewer's rating; nil if they have not rated the film.
  public var rating: StarRating?
  /// The last known day on which the viewer watched the film.
  public var lastDay: ViewingDay?

  /// Creates marks; by default, of a film that is on no shelf.
  public init(shelves: Set<Shelf> = [], rating: StarRating? = nil, lastDay: ViewingDay? = nil) {
    self.shelves = shelves
    self.rating = rating
    self.lastDay = lastDay
  }
}
