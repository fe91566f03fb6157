import MovieDisplay

extension MovieCard {
  static func sample(_ id: Int, _ title: String, year: String = "1920", score: String = "7.0") -> MovieCard {
    MovieCard(id: id, title: title, year: year, score: ScoreBadge(text: score, level: .high), route: .movie(id: id))
  }
}
