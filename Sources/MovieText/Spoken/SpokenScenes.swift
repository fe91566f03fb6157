package import MovieDisplay

extension HomeScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let emptyState { return text.emptyState(emptyState) }
    return shelves.flatMap { shelf in text.line([shelf.title, shelf.note]) + shelf.lines(in: text) }
      + text.ending([hint].compactMap(\.self), footnotes)
  }
}

extension HomeScene.Shelf {
  /// As many films as one listens to before one wants to hear of other ones.
  fileprivate static let spokenFilms = 5

  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    switch content {
    case .cards(let cards, let remainders):
      let count = min(cards.count, Self.spokenFilms)
      let rest =
        count < remainders.count && !remainders[count].isEmpty ? Hint(text: remainders[count], route: route) : nil
      return cards.prefix(count).flatMap { text.film($0) } + text.next(rest)
    case .loading(let message), .empty(let message), .failed(let message): return text.paragraph(message)
    }
  }
}

/// A row of a list that can be read aloud.
package protocol SpokenRow: Sendable, Hashable {
  /// The lines to read, in order.
  func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine]
}

extension ListViewModel: SpokenViewModel where Row: SpokenRow {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let changes = failure.map { text.emptyState($0) } ?? confirmations.flatMap { text.paragraph($0) }
    if !changes.isEmpty, text.page.showsChangeAlone {
      return changes + (rows.isEmpty ? hints.flatMap { text.next($0) } : [])
    }
    let rows =
      emptyState.map { text.emptyState($0) }
      ?? text.line([title, position]) + rows.flatMap { $0.lines(in: text) }
      + (activity.map { text.paragraph($0) } ?? [])
    return changes + rows + text.ending(hints, emptyState == nil ? footnotes : [])
  }
}

extension MovieCard: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.film(self) }
}

extension PeopleScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([name, department, knownFor], to: route)
  }
}

extension GenresScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.line([name], to: route) }
}

extension Hint: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.line([self.text], to: route) }
}

extension StatsScene.Section: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, note]) + facts.flatMap { text.fact($0) }
      + bars.flatMap { text.line(["\($0.label.replacing("★ ", with: "")): \($0.value)"], to: $0.route) }
  }
}

extension NewsScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, self.text], to: route)
  }
}

extension CalendarScene.Month: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title]) + rows.flatMap { text.line([$0.day, $0.title, $0.remark], to: $0.route) }
  }
}

extension SearchScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let suggested = suggestions.map { suggestions in
      text.line([suggestions.title])
        + suggestions.queries.flatMap { text.line([$0], to: .search(query: $0, year: nil, page: 1)) }
    }
    return (suggested ?? []) + people.flatMap { $0.lines(in: text) } + lines(of: content, in: text)
      + text.ending(hints, footnotes)
  }

  private func lines(of content: SearchScene.Content, in text: SpokenText<Self>) -> [TextLine] {
    switch content {
    case .prompt(let message, let earlier), .searching(let message, let earlier):
      text.paragraph(message) + (earlier.map { lines(of: .results($0), in: text) } ?? [])
    case .nothing(let state): text.emptyState(state, style: .strong)
    case .failed(let state, let earlier):
      text.emptyState(state) + (earlier.map { lines(of: .results($0), in: text) } ?? [])
    case .results(let results):
      text.line([results.title, results.extent, results.place, results.note])
        + results.rows.flatMap { text.film($0.card, $0.originalTitle) } + lines(of: results.ending, in: text)
    }
  }

  private func lines(of ending: SearchScene.Ending, in text: SpokenText<Self>) -> [TextLine] {
    switch ending {
    case .end, .more: []
    case .loading(let message), .failed(let message): text.paragraph(message)
    }
  }
}

extension DetailScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    switch content {
    case .loading(let message): text.paragraph(message)
    case .empty(let state): text.emptyState(state)
    case .film(let film):
      film.lines(in: text)
        + text.ending(furtherHints + [hint].compactMap(\.self) + shelfHints + [seenHint].compactMap(\.self), footnotes)
    }
  }
}

extension DetailScene.Film {
  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    let head =
      text.line([title, year, direction, runtime]) + marks.flatMap { text.line([$0.spoken]) }
      + text.paragraph(note ?? "")
    let names = [originalTitle, tagline].flatMap { text.paragraph($0 ?? "") }
    return head + overview.lines(in: text) + names + facts.flatMap { text.fact($0) }
      + sections.flatMap { $0.lines(in: text) }
  }
}

extension DetailScene.Section {
  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, note]) + contentLines(in: text) + text.next(more)
  }

  private func contentLines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    switch content {
    case .text(let prose): text.paragraphs(prose)
    case .people(let people): people.flatMap { text.line([$0.name, $0.role], to: $0.route) }
    case .reviews(let reviews):
      reviews.flatMap { text.line([$0.author, $0.score?.spoken, $0.date]) + text.paragraphs($0.text.plain) }
    case .offers(let offers, let link):
      offers.flatMap { text.paragraph("\($0.label): \($0.services.map(\.name).joined(separator: ", "))") }
        + text.line([link])
    case .videos(let videos): videos.flatMap { text.line([$0.title, $0.remark, $0.address]) }
    case .films(let cards): cards.prefix(HomeScene.Shelf.spokenFilms).flatMap { text.film($0) }
    case .empty(let message), .missing(let message): text.paragraph(message)
    }
  }
}

extension PersonScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let emptyState { return text.emptyState(emptyState) }
    if let activity { return text.paragraph(activity) }
    let biography =
      biography.text.isEmpty ? [] : text.line([biography.title, biography.note]) + text.paragraphs(biography.text)
    return text.line([name]) + facts.flatMap { text.fact($0) } + biography + text.line([films.title, films.note])
      + films.rows.flatMap { text.film($0.card, $0.roles) } + text.next(films.more)
      + text.ending([hint].compactMap(\.self), footnotes)
  }
}

extension SettingsScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let change = failure.map { text.emptyState($0) } ?? text.line([value ?? confirmation])
    return change.isEmpty ? text.line([title]) + settings.flatMap { text.fact($0.fact) } : change
  }
}

extension ReferenceScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    text.emptyState(state) + candidates.flatMap { text.line([$0.name, $0.remark, $0.shownID], to: $0.route) }
      + text.line([more]) + hints.flatMap { text.next($0) }
  }
}

extension TransferScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let activity { return text.paragraph(activity) }
    return (emptyState.map { text.emptyState($0) } ?? confirmations.flatMap { text.paragraph($0) })
      + sections.flatMap { section in
        text.line([section.title, section.count])
          + section.rows.flatMap { text.line([$0.place, $0.title, $0.reason]) } + text.line([section.remainder])
      }
  }
}
