/// A way from one scene to another, in raw values.
public enum Route: Sendable, Hashable {
  /// One film.
  case movie(id: Int)
  /// Everyone who made a film.
  case credits(movieID: Int)
  /// What viewers say of a film, at full length.
  case reviews(movieID: Int)
  /// A list by its identifier, such as `top-rated`, whole or of one genre.
  case list(id: String, genre: Int? = nil, page: Int = 1)
  case person(id: Int)
  case people(page: Int)
  /// One page of the films that match a query, of one year or of all.
  case search(query: String, year: Int?, page: Int)
  /// Where a credential is taken.
  case logIn
  /// Keeping a film, or letting go of it.
  case setFavorite(movieID: Int, Bool)
}
