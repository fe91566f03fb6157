package import MovieDisplay

/// Renders a view model as lines to read aloud: one for each film or fact, in the order in which one would say it, without
/// columns, rules and signs.
package struct SpokenText<ViewModel: SpokenViewModel>: TextView {
  package let page: TextPage

  package init(page: TextPage) {
    // What is read aloud is not wrapped, so that no word is read in two parts.
    var spoken = TextPage(
      width: 1 << 20, charset: page.charset, command: page.command, closingHint: page.closingHint,
      showsChangeAlone: page.showsChangeAlone, labelsFailures: page.labelsFailures)
    spoken.showsDescriptions = page.showsDescriptions
    spoken.number = page.number
    self.page = spoken
  }

  package func lines(of viewModel: ViewModel) -> [TextLine] { viewModel.lines(in: self) }

  /// A line with what is known, separated by commas. In a dialogue, it has a number if it leads somewhere.
  package func line(_ parts: [String?], to route: Route? = nil) -> [TextLine] {
    let text = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    // A dot between words is read as its name.
    let words = text.replacing(" · ", with: ", ")
    let number = page.number.flatMap { number in route.map { "\(number($0)). " } } ?? ""
    return paragraph(number + words)
  }

  /// A text of the catalog, whose paragraphs begin on lines of their own.
  func paragraphs(_ text: String) -> [TextLine] { CleanText.paragraphs(of: text).map { TextLine($0) } }

  /// A film, such as “The General, 1926, 9.0 of 10, favorite”, with what else is said about it there.
  func film(_ card: MovieCard, _ remarks: String?...) -> [TextLine] {
    line(
      [card.title, card.year, card.score.spoken] + card.marks.map(\.spoken) + [card.remarkAloud ?? card.remark]
        + remarks, to: card.route)
  }

  /// A film in a list, followed by what it is about where that is asked for.
  func row(_ card: MovieCard, _ remark: String? = nil) -> [TextLine] {
    film(card, remark) + (page.showsDescriptions ? paragraphs(card.overview ?? "") : [])
  }

  package func fact(_ fact: Fact) -> [TextLine] {
    switch fact.value {
    case .text(let text), .unknown(let text), .link(let text): paragraph("\(fact.label): \(text)")
    case .score(let badge, let votes): line(["\(fact.label): \(badge.spoken)", votes])
    }
  }

  /// What one may do next: a command, or a number in a dialogue.
  package func next(_ hint: Hint?) -> [TextLine] {
    guard let hint else { return [] }
    if page.number == nil { return self.hint(hint) }
    // Films and people have numbers themselves.
    return hint.route.isFilmOrPerson ? [] : line([hint.text], to: hint.route)
  }

  /// The link to the rest of a section. In a dialogue, where no command says what it leads to, it begins with the title.
  func rest(_ hint: Hint?, of title: String) -> [TextLine] {
    next(page.number == nil ? hint : hint.map { Hint(text: "\(title), \($0.text)", route: $0.route) })
  }

  func ending(_ hints: [Hint?], _ footnotes: [String]) -> [TextLine] {
    hints.flatMap { next($0) } + footnotes.flatMap { paragraph($0) } + next(page.closingHint)
  }
}

package protocol SpokenViewModel: SceneViewModel {
  func lines(in text: SpokenText<Self>) -> [TextLine]
}

extension FilmMark {
  /// The mark in words, such as “seen, with your rating of 4.5 stars”.
  var spoken: String { readAloud ?? [name, text ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
}

package protocol SpokenRow: Sendable, Equatable {
  func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine]
}

extension ListViewModel: SpokenViewModel where Row: SpokenRow {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let changes = failure.map { text.emptyState($0) } ?? confirmations.flatMap { text.paragraph($0) }
    if !changes.isEmpty, text.page.showsChangeAlone {
      return changes + (rows.isEmpty ? hints.flatMap { text.next($0) } : [])
    }
    var page = text.page
    page.showsDescriptions = page.showsDescriptions || describesRows
    let rowText = SpokenText<Self>(page: page)
    let rows =
      emptyState.map { text.emptyState($0, style: outcome.styleOfEmptyState) }
      ?? text.line([title, position]) + rows.flatMap { $0.lines(in: rowText) }
      + (activity.map { text.paragraph($0) } ?? [])
    return changes + rows + text.ending(hints, emptyState == nil ? footnotes : [])
  }
}

extension MovieCard: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.row(self) }
}

extension Hint: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.line([self.text], to: route) }
}
