/// A list of films that every catalog provides. The raw value is its name in commands and routes.
public enum MovieList: String, Sendable, Hashable, CaseIterable {
  /// The films with the highest scores.
  case topRated = "top-rated"
  /// The films that are popular now.
  case popular
  /// Films now in theaters. In the built-in catalog: films that entered the public domain this year.
  case nowPlaying = "now-playing"
  /// Films that will be released soon. In the built-in catalog: films that enter the public domain next year.
  case upcoming

  /// Returns the page without duplicate films and, for `topRated`, sorted by weighted score.
  public func arrange(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    var page = page.withoutRepeats()
    if self == .topRated {
      page.elements.sort { $0.rating.weighted > $1.rating.weighted }
    }
    return page
  }
}
