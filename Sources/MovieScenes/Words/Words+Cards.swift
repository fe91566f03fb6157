import MovieDisplay
import MovieDomain

// What several scenes say in the same way.
extension Words {
  func card(for movie: Movie) -> MovieCard {
    MovieCard(
      id: movie.id, title: movie.title, year: movie.releaseDate.map { String($0.year) } ?? unknownYear,
      score: badge(for: movie.rating), route: .movie(id: movie.id))
  }

  func badge(for rating: Rating) -> ScoreBadge {
    guard let average = rating.average else { return ScoreBadge(text: notRated, standing: .none) }
    // A rating is never negative, so this rounds without the mathematics library, which a lean program leaves out.
    let tenths = Int(average * 10 + 0.5)
    let standing: ScoreBadge.Standing =
      switch tenths {
      case 70...: .high
      case 50..<70: .middling
      default: .low
      }
    return ScoreBadge(text: decimal(tenths: tenths), standing: standing)
  }

  /// One sentence a cause, each cause once, and what to do about the first.
  func emptyState(titled title: String, for errors: [CatalogError]) -> EmptyState {
    var sentences: [String] = []
    for error in errors {
      let sentence = sentence(for: error)
      if !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    let decisive = errors.first(where: \.isAboutCredential) ?? errors.first
    return EmptyState(
      title: title, message: sentences.joined(separator: " "), advice: decisive.map(advice) ?? "")
  }
}

extension CatalogError {
  var isAboutCredential: Bool { code == .missingCredential || code == .rejectedCredential }
}
