/// Formats the difference of two goldens as a unified diff. It has three lines of context, and marks changes in lines.
package struct UnifiedDiff {
  private static let contextCount = 3

  private let (old, new): ([DiffLine], [DiffLine])
  private let style: DiffStyle
  private var output: [String] = []
  /// The number of bytes of changed lines that may still be compared to mark changes, which takes time.
  private var markBudget = 40_000

  /// The diff from `old` to `new`, each line ending in LF; empty if they are equal.
  package static func text(from old: [UInt8], to new: [UInt8], style: DiffStyle = .plain) -> String {
    guard old != new else { return "" }
    var diff = UnifiedDiff(old: DiffLine.lines(of: old), new: DiffLine.lines(of: new), style: style)
    diff.draw()
    if !old.isEmpty, old.last != 0x0A { diff.output.append("\\ The golden has no line break at its end.") }
    return diff.output.map { $0 + "\n" }.joined()
  }

  private mutating func draw() {
    let hunks = hunks(of: SequenceDiff.blocks(from: old, to: new))
    for hunk in hunks {
      draw(hunk)
      if output.count > style.lineLimit {
        let changed = hunks.joined().reduce(0) { $0 + $1.old.count + $1.new.count }
        output.removeSubrange(style.lineLimit...)
        output.append("… cut here; the whole diff has \(changed) changed lines.")
        return
      }
    }
  }

  /// Groups blocks whose context overlaps.
  private func hunks(of blocks: [DiffBlock]) -> [[DiffBlock]] {
    blocks.reduce(into: []) { hunks, block in
      if let last = hunks.last?.last, block.old.lowerBound - last.old.upperBound <= 2 * Self.contextCount {
        hunks[hunks.count - 1].append(block)
      } else {
        hunks.append([block])
      }
    }
  }

  private mutating func draw(_ hunk: [DiffBlock]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.contextCount, first.old.lowerBound)
    let after = min(Self.contextCount, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    var header = "@@ -\(position(oldRange)) +\(position(newRange)) @@"
    if let heading = heading(above: first.old.lowerBound) { header += " " + heading }
    output.append(paint(header, "36"))
    var context = oldRange.lowerBound
    for block in hunk {
      drawContext(context..<block.old.lowerBound)
      draw(block)
      context = block.old.upperBound
      if output.count > style.lineLimit { return }
    }
    drawContext(context..<oldRange.upperBound)
  }

  private mutating func drawContext(_ range: Range<Int>) {
    for line in old[range] { output.append(" " + DiffLine.cut(line.text)) }
  }

  private mutating func draw(_ block: DiffBlock) {
    // Format no more lines than are shown.
    let room = max(0, style.lineLimit - output.count) + 1
    let (removed, added) = (old[block.old], new[block.new])
    guard removed.count == added.count else {
      // Long lines that differ only behind the place where they are cut would look equal.
      let pairs = zip(removed, added).prefix(room).map { LinePair.shortened($0.text, $1.text) }
      let (removedRest, addedRest) = (
        removed.prefix(room).dropFirst(pairs.count), added.prefix(room).dropFirst(pairs.count)
      )
      for line in pairs.map(\.0) + removedRest.map(\.text) { draw("-", line, marks: [], color: "31") }
      for line in pairs.map(\.1) + addedRest.map(\.text) { draw("+", line, marks: [], color: "32") }
      return
    }
    let pairs = zip(removed, added).prefix(room).map {
      LinePair(old: $0.text, new: $1.text, budget: &markBudget)
    }
    for pair in pairs { draw("-", pair.old, marks: pair.oldMarks, color: "31") }
    for pair in pairs { draw("+", pair.new, marks: pair.newMarks, color: "32") }
  }

  private mutating func draw(_ sign: String, _ line: String, marks: [Range<Int>], color: String) {
    if marks.isEmpty {
      output.append(paint(sign + DiffLine.cut(line), color))
    } else if style.isColored {
      var shown = sign
      for (index, character) in line.enumerated() {
        if marks.contains(where: { $0.lowerBound == index }) { shown += "\u{1B}[7m" }
        shown.append(character)
        if marks.contains(where: { $0.upperBound == index + 1 }) { shown += "\u{1B}[27m" }
      }
      output.append(paint(shown, color))
    } else {
      output.append(sign + line)
      var pointer = "?"
      for (index, character) in line.prefix(marks.last?.upperBound ?? 0).enumerated() {
        let isMarked = marks.contains { $0.contains(index) }
        pointer += String(repeating: isMarked ? "^" : " ", count: character.displayWidth)
      }
      output.append(pointer)
    }
  }

  /// The heading of the matrix cell that contains line `index`.
  private func heading(above index: Int) -> String? {
    old[..<index].last { $0.bytes.starts(with: MatrixText.headingStart.utf8) }?.text
  }

  private func position(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private func paint(_ line: String, _ color: String) -> String {
    style.isColored ? "\u{1B}[\(color)m\(line)\u{1B}[0m" : line
  }
}

extension Character {
  /// The approximate number of terminal columns, for placing marks below it.
  package var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      if unicodeScalars.contains("\u{FE0F}") { return 2 }
      return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}

package struct DiffStyle: Hashable, Sendable {
  /// Whether changes are colored; otherwise they are marked with a line of `^`.
  package var isColored: Bool
  package var lineLimit: Int

  /// For logs and reports: no escape sequences, at most 200 lines.
  package static let plain = DiffStyle(isColored: false, lineLimit: 200)
  /// For a terminal: colors, at most 2,000 lines.
  package static let colored = DiffStyle(isColored: true, lineLimit: 2_000)

  /// The style with up to a million lines.
  package var whole: DiffStyle { DiffStyle(isColored: isColored, lineLimit: 1_000_000) }
}

/// A line of a golden, compared by bytes because `String` treats composed and decomposed letters as equal.
private struct DiffLine: Hashable {
  let bytes: ArraySlice<UInt8>

  /// The maximum number of bytes of a line to show.
  static let drawnLimit = 2_000

  static func cut(_ line: String) -> String {
    guard line.utf8.count > drawnLimit else { return line }
    let shown = line.prefix(drawnLimit / 4)
    return shown + "… and \(line.utf8.count - shown.utf8.count) more bytes"
  }

  /// The line as shown. Invisible characters, which a golden should not contain, are spelled out.
  var text: String { VisibleText.spelledOut(String(decoding: bytes, as: UTF8.self)) }

  static func == (one: DiffLine, other: DiffLine) -> Bool {
    one.bytes.count == other.bytes.count && one.bytes.elementsEqual(other.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Splits `bytes` into lines; a final LF does not start another line.
  static func lines(of bytes: [UInt8]) -> [DiffLine] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty ?? true
    return lines.dropLast(isEnded ? 1 : 0).map { DiffLine(bytes: $0) }
  }
}

/// An old line, the new line that replaces it, and what differs in them.
private struct LinePair {
  let old: String
  let new: String
  /// The changed characters of the old line; empty if the lines have too little in common.
  let oldMarks: [Range<Int>]
  /// The changed characters of the new line; empty if the lines have too little in common.
  let newMarks: [Range<Int>]

  /// Compares the lines. `budget` is the number of bytes that may still be compared; it is reduced by those of the
  /// lines.
  init(old: String, new: String, budget: inout Int) {
    var (old, new) = (old, new)
    // Canonically equivalent lines look the same, so spell out the difference.
    if old == new { (old, new) = (VisibleText.inASCII(old), VisibleText.inASCII(new)) }
    (old, new) = Self.shortened(old, new)
    self.old = old
    self.new = new
    budget -= old.utf8.count + new.utf8.count
    // Without a budget, nothing is compared and nothing marked.
    let (oldCharacters, newCharacters): ([Character], [Character]) = budget < 0 ? ([], []) : (Array(old), Array(new))
    // Changes with only one or two characters between them are easier to read as one.
    let blocks = SequenceDiff.blocks(from: oldCharacters, to: newCharacters).joined(over: 2)
    let kept = oldCharacters.count - blocks.reduce(0) { $0 + $1.old.count }
    let areSimilar = kept * 3 >= max(oldCharacters.count, newCharacters.count)
    oldMarks = areSimilar ? blocks.map(\.old).filter { !$0.isEmpty } : []
    newMarks = areSimilar ? blocks.map(\.new).filter { !$0.isEmpty } : []
  }

  /// Shortens the common beginning and end of lines that are too long to show.
  static func shortened(_ old: String, _ new: String) -> (String, String) {
    guard max(old.utf8.count, new.utf8.count) > DiffLine.drawnLimit else { return (old, new) }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    func shortened(_ line: String) -> String {
      let middle = line.dropFirst(max(0, start - 40)).dropLast(max(0, end - 40))
      return (start > 40 ? "…" : "") + middle + (end > 40 ? "…" : "")
    }
    return (shortened(old), shortened(new))
  }
}
