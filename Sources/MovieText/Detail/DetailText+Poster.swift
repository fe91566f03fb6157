import MovieDisplay

// The layout with a poster on the left.
extension DetailText {
  private static let gap = 3
  /// If fewer lines of the overview fit beside the poster, all of it goes below.
  private static let minimumLinesBesidePoster = 3

  /// The film's title, facts and overview beside a poster; a long overview continues below it.
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
    let title = [.empty] + section(film.overview.withoutContent, width: width)
    // One line more than the poster has, because an empty line separates the poster from the text below.
    let room = poster.count + 1 - facts.count - title.count
    guard room >= Self.minimumLinesBesidePoster else {
      return joined(facts) + [.empty] + section(film.overview, width: page.width)
    }
    // Aligns the right edges of both parts.
    let below = min(page.width, Block.readableWidth)
    let lines = Block.flow(text, width: below - columns - Self.gap, lines: room, then: below)
    return joined(facts + title + lines.prefix(room)) + lines.dropFirst(room)
  }
}

extension DetailScene.Section {
  /// The section without its content.
  fileprivate var withoutContent: DetailScene.Section {
    var section = self
    section.content = .text("")
    return section
  }
}
