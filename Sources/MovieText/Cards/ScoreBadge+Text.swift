import MovieDisplay

extension ScoreBadge {
  /// The score after a star; unrated films have no star.
  func line(isTight: Bool = false) -> TextLine {
    var line = TextLine()
    if standing != .none {
      line.append(isTight ? "★" : "★ ", style)
    }
    line.append(CleanText(text), style)
    return line
  }

  var style: Style {
    switch standing {
    case .high: .highScore
    case .middling: .middlingScore
    case .low: .lowScore
    case .none: .muted
    }
  }
}
