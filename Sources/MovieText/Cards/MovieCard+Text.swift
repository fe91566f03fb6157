package import MovieDisplay
import MoviePictures

extension MovieCard {
  /// The id as it is typed: `#12`, or `built-in:12` for a film that is not of the catalog in use.
  var shownID: String { qualifiedID ?? "#\(id)" }

  package init(_ film: DetailScene.Film) {
    self.init(
      id: film.id, title: film.title, year: film.year, score: film.score, posterPath: film.posterPath, route: film.route
    )
  }
}

extension TitleCard {
  init(_ card: MovieCard) {
    self.init(id: card.id, title: CleanText(card.title).string, year: card.year)
  }
}
