/// A film on a shelf, with what lists show of it.
public struct ShelvedFilm: Sendable, Hashable, Identifiable, Codable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The film, as stored.
  public var movie: Movie
  /// The date on which the film was added to the shelf.
  public var added: CalendarDate
  /// The viewer's diary; nil if they have not seen the film.
  public var diary: Diary?

  /// The film's id together with its catalog.
  public var id: FilmID { FilmID(source, movie.id) }

  /// Creates a film on a shelf.
  public init(source: CatalogSource, movie: Movie, added: CalendarDate, diary: Diary? = nil) {
    self.source = source
    self.movie = movie
    self.added = added
    self.diary = diary
  }
}
