import MovieDisplay

extension FilmMark {
  /// The character that stands for the shelf; nil for the watchlist, whose films are the viewer's to come.
  var symbol: String? {
    switch kind {
    case .favorite: "♥"
    case .watchlist: nil
    case .seen: "✓"
    }
  }

  /// The marks of cards with their meanings, such as `♥ favorite` and `✓ seen`.
  static func legend(of cards: [MovieCard]) -> [CleanText] {
    let marks = cards.flatMap(\.marks)
    return Kind.allCases.compactMap { kind in
      // The name of a mark with stars explains the stars, too.
      marks.filter { $0.kind == kind && !$0.name.isEmpty }.max { $0.text == nil && $1.text != nil }.flatMap { mark in
        mark.symbol.map { CleanText("\($0) \(mark.name)") }
      }
    }
  }
}

extension MovieCard {
  /// The title after the marks, such as `♥ ✓4.5 Nosferatu`.
  var markedTitle: CleanText {
    let marks = marks.compactMap { mark in mark.symbol.map { $0 + (mark.text ?? "") } }
    return CleanText((marks + [title]).joined(separator: " "))
  }
}
