/// Which shelves a film is on, and the viewer's rating, as lists show it beside the title.
public struct FilmMarks: Sendable, Hashable {
  /// The shelves that the film is on.
  public var shelves: Set<Shelf>
  /// The viewer's diary of the film; nil unless it is on the shelf `seen`.
  public var diary: Diary?

  /// Creates marks; by default, of a film that is on no shelf.
  public init(shelves: Set<Shelf> = [], diary: Diary? = nil) {
    self.shelves = shelves
    self.diary = diary
  }

  /// The viewer's rating; nil if they have not rated the film.
  public var rating: StarRating? { diary?.rating }
}
