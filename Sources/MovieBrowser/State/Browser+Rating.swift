import MovieDisplay
import MovieDomain
import TerminalScreen

extension Browser {
  /// Asks for a rating of a film.
  mutating func askForRating() {
    guard let film else { return report(words.noFilmHere) }
    mode = .rating(RatingPrompt(of: film, title: knownFilms.card(of: film)?.title ?? ""))
    status = ""
  }

  /// Answers the question for a rating: a digit rates at once, arrows change it by half a star. Nil for any other key,
  /// which cancels and does what it always does.
  mutating func rate(_ press: KeyPress, _ prompt: RatingPrompt) -> [BrowserEffect]? {
    var prompt = prompt
    mode = .commands
    let command = keys.command(of: press.key)
    switch press.key {
    // Saved at once, because waiting for a second digit, for half a star, would need a timer.
    case Key("1"), Key("2"), Key("3"), Key("4"), Key("5"):
      let stars = StarRating(text: press.text)
      return stars.map { [.rate(prompt.film, $0)] } ?? []
    case Key(.enter):
      return StarRating(halves: prompt.halves).map { [.rate(prompt.film, $0)] } ?? []
    case Key(.escape):
      return []
    case _ where command == .left || command == .right:
      prompt.move(by: command == .left ? -1 : 1)
      mode = .rating(prompt)
      return []
    default:
      return nil
    }
  }
}
