/// A list of films that every catalog keeps.
public enum MovieList: String, Sendable, Hashable, CaseIterable {
  case topRated = "top-rated"
  case popular
  case nowPlaying = "now-playing"
  case upcoming
}
