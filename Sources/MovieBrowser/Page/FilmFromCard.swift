import MovieDisplay

extension DetailScene.Film {
  /// What is known of a film before its page is loaded: what its card shows.
  init(_ card: MovieCard, route: Route, overview title: String) {
    self.init(
      id: card.id, title: card.title, year: card.year, marks: card.marks, score: card.score, facts: [],
      overview: DetailScene.Section(id: .overview, title: title, content: .text(card.overview ?? "")), sections: [],
      posterPath: card.posterPath, route: route)
  }
}
