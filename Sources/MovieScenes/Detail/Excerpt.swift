/// Shortens long texts to about 300 characters, at a word boundary if possible.
enum Excerpt {
  private static let length = 300
  /// Text at most this much longer than `length` is not shortened.
  private static let tolerance = 40
  /// A word is split if the excerpt would otherwise be shorter than this: some scripts have no spaces.
  private static let shortest = 200

  /// Returns the beginning of the text with white space collapsed to single spaces; nil when the text is short enough.
  static func of(_ text: String) -> String? {
    var beginning = ""
    var count = 0
    // Stop early, because reviews can be very long.
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
