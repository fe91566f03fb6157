import MovieDisplay
import MoviePictures

struct CardText: Sendable, Hashable {
  /// The lines of the title, to be centered.
  let title: [CleanText]
  let year: CleanText
  /// Empty for a film without a score.
  let score: CleanText

  /// Wraps the title to `width`, or up to `widest` if a word is longer.
  init(card: TitleCard, score: ScoreBadge, width: Int, widest: Int, lines: Int) {
    title = Self.lines(of: card, width: width, widest: widest, count: lines)
    year = CleanText(card.year)
    self.score = score.level == .none ? "" : CleanText("★ " + score.text)
  }

  /// Short titles are letter-spaced; long ones are wrapped into lines of similar length.
  private static func lines(of card: TitleCard, width: Int, widest: Int, count: Int) -> [CleanText] {
    let capitals = card.titleInCapitals.map { CleanText($0) }
    if let capitals, let spaced = spaced(capitals, width: width) { return [spaced] }
    let text = capitals ?? CleanText(card.title)
    // Wide characters may be split between lines; other words stay whole.
    let words = text.string.split(separator: " ").map { ($0.count, CleanText(String($0)).width) }
    let longest = words.map { $0 == $1 ? $1 : 1 }.max() ?? 1
    let width = longest > width && longest <= widest ? widest : width
    let lines = text.wrapped(to: width, lines: count)
    guard lines.count > 1, text.wrapped(to: width).count == lines.count else { return lines }
    let narrower = (longest > width ? 1..<width : longest..<width).first { text.wrapped(to: $0).count == lines.count }
    return narrower.map { text.wrapped(to: $0) } ?? lines
  }

  /// Letter-spaced text; nil if it does not fit or contains no letters.
  ///
  /// Wider gaps are used if only then the text can be centered exactly: if its width and the card's are both even or both
  /// odd.
  private static func spaced(_ text: CleanText, width: Int) -> CleanText? {
    let words = text.string.split(separator: " ")
    guard width >= 14, text.width > 2, text.width <= width, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else {
      return nil
    }
    func joined(_ parts: [CleanText], _ gap: Int) -> CleanText {
      parts.dropFirst().reduce(parts.first ?? "") { $0 + .blank(gap) + $1 }
    }
    let letters = words.map { $0.map { CleanText(String($0)) } }
    let lines = [(1, 3), words.count > 1 ? (1, 4) : (2, 0)].map { gaps in
      joined(letters.map { joined($0, gaps.0) }, gaps.1)
    }.filter {
      $0.width <= (words.count > 1 ? width * 3 / 4 : width)
    }
    return lines.first { ($0.width - width).isMultiple(of: 2) } ?? lines.first
  }
}
