/// A line of text that is safe to print to a terminal, and its width in cells.
///
/// `init(_:)` is the only conversion from `String`, and views print nothing else, so unsafe text cannot be printed.
public struct CleanText: Sendable, Hashable {
  /// The text, without control or invisible characters.
  public let string: String
  /// The width in cells.
  public let width: Int

  /// The number of scalars that are read of a title, a name or another short text: more than any view shows of one.
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
      let cleaned = Self.cleaned(raw)
      self.init(trusted: cleaned, width: Self.widthIfClean(cleaned) ?? cleaned.cellWidth)
    }
  }

  private init(trusted string: String, width: Int) {
    self.string = string
    self.width = width
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
    let string = left.string + right.string
    return CleanText(trusted: string, width: string.cellWidth)
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
    let blanks = kept.string.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return CleanText(trusted: String(kept.string.dropLast(blanks)) + "…", width: kept.width - blanks + 1)
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

  func slice(_ range: Range<String.Index>) -> CleanText {
    slice(range, width: string[range].cellWidth)
  }

  /// Returns a part of the text, whose width the caller knows.
  func slice(_ range: Range<String.Index>, width: Int) -> CleanText {
    CleanText(trusted: String(string[range]), width: width)
  }
}

extension Unicode.Scalar {
  var isNewline: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}

extension CleanText: ExpressibleByStringLiteral {
  /// Creates text from a literal of the program. It is not cleaned, so spaces at its ends stay.
  public init(stringLiteral value: StaticString) {
    let string = value.description
    self.init(trusted: string, width: string.cellWidth)
  }
}
