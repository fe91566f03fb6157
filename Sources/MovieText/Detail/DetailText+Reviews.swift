import MovieDisplay

extension DetailText {
  /// Reviews in as many columns as are readable, in reading order.
  func lines(of reviews: [DetailScene.Review], width: Int) -> [TextLine] {
    let gap = 4
    let columns = max(1, (width + gap) / (Block.readableWidth + gap))
    let rows = stride(from: 0, to: reviews.count, by: columns).map { start in
      Block.beside(
        reviews[start..<min(start + columns, reviews.count)].map { lines(of: $0, width: width) },
        columnWidth: Block.readableWidth, gap: gap)
    }
    return Array(rows.joined(separator: [.empty]))
  }

  /// A review with its author, score and date above the text.
  private func lines(of review: DetailScene.Review, width: Int) -> [TextLine] {
    let inner = max(1, min(width, Block.readableWidth) - 1)
    var lines = CleanText(review.author).wrapped(to: inner).map { TextLine($0, .strong) }
    for fact in [review.score?.line(), review.date.map { TextLine(CleanText($0), .muted) }].compactMap(\.self) {
      lines.flow(fact, gap: 2, width: inner)
    }
    lines += formatted(review.text, width: inner)
    return Block.barred(lines, review.score?.style ?? .muted)
  }
}
