package import MovieDisplay

extension DetailScene.ViewModel {
  package var film: DetailScene.Film? {
    if case .film(let film) = content { film } else { nil }
  }
}

extension HomeScene.Content {
  package var cards: [MovieCard] {
    if case .cards(let cards, _) = self { cards } else { [] }
  }
}

extension DetailScene.Section {
  /// The people of the cast or the crew.
  package var people: [DetailScene.Credit]? {
    if case .people(let people) = content { people } else { nil }
  }
}
