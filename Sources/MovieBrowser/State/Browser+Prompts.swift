import MovieDisplay
import MovieDomain
import MovieTerminal

extension Browser {
  // MARK: - Logging in

  /// Asks for a token on the page that logs in.
  mutating func askForToken() {
    mode = .loggingIn(TextField(limit: Credential.longestSecret))
    status = ""
  }

  /// Handles a key in the hidden field. Nil for a key that does what it always does.
  mutating func typeToken(_ press: KeyPress, in field: TextField) -> [BrowserEffect]? {
    mode = .commands
    switch press.key {
    case Key(.escape):
      if !field.text.isEmpty { askForToken() }
      return []
    case Key(.enter):
      guard !field.text.isEmpty, let page = currentPage else {
        askForToken()
        return []
      }
      checksToken = true
      return [.send(page.id, .logIn(Secret(field.text)))]
    default:
      guard let edited = edited(field, by: press) else { return nil }
      mode = .loggingIn(edited)
      return []
    }
  }

  /// Leaves the page that logs in. Pages of the earlier catalog, where ids have another meaning, are closed; others are
  /// reopened, because their scenes have the earlier token.
  mutating func followLogIn(isNewCatalog: Bool) -> [BrowserEffect] {
    let closed = histories.values.flatMap(\.pages).map { BrowserEffect.close($0.id) }
    mode = .commands
    checksToken = false
    guard isNewCatalog else {
      if currentPage?.route == .logIn { _ = histories[tab]?.closeCurrent() }
      // Out of sight, a sync would run that was not asked for, and news would count as told.
      let shown = currentPage?.id
      for tab in histories.keys {
        histories[tab]?.forget { $0.id != shown && ($0.route == .sync() || $0.route == .news) }
      }
      let pages = histories.values.flatMap(\.pages)
      return closed + pages.map { .open($0.id, $0.route) } + searchAgain
    }
    histories = [:]
    searchedFrom = nil
    chosenFilms = []
    knownFilms = KnownFilms()
    let opened = select(tab)
    if !hasField { field.clear() }
    return closed + opened + searchAgain
  }

  /// Searches for the text in the field, which the page that was opened again does not know.
  private var searchAgain: [BrowserEffect] {
    guard !field.text.isEmpty, let page = histories[.search]?.pages.first else { return [] }
    return [.send(page.id, .search(field.text, isFinal: true))]
  }

  // MARK: - Rating

  mutating func askForRating() {
    guard let film else { return report(words.noFilmHere) }
    let card = card(of: film) ?? currentPage?.film
    let own = card?.marks.first { $0.kind == .seen }?.stars.flatMap { StarRating(text: $0) }
    mode = .rating(RatingPrompt(of: film, title: card?.title ?? "", halves: own?.halves ?? 0))
    status = ""
  }

  /// Answers the question for a rating: a digit rates at once, 0 removes the rating, arrows change it by half a star. Other
  /// keys do nothing.
  mutating func rate(_ press: KeyPress, _ prompt: RatingPrompt) -> [BrowserEffect] {
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
    case Key("1"), Key("2"), Key("3"), Key("4"), Key("5"),
      Key("0") where prompt.own > 0:
      let stars = StarRating(text: press.text)
      justRated = RatingPrompt(of: prompt.film, title: prompt.title, halves: stars?.halves ?? 0)
      return [.rate(prompt.film, stars)]
    case Key(.enter) where prompt.canSave:
      return [.rate(prompt.film, StarRating(halves: prompt.halves))]
    case Key(.escape):
      return []
    default:
      if command == .left || command == .right {
        prompt.move(by: command == .left ? -1 : 1)
      }
      mode = .rating(prompt)
      return []
    }
  }

  // MARK: - Choosing films for another program

  /// Whether Enter takes films. It follows a link that is no film also where some are marked.
  var takesFilms: Bool { film != nil || !chosenFilms.isEmpty && currentPage?.focusedOnScreen == nil }

  /// Passes over what is no film, such as the heading of the next row. Below the last film, the focus stays.
  private mutating func moveToNextFilm() {
    let start = histories[tab]
    var last: PageTarget.ID?
    repeat {
      last = currentPage?.focus
      _ = move(.next)
    } while film == nil && currentPage?.focus != last
    if film == nil { histories[tab] = start }
  }

  /// In a choice of films, Tab marks, and Enter takes what is marked. Nil for a key that means the same as always.
  mutating func handleInChooser(_ key: Key) -> [BrowserEffect]? {
    // Only the next key after the warning may be an answer to it.
    unfinished.forgetWarning(unless: status)
    switch key {
    case Key(.enter):
      guard takesFilms else { return nil }
      return [.finish(chosenFilms.isEmpty ? [film].compactMap(\.self) : chosenFilms)]
    case Key(.tab):
      guard let film else { return nil }
      if let place = chosenFilms.firstIndex(of: film) {
        chosenFilms.remove(at: place)
      } else {
        chosenFilms.append(film)
      }
      status = words.marked(chosenFilms.count)
      moveToNextFilm()
      return []
    case Key(.right):
      // Opens only what has nothing to its right. Otherwise, carousels could not be scrolled.
      return move(.right) == .stuck ? openFocused() : []
    default: return nil
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
