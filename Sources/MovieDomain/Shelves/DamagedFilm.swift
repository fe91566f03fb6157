/// A stored film that could not be read, wholly or in part, with what identifies it.
public struct DamagedFilm: Sendable, Hashable {
  /// The film's id together with its catalog; nil if it could not be read.
  public var id: FilmID?
  /// The title; nil if it could not be read.
  public var title: String?

  /// Creates a description of a damaged film.
  public init(id: FilmID?, title: String?) {
    self.id = id
    self.title = title
  }
}
