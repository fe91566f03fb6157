/// A way from one scene to another, in raw values.
public enum Route: Sendable, Hashable {
  /// One film.
  case movie(id: Int)
  /// A whole list, by its identifier, such as `top-rated`.
  case list(id: String)
}
