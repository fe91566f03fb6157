import MovieJSON

/// A line of text that is safe to print to a terminal, and its width in cells.
///
/// `init(_:)` is the only conversion from `String`, and views print nothing else, so unsafe text cannot be printed.
public struct CleanText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text, without control or invisible characters.
  public let string: String
  /// The width in cells.
  public let width: Int

  /// The number of scalars that are read of a title, a name or another short text: more than the longest ones have.
  static let longest = 4_096
  /// The number of scalars that are read of an overview or a biography: more than the longest ones have.
  package static let longestProse = 65_536

  /// Cleans a short text from any source, such as a title: removes control and invisible characters and collapses white
  /// space.
  ///
  /// Text after the first 4,096 scalars is replaced by an ellipsis, so that no text takes longer than a page.
  public init(_ raw: String) {
    self.init(whole: Self.beginning(of: raw, Self.longest))
  }

  /// Cleans text of any length. The time is proportional to the length.
  package init(whole raw: String) {
    if let width = Self.widthIfClean(raw) {
      self.init(trusted: raw, width: width)
    } else {
      self.init(written: Self.cleaned(raw))
    }
  }

  private init(trusted string: String, width: Int) {
    self.string = string
    self.width = width
  }

  /// Creates text from a literal of the program. It is not cleaned, so spaces at its ends stay.
  public init(stringLiteral value: StaticString) {
    self.init(written: value.description)
  }

  package static func blank(_ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: " ", count: max(0, count)), width: max(0, count))
  }

  package static func rule(_ count: Int) -> CleanText { row(of: "─", count) }

  /// Returns a character of one cell, repeated.
  package static func row(of cell: CleanText, _ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: cell.string, count: max(0, count)), width: cell.width * max(0, count))
  }

  package static func + (left: CleanText, right: CleanText) -> CleanText {
    // Characters may combine at the boundary, so the widths cannot simply be added.
    CleanText(written: left.string + right.string)
  }

  /// Splits text into cleaned paragraphs and drops empty ones. Text after the first `limit` scalars is replaced by an
  /// ellipsis.
  package static func paragraphs(of raw: String, limit: Int = longestProse) -> [CleanText] {
    beginning(of: raw, limit).unicodeScalars.split(whereSeparator: \.isNewline).map { CleanText(whole: String($0)) }
      .filter { $0.width > 0 }
  }

  /// Returns the text if it has at most `limit` scalars, and otherwise as many, of which the last is an ellipsis.
  private static func beginning(of raw: String, _ limit: Int) -> String {
    let scalars = raw.unicodeScalars
    guard raw.utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return raw }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }

  /// Truncates the text to `limit` cells, ending with an ellipsis.
  public func truncated(to limit: Int) -> CleanText {
    guard width > limit else { return self }
    guard limit > 0 else { return .blank(0) }
    let kept = prefix(cells: limit - 1)
    let scalars = kept.string.unicodeScalars
    let blanks = scalars.reversed().prefix(while: \.isBlank)
    let width = blanks.reduce(kept.width) { $0 - ($1 == " " ? 1 : 2) }
    // By scalars, because a letter such as U+0D4E and a blank after it are one `Character`.
    return CleanText(trusted: String(scalars.dropLast(blanks.count)) + "…", width: width + 1)
  }

  func prefix(cells limit: Int) -> CleanText {
    guard width > limit else { return self }
    var used = 0
    let kept = string.prefix { character in
      used += character.cellWidth
      return used <= limit
    }
    return slice(kept.startIndex..<kept.endIndex)
  }

  /// Text that was made of clean text, with spaces at its ends.
  package init(written string: String) {
    self.init(trusted: string, width: string.cellWidth)
  }

  /// Returns a part of the text. A caller that knows its width passes it.
  func slice(_ range: Range<String.Index>, width: Int? = nil) -> CleanText {
    CleanText(trusted: String(string[range]), width: width ?? string[range].cellWidth)
  }

  // MARK: - Cleaning

  // Anyone can edit catalog text, so characters that a terminal would interpret are removed.

  /// The blank of Japanese titles. White space collapses to it if it has one.
  fileprivate static let wideBlank: Unicode.Scalar = "\u{3000}"

  /// The number of combining marks that are kept in a row.
  ///
  /// The tallest stack of any script is a Tibetan symbol of a letter and eight marks. Without a limit, a title of one
  /// cell could be megabytes long.
  private static let marksInRow = 8
  /// The number of scalars that are kept of a character. The longest emoji, families with skin tones, have 11.
  private static let scalarsInCharacter = 32

  /// The width of text that needs no cleaning; nil if it may need cleaning.
  static func widthIfClean(_ raw: String) -> Int? {
    var width = 0
    // True initially so that leading blanks are removed.
    var endsInBlank = true
    for scalar in raw.unicodeScalars {
      guard let cells = scalar.plainWidth, !scalar.isBlank || !endsInBlank else { return nil }
      endsInBlank = scalar.isBlank
      width += cells
    }
    return endsInBlank && width > 0 ? nil : width
  }

  /// Returns the text without control and invisible characters and with white space collapsed.
  ///
  /// Limits the length of characters, too.
  static func cleaned(_ raw: String) -> String {
    let scalars = Array(raw.unicodeScalars)
    // Collect bytes, because appending scalars to a string is slow.
    var output: [UInt8] = []
    output.reserveCapacity(raw.utf8.count)
    var last: Unicode.Scalar?
    var pendingBlank: Unicode.Scalar?
    var marks = 0
    var scalarsInRow = 0
    var longestRow = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar.isBlank || scalar == "\t" || scalar.isNewline {
        if last != nil { pendingBlank = scalar == wideBlank || pendingBlank == wideBlank ? wideBlank : " " }
        continue
      }
      let isKept =
        switch scalar {
        case "\u{200C}", "\u{200D}": joins(scalars, at: index)
        case "\u{E0020}"..."\u{E007F}": pendingBlank == nil && (last.map(carriesTags) ?? false)
        default: !scalar.isInvisible
        }
      guard isKept else { continue }
      let isPlain = scalar.plainWidth != nil
      marks = !isPlain && scalar.isMark ? marks + 1 : 0
      guard marks <= marksInRow else { continue }
      scalarsInRow = isPlain || pendingBlank != nil ? 1 : scalarsInRow + 1
      longestRow = max(longestRow, scalarsInRow)
      if let blank = pendingBlank.take() { output.append(contentsOf: blank.utf8) }
      output.append(contentsOf: scalar.utf8)
      last = scalar
    }
    let text = String(decoding: output, as: UTF8.self)
    return longestRow > scalarsInCharacter ? shortened(text) : text
  }

  private static func shortened(_ text: String) -> String {
    text.reduce(into: "") { kept, character in
      var scalars = character.unicodeScalars.prefix(scalarsInCharacter)
      // A joiner at the end of a cut character would join it to the next one.
      while scalars.last == "\u{200D}", scalars.endIndex < character.unicodeScalars.endIndex { scalars.removeLast() }
      // Appending the scalars to a view would copy all of it each time.
      kept += String(scalars)
    }
  }

  /// Whether a joiner is required here: between emoji or inside a word of a joining script.
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let before = scalars[index - 1]
    let after = scalars[index + 1]
    if isOfJoiningScript(before) {
      return isOfJoiningScript(after)
    }
    let endsEmoji = before == "\u{FE0F}" || before.properties.isEmoji || before.properties.isEmojiModifier
    return scalars[index] == "\u{200D}" && endsEmoji && after.properties.isEmoji && !after.isASCII && !before.isASCII
  }

  /// Arabic and related scripts, the Indic scripts, Tibetan, Myanmar, Khmer and Mongolian.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: false
    case 0x600...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }

  /// Regional flags are a black flag followed by tag characters.
  private static func carriesTags(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(scalar)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == CleanText.wideBlank }

  var isNewline: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028...0x2029: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension CleanText {
  /// Wraps the text to `limit` cells. Words are split after a dash, or if they are longer; paths only if they are longer.
  public func wrapped(to limit: Int) -> [CleanText] {
    guard width > max(1, limit) else { return width == 0 ? [] : [self] }
    return lines(to: limit).map { slice($0.range, width: $0.width) }
  }

  /// The parts of the text that `wrapped(to:)` returns.
  func lines(to limit: Int) -> [(range: Range<String.Index>, width: Int)] {
    let limit = max(1, limit)
    var string = string
    // One byte per cell means ASCII: other characters have more bytes than cells.
    guard string.utf8.count == width else {
      let starts = Array(string.indices) + [string.endIndex]
      let glyphs = string.map { Glyph($0) }
      return Self.lines(of: glyphs, to: limit).map {
        (starts[$0.range.lowerBound]..<starts[$0.range.upperBound], $0.cells)
      }
    }
    let lines = string.withUTF8 { Self.lines(of: $0.map { Glyph(Unicode.Scalar($0), cells: 1) }, to: limit) }
    let bytes = string.utf8
    return lines.map { line in
      let start = bytes.index(bytes.startIndex, offsetBy: line.range.lowerBound)
      return (start..<bytes.index(start, offsetBy: line.range.count), line.cells)
    }
  }

  private static func lines(of glyphs: [Glyph], to limit: Int) -> [(range: Range<Int>, cells: Int)] {
    var lines: [(range: Range<Int>, cells: Int)] = []
    var start = 0
    var used = 0
    var lastBreak: (end: Int, next: Int)?
    // A path that fits on a line stays whole, so that it can be copied.
    var wholePath = 0..<0
    for (index, glyph) in glyphs.enumerated() {
      if index == 0 || glyphs[index - 1].role == .space {
        let word = glyphs[index...].prefix { $0.role != .space }
        let isPath = word.contains { $0.role == .slash }
        wholePath = isPath && word.reduce(0) { $0 + $1.cells } <= limit ? word.indices : 0..<0
      }
      if glyph.role == .space {
        lastBreak = (index, index + 1)
      } else if index > start, glyph.allowsBreak(after: glyphs[..<index]), !wholePath.contains(index) {
        lastBreak = (index, index)
      }
      // After a break at the last place, the rest may still be too long.
      while used + glyph.cells > limit, glyph.role != .space, index > start {
        var cut = lastBreak ?? (index, index)
        // Marks such as ♥ and ✓4.5 are not left alone before a word that is split anyway, such as a title in Thai.
        if glyphs[start].role == .mark, cut.next > cut.end,
          glyphs[cut.next...].prefix(while: { $0.role != .space }).reduce(0, { $0 + $1.cells }) > limit
        {
          cut = (index, index)
        }
        lines.append(line(of: glyphs[start..<cut.end]))
        start = cut.next
        used = glyphs[start..<index].reduce(0) { $0 + $1.cells }
        lastBreak = nil
      }
      used += glyph.cells
    }
    lines.append(line(of: glyphs[start...]))
    return lines.filter { $0.cells > 0 }
  }

  /// The places of a line's characters, without the blanks at its end.
  private static func line(of glyphs: ArraySlice<Glyph>) -> (range: Range<Int>, cells: Int) {
    let end = (glyphs.lastIndex { $0.role != .space }).map { $0 + 1 } ?? glyphs.startIndex
    return (glyphs.startIndex..<end, glyphs[..<end].reduce(0) { $0 + $1.cells })
  }

  /// The width of the longest word that has to be on one line: lines may end between wide characters.
  var longestWord: Int {
    string.split(separator: " ").map { word in word.count == word.cellWidth ? word.count : 1 }.max() ?? 1
  }

  /// Wraps the text to at most `count` lines of `limit` cells. The last one ends with an ellipsis if text is left out.
  public func wrapped(to limit: Int, lines count: Int) -> [CleanText] {
    guard count > 0 else { return [] }
    guard width > max(1, limit) else { return wrapped(to: limit) }
    // There are at most as many lines as cells.
    let count = min(count, width)
    // A line has at most `limit` cells, or one wide character, and a blank. What follows the next lines is not shown.
    let text = prefix(cells: (max(2, limit) + 2) * (count + 2))
    let lines = text.lines(to: limit)
    let shown = lines.prefix(count).map { text.slice($0.range, width: $0.width) }
    guard lines.count > count else { return shown }
    let rest = text.slice(lines[count - 1].range.lowerBound..<text.string.endIndex)
    return shown.dropLast() + [rest.truncated(to: limit)]
  }
}

/// The properties of a character that affect wrapping.
private struct Glyph {
  enum Role {
    case space, dash, slash, opening, closing, mark, other
  }

  let cells: Int
  let role: Role

  init(_ character: Character) {
    // Comparing characters would normalize them.
    self.init(character.unicodeScalars.first, cells: character.cellWidth)
  }

  init(_ first: Unicode.Scalar?, cells: Int) {
    self.cells = cells
    role =
      switch first {
      case " ", CleanText.wideBlank: .space
      case "-", "—": .dash
      case "/": .slash
      case "(", "[", "'", "\"", "“", "‘", "«", "„", "（", "「", "『", "【", "〈", "《": .opening
      case ".", ",", ":", ";", "?", "!", ")", "]", "%", "”", "’", "»", "、", "。", "，", "．", "・", "：", "；", "？", "！", "）",
        "」", "』", "】", "〉", "》", "ー", "…":
        .closing
      case "♥", "○", "✓": .mark
      default: .other
      }
  }

  /// Whether a line may break before this character: beside wide characters except punctuation, and after a dash that follows a
  /// word, as in “well-known” but not in “--offline” or '--offline'.
  func allowsBreak(after previous: ArraySlice<Glyph>) -> Bool {
    guard let last = previous.last else { return false }
    if last.role == .dash { return previous.dropLast().last.map { $0.role == .other || $0.role == .closing } ?? false }
    return (cells == 2 || last.cells == 2) && role != .closing && last.role != .opening
  }
}
