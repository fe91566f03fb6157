import MovieDisplay

// The page of a film whose poster stands at its left.
extension DetailText {
  private static let gap = 3
  /// Fewer lines of an overview beside the poster are better below it.
  private static let fewestBeside = 3

  /// The film's name, facts and overview beside a poster; an overview that is longer goes on below it.
  func head(of film: DetailScene.Film, beside poster: [TextLine], columns: Int) -> [TextLine] {
    let width = page.width - columns - Self.gap
    let name = FilmHeading(film: film, link: page.link(to: film.route)).lines(width: width) + [.empty]
    let texts = [name + stackedSummary(of: film, width: width), name + summary(of: film, width: width)]
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([poster, text], columnWidth: columns, gap: Self.gap)
    }
    if let fitting = texts.first(where: { $0.count <= poster.count }) { return joined(fitting) }
    guard case .text(let text) = film.overview.content else { return joined(texts[0]) }

    let facts = name + FactTable(facts: film.facts, page: page).lines(width: width)
    let title = [.empty] + section(film.overview.emptied, width: width)
    // One line more than the poster has, so that what goes on below keeps away from it.
    let room = poster.count + 1 - facts.count - title.count
    guard room >= Self.fewestBeside else { return joined(facts) + [.empty] + section(film.overview, width: page.width) }
    // Both parts end at the same column.
    let below = min(page.width, Block.readableWidth)
    let lines = flow(text, width: below - columns - Self.gap, lines: room, then: below)
    return joined(facts + title + lines.prefix(room)) + lines.dropFirst(room)
  }

  /// A text whose first lines are narrower than the others.
  private func flow(_ text: String, width: Int, lines count: Int, then rest: Int) -> [TextLine] {
    CleanText.paragraphs(of: text).reduce(into: []) { lines, paragraph in
      let narrow = max(0, count - lines.count)
      lines += paragraph.wrapped(to: width, lines: narrow, then: rest).map { TextLine($0) }
    }
  }
}

extension DetailScene.Section {
  /// The section with nothing below its heading.
  fileprivate var emptied: DetailScene.Section {
    var section = self
    section.content = .text("")
    return section
  }
}
