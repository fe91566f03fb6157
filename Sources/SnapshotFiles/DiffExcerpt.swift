/// The lines of two goldens to compare. Of very large goldens, only those around and after the first difference.
struct DiffExcerpt {
  let old: [DiffLine]
  let new: [DiffLine]
  /// The number of equal lines skipped before the excerpt.
  let skippedLineCount: Int
  /// The numbers of lines after the excerpt that are not compared. Equal lines at the end are not counted.
  let (oldRest, newRest): (Int, Int)

  /// The maximum number of lines compared per golden, to limit time and memory.
  static let lineLimit = 20_000

  init(old: [UInt8], new: [UInt8], contextCount: Int) {
    guard max(Self.lineCount(old[...]), Self.lineCount(new[...])) > Self.lineLimit else {
      self.old = DiffLine.lines(of: old[...], limit: Self.lineLimit)
      self.new = DiffLine.lines(of: new[...], limit: Self.lineLimit)
      (skippedLineCount, oldRest, newRest) = (0, 0, 0)
      return
    }
    let start = Self.start(old, new, contextCount: contextCount)
    skippedLineCount = Self.lineCount(old[..<start])
    let end = Self.commonEnd(old[start...], new[start...])
    // The lines that differ, then with some equal lines after them if all are compared.
    let (oldCount, newCount) = (
      Self.lineCount(old[start..<(old.count - end)]), Self.lineCount(new[start..<(new.count - end)])
    )
    let isWhole = max(oldCount, newCount) + contextCount <= Self.lineLimit
    let context = isWhole ? contextCount : 0
    self.old = DiffLine.lines(of: old[start...], limit: min(oldCount + context, Self.lineLimit))
    self.new = DiffLine.lines(of: new[start...], limit: min(newCount + context, Self.lineLimit))
    oldRest = isWhole ? 0 : oldCount - self.old.count
    newRest = isWhole ? 0 : newCount - self.new.count
  }

  /// The start of the first differing line, less the context lines.
  private static func start(_ old: [UInt8], _ new: [UInt8], contextCount: Int) -> Int {
    var start = zip(old, new).prefix { $0 == $1 }.count
    var linesLeft = contextCount + 1
    while start > 0 {
      if old[start - 1] == 0x0A { linesLeft -= 1 }
      if linesLeft == 0 { break }
      start -= 1
    }
    return start
  }

  /// The number of bytes of the equal lines at the end.
  private static func commonEnd(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Int {
    let count = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    // The first equal byte may be in the middle of a line.
    guard let feed = old.suffix(count).firstIndex(of: 0x0A) else { return 0 }
    return old.endIndex - feed - 1
  }

  /// The number of lines. A last line without LF counts.
  private static func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    let feeds = bytes.withUnsafeBytes { $0.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 } }
    return feeds + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1)
  }
}
