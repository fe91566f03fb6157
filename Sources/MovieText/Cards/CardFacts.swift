package import MovieDisplay
import MoviePictures

/// A film's release, score and id.
struct CardFacts {
  /// The day or the year and the score, and the id at the right edge if there is room.
  let line: TextLine
  /// The id, if it is not on the line.
  let below: TextLine

  /// With `hasDay`, the day of the release is in place of the year.
  init(_ card: MovieCard, width: Int, hasDay: Bool) {
    let id = TextLine(CleanText(card.shownID).truncated(to: width), .muted)
    let score = card.score.line()
    let day = hasDay ? card.releaseDay.map { CleanText($0) } : nil
    var line = TextLine((day ?? CleanText(card.year)).truncated(to: width), .muted)
    let isBesideID = card.qualifiedID == nil && line.width + score.width + id.width + 2 <= width
    // The id is more useful than a placeholder.
    if line.width + 1 + score.width <= width, card.score.level != .none || card.qualifiedID != nil || isBesideID {
      line.append(" ")
      line.append(score)
    }
    let isBeside = card.qualifiedID == nil && line.width + 1 + id.width <= width
    self.line = isBeside ? line.followed(by: id, endingAt: width) : line
    below = isBeside ? .empty : id
  }

  /// Whether the year, the score and the id fit on one line.
  static func fit(_ card: MovieCard, width: Int) -> Bool {
    card.qualifiedID != nil || CardFacts(card, width: width, hasDay: false).below.width == 0
  }

  /// Whether all cards of a grid have room for the day, so that days and years do not mix.
  static func haveRoomForDays(_ cards: some Sequence<MovieCard>, width: Int) -> Bool {
    cards.allSatisfy { card in
      guard let day = card.releaseDay else { return true }
      return CleanText(day).width + card.score.line().width + CleanText(card.shownID).width + 3 <= width
    }
  }
}

extension MovieCard {
  /// The id as it is typed: `#12`, or `built-in:12` for a film that is not of the catalog in use.
  package var shownID: String { qualifiedID ?? "#\(id)" }

  package init(_ film: DetailScene.Film) {
    self.init(
      id: film.id, title: film.title, year: film.year, score: film.score, posterPath: film.posterPath, route: film.route
    )
  }

  /// The title after the marks, such as `♥ ✓4.5 Nosferatu`.
  var markedTitle: CleanText {
    let marks = marks.map { $0.symbol + ($0.text ?? "") }
    return CleanText((marks + [title]).joined(separator: " "))
  }

  /// The remark to show below the facts, with as many of its parts as there is room for; empty if the facts say the same.
  func remark(hasDay: Bool, width: Int) -> TextLine {
    guard let remark, !hasDay || remark != releaseDay else { return .empty }
    let parts = remark.split(separator: " · ")
    let texts = parts.indices.reversed().map { CleanText(parts[...$0].joined(separator: " · ")) }
    return TextLine((texts.first { $0.width <= width } ?? texts.last ?? "").truncated(to: width), .muted)
  }
}

extension TitleCard {
  init(_ card: MovieCard) {
    self.init(id: card.id, title: CleanText(card.title).string, year: card.year)
  }
}

extension FilmMark {
  /// The character that stands for the shelf.
  var symbol: String {
    switch kind {
    case .favorite: "♥"
    case .watchlist: "○"
    case .seen: "✓"
    }
  }

  /// The marks of cards with their meanings, such as `♥ favorite` and `✓ seen`.
  static func legend(of cards: [MovieCard]) -> [CleanText] {
    let marks = cards.flatMap(\.marks)
    return Kind.allCases.compactMap { kind in
      // The name of a mark with stars explains the stars, too.
      marks.filter { $0.kind == kind && !$0.name.isEmpty }.max { $0.text == nil && $1.text != nil }.map { mark in
        CleanText("\(mark.symbol) \(mark.name)")
      }
    }
  }
}

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
