import MovieDisplay

/// Shortens long texts to about 300 characters, at a word boundary if possible.
enum Excerpt {
  private static let length = 300
  /// Text at most this much longer than `length` is not shortened.
  private static let tolerance = 40
  /// A word is split if the excerpt would otherwise be shorter than this: some scripts have no spaces.
  private static let shortest = 200
  /// The number of scalars with markup that usually have an excerpt.
  private static let sourceLength = 8_192

  /// Returns the excerpt of a text with markup; nil when the text is short enough.
  ///
  /// Of a long text, only the beginning is parsed, unless most of that is markup.
  static func of(_ raw: String) -> FormattedText? {
    let beginning = String(raw.unicodeScalars.prefix(sourceLength))
    return of(Markup.parsed(beginning)) ?? (beginning.utf8.count < raw.utf8.count ? of(Markup.parsed(raw)) : nil)
  }

  /// Returns the beginning of the text in one paragraph, with white space collapsed to single spaces; nil when the text
  /// is short enough.
  private static func of(_ text: FormattedText) -> FormattedText? {
    var runs: [FormattedText.Run] = []
    var count = 0
    var endsInSpace = true
    // Stop early, because reviews can be very long.
    for run in text.blocks.lazy.flatMap(Self.runs) {
      var collapsed = run
      collapsed.text = ""
      for character in run.text where !(endsInSpace && character.isWhitespace) {
        endsInSpace = character.isWhitespace
        collapsed.text.append(endsInSpace ? " " : character)
        count += 1
        if count > length + tolerance { return FormattedText([.init(.paragraph, cut(runs + [collapsed]))]) }
      }
      runs.append(collapsed)
    }
    return nil
  }

  /// A space and the runs of a block. Items of lists have their marker.
  private static func runs(of block: FormattedText.Block) -> [FormattedText.Run] {
    guard block.kind != .divider else { return [] }
    let marker: [FormattedText.Run] = if case .item(let marker) = block.kind { [.init(marker + " ")] } else { [] }
    return [.init(" ")] + marker + block.runs
  }

  private static func cut(_ runs: [FormattedText.Run]) -> [FormattedText.Run] {
    var left = cut(runs.map(\.text).joined()).count
    var kept: [FormattedText.Run] = []
    for var run in runs where left > 0 {
      run.text = String(run.text.prefix(left))
      left -= run.text.count
      if !run.text.isEmpty { kept.append(run) }
    }
    if !kept.isEmpty { kept[kept.count - 1].text += "…" }
    return kept
  }

  private static func cut(_ text: String) -> Substring {
    var kept = text.prefix(length + 1)
    if let blank = kept.lastIndex(of: " "), kept.distance(from: kept.startIndex, to: blank) >= shortest {
      kept = kept[..<blank]
    } else {
      kept.removeLast()
    }
    while let last = kept.last, last == " " || ",;:–—-(".contains(last) {
      kept.removeLast()
    }
    return kept
  }
}
