import MovieDisplay
import MovieDomain

/// The films that were on screen or are stored here, to be found by their titles at once.
struct KnownFilms: Sendable {
  /// More are hardly seen in one session.
  static let limit = 5_000
  private static let mostMatches = 20

  private var films: [Route: (card: MovieCard, title: FoldedText)] = [:]

  /// Adds films. Those that are known already are replaced, because their marks may have changed, but not by less than is
  /// known.
  mutating func add(_ cards: [MovieCard], isWhole: Bool = true) {
    for card in cards {
      if let known = films[card.route], known.card.title == card.title {
        if isWhole { films[card.route]?.card = card }
      } else if films.count < Self.limit {
        films[card.route] = (card, FoldedText(card.title))
      }
    }
  }

  func card(of route: Route) -> MovieCard? { films[route]?.card }

  /// The decades of the films, as the first three digits of their years.
  var decades: Set<Substring> { Set(films.values.map(\.card.year).filter { Int($0) != nil }.map { $0.prefix(3) }) }

  /// Returns the films with a word that begins with each word of a query. Titles that begin with the query come first.
  func matches(_ query: String) -> [MovieCard] {
    let query = FoldedText(query)
    guard let first = query.words.first else { return [] }
    let found = films.values.filter { $0.title.hasWords(startingLike: query) }
    let sorted = found.sorted { left, right in
      let (leads, follows) = (left.title.words[0].hasPrefix(first), right.title.words[0].hasPrefix(first))
      if leads != follows { return leads }
      return (left.card.title, left.card.year, left.card.id) < (right.card.title, right.card.year, right.card.id)
    }
    return sorted.prefix(Self.mostMatches).map(\.card)
  }
}
