import MovieDisplay

// The layout with a poster on the left.
extension DetailText {
  private static let gap = 3
  /// If fewer lines of the overview fit beside the poster, all of it goes below.
  private static let minimumLinesBesidePoster = 3
  /// A text that is at most this much higher than the poster stays in its column. Fewer lines below the poster would look
  /// lost.
  private static let tolerance = 3

  /// The film's title, facts and overview beside a poster. An overview that is too long continues below it with a new
  /// sentence.
  func head(of film: DetailScene.Film, beside poster: [TextLine], columns: Int) -> [TextLine] {
    let width = page.width - columns - Self.gap
    let name = heading(of: film, width: width)
    let texts = [name + stackedSummary(of: film, width: width), name + summary(of: film, width: width)]
    func joined(_ text: [TextLine]) -> [TextLine] {
      Block.beside([poster, text], columnWidth: columns, gap: Self.gap)
    }
    for height in [poster.count, poster.count + Self.tolerance] {
      if let fitting = texts.first(where: { $0.count <= height }) { return joined(fitting) }
    }
    guard case .text(let text) = film.overview.content else { return joined(texts[0]) }

    let facts = name + factLines(of: film, width: width)
    let title = (film.facts.isEmpty ? [] : [.empty]) + section(film.overview.withoutContent, width: width)
    // Aligns the right edges of both parts.
    let below = min(page.width, Block.readableWidth)
    let room = poster.count - facts.count - title.count
    let (beside, rest) = Block.split(CleanText.paragraphs(of: text), width: below - columns - Self.gap, lines: room)
    guard beside.count >= Self.minimumLinesBesidePoster else {
      return joined(facts) + [.empty] + section(film.overview, width: page.width)
    }
    return joined(facts + title + beside.map { TextLine($0) }) + [.empty]
      + rest.flatMap { $0.wrapped(to: below) }.map { TextLine($0) }
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
