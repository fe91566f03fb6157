import MovieDisplay

extension ScoreBadge {
  /// The score after a star. Films without a score have no star.
  func line() -> TextLine {
    var line = TextLine()
    if level != .none {
      line.append("★ ", style)
    }
    line.append(CleanText(text), style)
    return line
  }

  /// The style of the score's level.
  var style: TextStyle {
    switch level {
    case .high: .highScore
    case .middling: .middlingScore
    case .low: .lowScore
    case .none: .muted
    }
  }
}
