import MovieDisplay
import TitleCards

/// What stands on a title card.
struct CardText: Sendable, Hashable {
  /// Lines to be centered.
  let title: [CleanText]
  let year: CleanText
  let score: CleanText

  /// The title keeps to `width`; when a word is longer, to `widest`.
  init(card: TitleCard, score: ScoreBadge, width: Int, widest: Int, lines: Int) {
    title = Self.lines(of: card, width: width, widest: widest, count: lines)
    year = CleanText(card.year)
    self.score = score.standing == .none ? "" : CleanText("★ " + score.text)
  }

  /// A short title is spaced out; a longer one stands in lines of about the same length.
  private static func lines(of card: TitleCard, width: Int, widest: Int, count: Int) -> [CleanText] {
    let capitals = card.titleInCapitals.map { CleanText($0) }
    if let capitals, let spaced = spaced(capitals, width: width) { return [spaced] }
    let text = capitals ?? CleanText(card.title)
    // Wide characters may stand on either line, other words are whole.
    let words = text.string.split(separator: " ").map { ($0.count, CleanText(String($0)).width) }
    let longest = words.map { $0 == $1 ? $1 : 1 }.max() ?? 1
    let width = longest > width && longest <= widest ? widest : width
    let lines = text.wrapped(to: width, lines: count)
    guard lines.count > 1, text.wrapped(to: width).count == lines.count else { return lines }
    let narrower = (longest > width ? 1..<width : longest..<width).first { text.wrapped(to: $0).count == lines.count }
    return narrower.map { text.wrapped(to: $0) } ?? lines
  }

  /// Letters with spaces between; nil where there is no room, and for what is not made of letters.
  private static func spaced(_ text: CleanText, width: Int) -> CleanText? {
    let words = text.string.split(separator: " ")
    guard width >= 14, text.width > 2, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
    let spaced = words.map { CleanText($0.map(String.init).joined(separator: " ")) }
    let line = spaced.dropFirst().reduce(spaced[0]) { $0 + "   " + $1 }
    return line.width <= (words.count > 1 ? width * 3 / 4 : width) ? line : nil
  }
}
