/// What identifies a stored film, as far as it is known: a part of it may not be readable.
public struct FilmName: Sendable, Hashable {
  /// The film's id together with its catalog; nil if it could not be read.
  public var id: FilmID?
  /// The title; nil if it could not be read.
  public var title: String?

  /// Creates the name of a film.
  public init(id: FilmID?, title: String?) {
    self.id = id
    self.title = title
  }
}
