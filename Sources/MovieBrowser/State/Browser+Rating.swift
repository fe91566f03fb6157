import MovieDisplay
import MovieDomain
import MovieTerminal

extension Browser {
  /// Asks for a rating of a film.
  mutating func askForRating() {
    guard let film else { return report(words.noFilmHere) }
    let card = card(of: film) ?? current?.film
    let own = card?.marks.first { $0.kind == .seen }?.stars.flatMap { StarRating(text: $0) }
    mode = .rating(RatingPrompt(of: film, title: card?.title ?? "", halves: own?.halves ?? 0))
    status = ""
  }

  /// Answers the question for a rating: a digit rates at once, 0 removes the rating, arrows change it by half a star. Other
  /// keys do nothing, except the one that ends the program: nil for it.
  mutating func rate(_ press: KeyPress, _ prompt: RatingPrompt) -> [BrowserEffect]? {
    var prompt = prompt
    mode = .commands
    status = ""
    let command = keys.command(of: press.key)
    switch press.key {
    case _ where prompt.hasPoint && Int(press.text) != nil:
      guard press.text == "5" else { return [] }
      prompt.move(by: 1)
      return [.rate(prompt.film, StarRating(halves: prompt.halves))]
    // Saved at once, because waiting for a second digit, for half a star, would need a timer.
    case Key("1"), Key("2"), Key("3"), Key("4"), Key("5"):
      let stars = StarRating(text: press.text)
      justRated = RatingPrompt(of: prompt.film, title: prompt.title, halves: stars?.halves ?? 0)
      return stars.map { [.rate(prompt.film, $0)] } ?? []
    case Key("0") where prompt.own > 0:
      justRated = RatingPrompt(of: prompt.film, title: prompt.title)
      return [.rate(prompt.film, nil)]
    case Key(.enter) where prompt.canSave:
      return [.rate(prompt.film, StarRating(halves: prompt.halves))]
    case Key(.escape):
      return []
    case Key("c", .control):
      return nil
    default:
      if command == .left || command == .right {
        prompt.move(by: command == .left ? -1 : 1)
      }
      mode = .rating(prompt)
      return []
    }
  }
}

/// The question for the viewer's rating of a film.
struct RatingPrompt: Sendable, Hashable {
  let film: Route
  /// The film's title; empty if it is not known.
  let title: String
  /// The viewer's own half stars; 0 for none.
  let own: Int
  /// The half stars that Enter takes: at first the viewer's own. None removes the rating.
  private(set) var halves: Int
  /// Whether the stars are saved, and a point was typed after them, as in 3.5.
  var hasPoint = false

  init(of film: Route, title: String, halves: Int = 0) {
    self.film = film
    self.title = title
    own = halves
    self.halves = halves
  }

  /// Whether there are stars to save or to remove.
  var canSave: Bool { halves > 0 || own > 0 }

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
