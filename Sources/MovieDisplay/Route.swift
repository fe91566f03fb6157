/// A link to another scene, in raw values.
public enum Route: Sendable, Hashable {
  /// A film's page.
  case movie(id: Int)
  /// A film's full cast and crew.
  case credits(movieID: Int)
  /// A film's reviews in full.
  case reviews(movieID: Int)
  /// A list by identifier, such as `top-rated`, optionally limited to one genre.
  case list(id: String, genre: Int? = nil, page: Int = 1)
  case person(id: Int)
  case people(page: Int)
  /// One page of a title search, optionally limited to one year.
  case search(query: String, year: Int?, page: Int)
  /// Log in.
  case logIn
  /// Adds a film to the favorites or removes it.
  case setFavorite(movieID: Int, Bool)
}
