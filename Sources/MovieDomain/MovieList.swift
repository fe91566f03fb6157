/// A list of films that every catalog keeps.
public enum MovieList: String, Sendable, Hashable, CaseIterable {
  case topRated = "top-rated"
  case popular
  case nowPlaying = "now-playing"
  case upcoming
}

extension MovieList {
  /// The page as the list shows it: each film once, and by weighted score where the list goes by score.
  public func arrange(_ page: Page<Movie>) -> Page<Movie> {
    var page = page.withoutRepeats()
    if self == .topRated {
      page.elements = page.elements.enumerated()
        .sorted { ($1.element.rating.weighted, $0.offset) < ($0.element.rating.weighted, $1.offset) }
        .map(\.element)
    }
    return page
  }
}
