import MovieJSON

/// The form of text in a golden: visible, lossless, and safe to show in terminals and review tools.
///
/// Lines end in LF. ESC is `␛`; other invisible characters are `\u{…}`. A line with a trailing blank and an empty last
/// line end in `␤`, because editors may strip trailing white space.
package enum VisibleText {
  /// The golden for `text`, including the final LF.
  package static func encode(_ text: String) -> [UInt8] {
    var text = text
    var bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: true).encoded() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// `text` in visible form on one line, with line breaks as `\u{A}`.
  package static func line(_ text: String) -> String {
    var text = text
    let bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: false).encoded() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether `golden` has the format written by this tool: lines of text without invisible characters.
  package static func isGolden(_ golden: [UInt8]) -> Bool {
    guard golden.last == 0x0A, let text = String(validating: golden, as: UTF8.self) else { return false }
    var previous: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if scalar == "\n" ? previous == " " : VisibleText.mustSpellOut(scalar, after: previous) { return false }
      previous = scalar
    }
    return true
  }

  // MARK: - Characters that cannot be seen in a golden

  package static func mustSpellOut(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: true  // blanks that look like a space
    case 0x180B...0x180F, 0xFE00...0xFE0D, 0xE0100...0xE01EF: true  // variation selectors other than those of emoji
    case 0x200D: !joinsAfter(previous)
    default: scalar.isInvisible
    }
  }

  /// Spells out the invisible characters of `text` as `\u{…}`.
  static func spelledOut(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if mustSpellOut(scalar, after: previous) {
        result.append(contentsOf: spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// Returns texts in visible form so that one can see how they differ. Canonically equivalent ones look the same, so all
  /// that is not ASCII is spelled out in them.
  static func distinct(_ one: String, _ other: String) -> (String, String) {
    one == other ? (inASCII(line(one)), inASCII(line(other))) : (line(one), line(other))
  }

  /// Spells out all that is not ASCII in a text in visible form.
  static func inASCII(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : spelling(of: $0) }.joined()
  }

  /// The escaped form of `scalar`, such as `\u{A0}`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a joiner after `scalar` is part of a visible emoji.
  private static func joinsAfter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x2190...0x23FF, 0x2460...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}

/// Encodes text in its visible form in one pass. Runs of visible characters are copied at once.
private struct VisibleEncoder {
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
        output.append(contentsOf: VisibleText.spelling(of: scalar).utf8)
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
    default: VisibleText.mustSpellOut(scalar, after: previous)
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

/// The golden of a matrix: one section with a heading per cell.
package struct MatrixText: Sendable {
  /// The start of a cell's heading.
  static let headingStart = "── "

  package private(set) var golden: [UInt8] = []

  package init() {}

  /// Appends a cell with labels such as `["width 40", "locale en_US"]`.
  package mutating func append(_ text: String, labels: [String]) {
    // No cell ends in an empty line, so an empty line before a heading always separates cells.
    if !golden.isEmpty { golden.append(0x0A) }
    let heading = labels.map(VisibleText.line).joined(separator: " · ")
    golden.append(contentsOf: (Self.headingStart + heading + " ──\n").utf8)
    let lines = VisibleText.encode(text).split(separator: 0x0A, omittingEmptySubsequences: false)
    // A line that looks like a heading has its first character spelled out.
    golden += lines.map { Self.isHeading($0) ? Array(#"\u{2500}"#.utf8) + $0.dropFirst(3) : Array($0) }
      .joined(separator: [0x0A])
  }

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: headingStart.utf8) && line.reversed().starts(with: " ──".utf8.reversed())
  }
}
