import MovieDisplay
import MovieDomain

/// The question for the viewer's rating of a film.
struct RatingPrompt: Sendable, Hashable {
  let film: Route
  /// The film's title; empty if it is not known.
  let title: String
  /// The viewer's own half stars; 0 for none.
  let own: Int
  /// The half stars that Enter takes: at first the viewer's own. None removes the rating.
  private(set) var halves: Int

  init(of film: Route, title: String, halves: Int = 0) {
    self.film = film
    self.title = title
    own = halves
    self.halves = halves
  }

  mutating func move(by halves: Int) {
    self.halves = min(max(self.halves + halves, 0), 10)
  }

  /// The rating as five characters, such as `★★★½·`.
  var stars: String {
    let (whole, half) = halves.quotientAndRemainder(dividingBy: 2)
    return String(repeating: "★", count: whole) + (half > 0 ? "½" : "")
      + String(repeating: "·", count: 5 - whole - half)
  }
}
