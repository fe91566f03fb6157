/// A collection of films that the viewer keeps.
public enum Shelf: String, Sendable, Hashable, CaseIterable, Codable, CodingKeyRepresentable {
  /// Favorite films.
  case favorites
  /// Films to watch.
  case watchlist
  /// Films that the viewer has seen, with a `Diary`.
  case seen
}
