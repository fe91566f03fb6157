import MovieDisplay

/// A score with a star. A remark follows on the same line if there is room, otherwise below.
struct ScoreLine {
  private let line: TextLine
  private let remark: CleanText

  init(badge: ScoreBadge, remark: String? = nil) {
    line = badge.line()
    self.remark = CleanText(remark ?? "")
  }

  var width: Int { line.width + (remark.width > 0 ? 2 + remark.width : 0) }

  func lines(width: Int) -> [TextLine] {
    guard remark.width > 0 else { return [line] }
    guard self.width <= width else { return [line] + remark.wrapped(to: width).map { TextLine($0, .muted) } }
    return [line + TextLine("  ") + TextLine(remark, .muted)]
  }
}
