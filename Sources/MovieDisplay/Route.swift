/// A way from one scene to another, in raw values.
public enum Route: Sendable, Hashable {
  /// One film.
  case movie(id: Int)
  /// A whole list, by its identifier, such as `top-rated`.
  case list(id: String)
  /// One page of the films that match a query, of one year or of all.
  case search(query: String, year: Int?, page: Int)
}
