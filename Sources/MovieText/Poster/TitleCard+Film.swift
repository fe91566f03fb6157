import MovieDisplay
import TitleCards

extension TitleCard {
  /// The card of a film on the detail page.
  init(_ film: DetailScene.Film) {
    self.init(id: film.id, title: film.title, year: film.year)
  }
}
