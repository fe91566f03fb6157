package import MovieDisplay

extension MovieCard {
  /// The card of a film on the detail page.
  package init(_ film: DetailScene.Film) {
    self.init(
      id: film.id, title: film.title, year: film.year, score: film.score, posterPath: film.posterPath, route: film.route
    )
  }
}
