/// A way from one scene to another, in raw values.
public enum Route: Sendable, Hashable {
  /// One film.
  case movie(id: Int)
  /// A list by its identifier, such as `top-rated`, whole or of one genre.
  case list(id: String, genre: Int? = nil, page: Int = 1)
  case person(id: Int)
  case people(page: Int)
}
