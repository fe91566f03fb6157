import MovieJSON

/// Encodes text in its visible form in one pass. Runs of visible characters are copied at once.
struct VisibleEncoder {
  /// Marks the end of a line that would otherwise end in a blank, and of an empty last line.
  static let endMark: Unicode.Scalar = "\u{2424}"
  /// Replaces ESC.
  static let escapeMark: Unicode.Scalar = "\u{241B}"

  let source: UnsafeBufferPointer<UInt8>
  /// Whether LF stays a line break. Otherwise it is spelled out.
  let keepsLines: Bool

  private var output: [UInt8] = []
  /// The start of the current visible run.
  private var runStart = 0

  init(source: UnsafeBufferPointer<UInt8>, keepsLines: Bool) {
    self.source = source
    self.keepsLines = keepsLines
  }

  consuming func encoded() -> [UInt8] {
    output.reserveCapacity(source.count + source.count / 8 + 8)
    var index = 0
    var previous: Unicode.Scalar = "\n"
    while index < source.count {
      let skipped = plainBytes(at: index)
      if skipped > 0 {
        index += skipped
        previous = Unicode.Scalar(source[index - 1])
        continue
      }
      let byte = source[index]
      let (scalar, length) = source.scalar(at: index)
      let next = index + length
      if byte == 0x0A && keepsLines || byte == 0x20 {
        // Copy unchanged, with a mark after a trailing blank.
        if byte == 0x20 && endsLine(at: next) {
          flush(upTo: next)
          append(Self.endMark)
        }
      } else if byte == 0x1B {
        flush(upTo: index, resumeAt: next)
        append(Self.escapeMark)
      } else if mustSpell(scalar, after: previous, next: next) {
        flush(upTo: index, resumeAt: next)
        output.append(contentsOf: InvisibleScalars.spelling(of: scalar).utf8)
      }
      previous = scalar
      index = next
    }
    flush(upTo: source.count)
    if keepsLines && previous == "\n" { append(Self.endMark) }
    return output
  }

  /// The number of bytes at `index`, at most 8, that are copied unchanged. 0 if the next character takes a closer look.
  ///
  /// Looks at 8 bytes at once, because tests are debug builds, in which a loop over bytes takes most of the time of an
  /// assertion.
  private func plainBytes(at index: Int) -> Int {
    let byte = source[index]
    let first = byte > 0x20 && byte < 0x7F && byte != 0x5C ? 1 : 0
    guard index + 8 <= source.count else { return first }
    let word = UInt64(
      littleEndian: UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let highBits: UInt64 = 0x8080_8080_8080_8080
    if word & highBits != 0 { return first }
    // In each mask, the high bit of a byte tells. Nothing is carried from one byte to the next, as all are less than
    // 0x80.
    let blanks = highBits & ~((word ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let feeds = highBits & ~((word ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let controls = highBits & ~(word &+ 0x6060_6060_6060_6060)
    let deletes = highBits & (word &+ 0x0101_0101_0101_0101)
    let backslashes = highBits & ~((word ^ 0x5C5C_5C5C_5C5C_5C5C) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let others = (keepsLines ? controls & ~feeds : controls) | deletes | backslashes
    if others != 0 || blanks & (feeds >> 8) != 0 { return first }
    // Whether a blank at the end ends a line depends on the next byte.
    return blanks >> 63 == 0 ? 8 : 7
  }

  private func mustSpell(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar, next: Int) -> Bool {
    switch scalar {
    case "\\": next + 1 < source.count && source[next] == UInt8(ascii: "u") && source[next + 1] == UInt8(ascii: "{")
    case Self.escapeMark: true
    case Self.endMark: endsLine(at: next)
    default: InvisibleScalars.mustSpellOut(scalar, after: previous)
    }
  }

  private func endsLine(at index: Int) -> Bool {
    keepsLines && (index == source.count || source[index] == 0x0A)
  }

  private mutating func flush(upTo end: Int, resumeAt resume: Int? = nil) {
    output.append(contentsOf: source[runStart..<end])
    runStart = resume ?? end
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: String(scalar).utf8)
  }
}
