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

  var output: [UInt8] = []
  /// The start of the current visible run.
  var runStart = 0

  consuming func encoded() -> [UInt8] {
    output.reserveCapacity(source.count + source.count / 8 + 8)
    var index = 0
    var previous: Unicode.Scalar = "\n"
    let source = source
    let count = source.count
    while index < count {
      // Most text consists of these, of which 0x5C is the backslash. Tests are debug builds, in which every call takes long.
      let start = index
      while index < count, source[index] >= 0x20, source[index] < 0x7F, source[index] != 0x5C { index += 1 }
      if index > start { previous = Unicode.Scalar(source[index - 1]) }
      guard index < count else { break }
      let byte = source[index]
      let (scalar, length) = source.scalar(at: index)
      let next = index + length
      if byte == 0x0A && keepsLines {
        if previous == " " {
          flush(upTo: index)
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
    flush(upTo: count)
    if keepsLines && (previous == "\n" || previous == " ") { append(Self.endMark) }
    return output
  }

  private func mustSpell(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar, next: Int) -> Bool {
    switch scalar {
    case "\\": next + 1 < source.count && source[next] == UInt8(ascii: "u") && source[next + 1] == UInt8(ascii: "{")
    case Self.escapeMark: true
    case Self.endMark: keepsLines && (next == source.count || source[next] == 0x0A)
    default: InvisibleScalars.mustSpellOut(scalar, after: previous)
    }
  }

  private mutating func flush(upTo end: Int, resumeAt resume: Int? = nil) {
    output.append(contentsOf: source[runStart..<end])
    runStart = resume ?? end
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: String(scalar).utf8)
  }
}
