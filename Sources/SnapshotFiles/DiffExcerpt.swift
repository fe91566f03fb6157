/// The lines of two goldens to compare. Of very large goldens, only those around and after the first difference.
struct DiffExcerpt {
  let old: [DiffLine]
  let new: [DiffLine]
  /// The number of equal lines skipped before the excerpt.
  let skippedLineCount: Int
  /// Whether lines after the excerpt were left out.
  let isCut: Bool

  /// The maximum number of lines compared per golden, to limit time and memory.
  static let lineLimit = 20_000

  init(old: [UInt8], new: [UInt8], contextCount: Int) {
    var start = 0
    if max(Self.lineCount(old[...]), Self.lineCount(new[...])) > Self.lineLimit {
      start = zip(old, new).prefix { $0 == $1 }.count
      // Go back to the start of the line, then over the context lines.
      var linesLeft = contextCount + 1
      while start > 0 {
        if old[start - 1] == 0x0A { linesLeft -= 1 }
        if linesLeft == 0 { break }
        start -= 1
      }
    }
    skippedLineCount = Self.lineCount(old[..<start])
    self.old = DiffLine.lines(of: old[start...], limit: Self.lineLimit)
    self.new = DiffLine.lines(of: new[start...], limit: Self.lineLimit)
    isCut = max(Self.lineCount(old[start...]), Self.lineCount(new[start...])) > Self.lineLimit
  }

  private static func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { $0.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 } }
  }
}
