import MovieDisplay
import Pictures

extension TitleCard {
  /// The title card of a film in a list.
  init(_ card: MovieCard) {
    self.init(id: card.id, title: CleanText(card.title).string, year: card.year)
  }
}
