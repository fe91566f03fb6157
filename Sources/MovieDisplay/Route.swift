/// A way from one scene to another, in raw values.
public enum Route: Sendable, Hashable {
  /// One film.
  case movie(id: Int)
  /// Everyone who made a film.
  case credits(movieID: Int)
  /// What viewers say of a film, at full length.
  case reviews(movieID: Int)
  /// One person.
  case person(id: Int)
  /// A whole list, by its identifier, such as `top-rated`.
  case list(id: String)
}
