import MovieDisplay

extension ScoreBadge {
  /// The score after a star; unrated films have no star.
  func line(isTight: Bool = false) -> TextLine {
    var line = TextLine()
    if level != .none {
      line.append(isTight ? "★" : "★ ", style)
    }
    line.append(CleanText(text), style)
    return line
  }

  var style: TextStyle {
    switch level {
    case .high: .highScore
    case .middling: .middlingScore
    case .low: .lowScore
    case .none: .muted
    }
  }
}
