/// An old line, the new line that replaces it, and what differs in them.
struct LinePair {
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
    if old == new { (old, new) = (Self.spelledOut(old), Self.spelledOut(new)) }
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
  private static func shortened(_ old: String, _ new: String) -> (String, String) {
    guard max(old.utf8.count, new.utf8.count) > DiffLine.drawnLimit else { return (old, new) }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    func shortened(_ line: String) -> String {
      let middle = line.dropFirst(max(0, start - 40)).dropLast(max(0, end - 40))
      return (start > 40 ? "…" : "") + middle + (end > 40 ? "…" : "")
    }
    return (shortened(old), shortened(new))
  }

  private static func spelledOut(_ line: String) -> String {
    line.unicodeScalars.map { $0.isASCII ? String($0) : InvisibleScalars.spelling(of: $0) }.joined()
  }
}
