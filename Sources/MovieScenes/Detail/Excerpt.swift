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
      var beginning = Beginning(endsInSpace: endsInSpace, room: length + tolerance + 1 - count)
      beginning.append(run.text)
      (endsInSpace, count) = (beginning.endsInSpace, count + beginning.count)
      var shortened = run
      shortened.text = beginning.text
      runs.append(shortened)
      if count > length + tolerance { return FormattedText([.init(.paragraph, cut(runs))]) }
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

/// The first characters of a text, with white space collapsed to single spaces.
private struct Beginning {
  private(set) var text = ""
  private(set) var count = 0
  private(set) var endsInSpace: Bool
  private let room: Int

  /// `endsInSpace` tells whether a space precedes the text.
  init(endsInSpace: Bool, room: Int) {
    self.endsInSpace = endsInSpace
    self.room = room
  }

  mutating func append(_ whole: String) {
    var whole = whole
    let isDone = whole.withUTF8 { bytes in
      // Bytes are characters if all are ASCII, and are compared many times faster.
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      text = String(unsafeUninitializedCapacity: min(bytes.count, room)) { memory in
        for byte in bytes {
          guard count < room else { break }
          guard accepts(isBlank: byte == 0x20 || (0x09...0x0D).contains(byte)) else { continue }
          memory[count] = endsInSpace ? 0x20 : byte
          count += 1
        }
        return count
      }
      return true
    }
    guard !isDone else { return }
    for character in whole {
      guard count < room else { return }
      guard accepts(isBlank: character.isWhitespace) else { continue }
      text.append(endsInSpace ? " " : character)
      count += 1
    }
  }

  /// Whether the next character is kept. Blanks after a blank are not.
  private mutating func accepts(isBlank: Bool) -> Bool {
    defer { endsInSpace = isBlank }
    return !isBlank || !endsInSpace
  }
}
