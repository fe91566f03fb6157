/// A film list that every catalog provides.
public enum MovieList: String, Sendable, Hashable, CaseIterable {
  case topRated = "top-rated"
  case popular
  case nowPlaying = "now-playing"
  case upcoming
}

extension MovieList {
  /// Removes duplicate films, and sorts the page by weighted score if the list ranks by score.
  public func arrange(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    var page = page.withoutRepeats()
    if self == .topRated {
      page.elements = page.elements.enumerated()
        .sorted { ($1.element.rating.weighted, $0.offset) < ($0.element.rating.weighted, $1.offset) }
        .map(\.element)
    }
    return page
  }
}
