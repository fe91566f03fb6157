import MovieDisplay

extension ScoreBadge {
  /// The score after a star. Films without a score have no star.
  func line() -> TextLine {
    TextLine(level == .none ? "" : "★ ", style) + TextLine(CleanText(text), style)
  }

  /// The style of the score's level. A score of few votes is no recommendation, so it is muted.
  var style: TextStyle {
    guard !isTentative else { return .muted }
    return switch level {
    case .outstanding: .outstandingScore
    case .high: .highScore
    case .middling: .middlingScore
    case .low: .lowScore
    case .none: .muted
    }
  }
}
