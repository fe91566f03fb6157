/// The beginning of a longer text, cut where a reader would pause.
enum Excerpt {
  private static let length = 300
  /// A text that is hardly longer needs no excerpt.
  private static let tolerance = 40
  /// A word is cut rather than that less than this stays: some scripts have no blanks.
  private static let shortest = 200

  /// Nil for a text that is short enough to stand whole. White space becomes single blanks.
  static func of(_ text: String) -> String? {
    var beginning = ""
    var count = 0
    // Ends as soon as there is enough: reviews can be very long.
    for character in text {
      if character.isWhitespace {
        guard !beginning.isEmpty, beginning.last != " " else { continue }
        beginning.append(" ")
      } else {
        beginning.append(character)
      }
      count += 1
      if count > length + tolerance { return cut(beginning) }
    }
    return nil
  }

  private static func cut(_ text: String) -> String {
    var kept = text.prefix(length + 1)
    if let blank = kept.lastIndex(of: " "), kept.distance(from: kept.startIndex, to: blank) >= shortest {
      kept = kept[..<blank]
    } else {
      kept.removeLast()
    }
    while let last = kept.last, last == " " || ",;:–—-(".contains(last) {
      kept.removeLast()
    }
    return kept + "…"
  }
}
