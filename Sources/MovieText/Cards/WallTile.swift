import MovieDisplay

/// A picture on a wall, with its caption.
struct WallTile {
  /// The title card in place of a missing picture.
  let titleCard: MovieCard
  let path: String?
  let kind: PictureRequest.Kind
  let title: CleanText
  let route: Route?
  /// The lines below the title at a width.
  let facts: (_ width: Int) -> [TextLine]

  /// The poster of a film, with title, year, score and id. An interactive page has no line for an id alone.
  init(_ card: MovieCard, hasDay: Bool, isInteractive: Bool) {
    titleCard = card
    path = card.posterPath
    kind = .poster
    title = card.markedTitle
    route = card.route
    facts = { width in
      let facts = CardFacts(card, width: width, hasDay: hasDay)
      let below = isInteractive && card.qualifiedID == nil ? .empty : facts.below
      return [facts.line, below, card.remark(hasDay: hasDay, width: width)].filter { $0.width > 0 }
    }
  }

  /// The portrait of a person, with name, department and id. Without one, it is a card with the initials.
  init(_ person: PeopleScene.Row) {
    titleCard = MovieCard(
      id: person.id, title: Self.initials(of: person.name), year: "", score: ScoreBadge(text: "", level: .none),
      route: person.route)
    path = person.portraitPath
    kind = .portrait
    title = CleanText(person.name)
    route = person.route
    facts = { width in
      let id = TextLine(CleanText("#\(person.id)"), .muted)
      var line = TextLine(CleanText(person.department).truncated(to: width), .muted)
      guard line.width > 0, line.width + 1 + id.width <= width else { return [line, id].filter { $0.width > 0 } }
      line.append(id, endingAt: width)
      return [line]
    }
  }

  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    let letters = words.count > 1 ? [words.first, words.last] : [words.first]
    return letters.compactMap { $0?.first.map(String.init) }.joined()
  }
}
