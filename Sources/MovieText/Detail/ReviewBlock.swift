import MovieDisplay

/// A review with its author, date and score above the text.
struct ReviewBlock {
  let review: DetailScene.Review
  let page: TextPage

  private static let gap = 4

  /// Reviews in as many columns as are readable, in reading order.
  static func columns(_ reviews: [ReviewBlock], width: Int) -> [TextLine] {
    let columns = max(1, (width + gap) / (Block.readableWidth + gap))
    let rows = stride(from: 0, to: reviews.count, by: columns).map { start in
      Block.beside(
        reviews[start..<min(start + columns, reviews.count)].map { $0.lines(width: width) },
        columnWidth: Block.readableWidth, gap: gap)
    }
    return Array(rows.joined(separator: [.empty]))
  }

  func lines(width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    let text = FormattedLines(review.text, page: page).lines(width: inner)
    return Block.barred(heading(width: inner) + text, review.score?.style ?? .muted)
  }

  private func heading(width: Int) -> [TextLine] {
    let score = review.score.flatMap { ScoreLine(badge: $0).lines(width: width).first }
    let facts = [score, review.date.map { TextLine(CleanText($0), .muted) }].compactMap(\.self)
    var lines = CleanText(review.author).wrapped(to: width).map { TextLine($0, .strong) }
    for fact in facts { lines.flow(fact, gap: 2, width: width) }
    return lines
  }
}
