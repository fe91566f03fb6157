import MovieDisplay
import MovieDomain
import MovieTerminal

extension Browser {
  /// Asks for a rating of a film.
  mutating func askForRating() {
    guard let film else { return report(words.noFilmHere) }
    // The card of a list has the number of stars; what a film's page says of them is a sentence.
    let card = card(of: film) ?? current?.film
    let own = card?.marks.first { $0.kind == .seen }?.text.flatMap { StarRating(text: $0) }
    mode = .rating(RatingPrompt(of: film, title: card?.title ?? "", halves: own?.halves ?? 0))
    status = ""
  }

  /// Answers the question for a rating: a digit rates at once, 0 removes the rating, arrows change it by half a star. Other
  /// keys only say that they do nothing, except those that end, suspend or repaint the program: nil for these.
  mutating func rate(_ press: KeyPress, _ prompt: RatingPrompt) -> [BrowserEffect]? {
    var prompt = prompt
    mode = .commands
    status = ""
    let command = keys.command(of: press.key)
    switch press.key {
    // Saved at once, because waiting for a second digit, for half a star, would need a timer.
    case Key("1"), Key("2"), Key("3"), Key("4"), Key("5"):
      let stars = StarRating(text: press.text)
      return stars.map { [.rate(prompt.film, $0)] } ?? []
    case Key("0") where prompt.own > 0:
      return [.rate(prompt.film, nil)]
    case Key(.enter) where prompt.halves > 0 || prompt.own > 0:
      return [.rate(prompt.film, StarRating(halves: prompt.halves))]
    case Key(.escape):
      return []
    case Key("c", .control), Key("z", .control), Key("l", .control):
      return nil
    default:
      if command == .left || command == .right {
        prompt.move(by: command == .left ? -1 : 1)
      } else if !press.text.isEmpty {
        status = words.unknownKey("\(press.key)", help: nil)
      }
      mode = .rating(prompt)
      return []
    }
  }
}
