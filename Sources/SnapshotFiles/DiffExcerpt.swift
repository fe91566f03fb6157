/// The lines of two goldens that a diff compares: all, or of huge goldens those from shortly before the first difference on.
struct DiffExcerpt {
  let old: [DiffLine]
  let new: [DiffLine]
  /// How many equal lines before were left out.
  let skippedLineCount: Int
  /// Whether lines after were left out.
  let isCut: Bool

  /// How many lines of each golden are compared; it bounds time and memory, and nobody reads on.
  static let lineLimit = 20_000

  init(old: [UInt8], new: [UInt8], contextCount: Int) {
    var start = 0
    if max(Self.lineCount(old[...]), Self.lineCount(new[...])) > Self.lineLimit {
      start = zip(old, new).prefix { $0 == $1 }.count
      // Back over what is left of the line, and over the lines of context.
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
