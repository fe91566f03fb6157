/// One line of text that is safe to send to a terminal, and how many cells it fills.
///
/// The only way from a `String` is through `init(_:)`, which cleans: nothing else can reach a line of output.
public struct CleanText: Sendable, Hashable {
  public let string: String
  /// Columns the text fills.
  public let width: Int

  /// Cleans text of any origin: what a terminal would obey or hide is dropped, white space becomes single spaces.
  public init(_ raw: String) {
    if let width = Self.widthIfClean(raw) {
      self.init(trusted: raw, width: width)
    } else {
      let cleaned = Self.cleaned(raw)
      self.init(trusted: cleaned, width: Self.widthIfClean(cleaned) ?? cleaned.reduce(0) { $0 + $1.cellWidth })
    }
  }

  private init(trusted string: String, width: Int) {
    self.string = string
    self.width = width
  }

  /// Spaces.
  package static func blank(_ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: " ", count: max(0, count)), width: max(0, count))
  }

  /// A horizontal line.
  static func rule(_ count: Int) -> CleanText { row(of: "─", count) }

  /// A character of one cell, again and again.
  static func row(of cell: CleanText, _ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: cell.string, count: max(0, count)), width: cell.width * max(0, count))
  }

  /// Both texts as one.
  static func + (left: CleanText, right: CleanText) -> CleanText {
    // Characters may join across the seam, so the sum of the widths will not do.
    let string = left.string + right.string
    return CleanText(trusted: string, width: string.reduce(0) { $0 + $1.cellWidth })
  }

  /// The paragraphs of a longer text, each cleaned, the empty ones left out.
  package static func paragraphs(of raw: String) -> [CleanText] {
    raw.unicodeScalars.split(whereSeparator: \.isNewline).map { CleanText(String($0)) }.filter { $0.width > 0 }
  }

  /// The text without its last characters until it fits; what was cut is marked with an ellipsis.
  package func truncated(to limit: Int) -> CleanText {
    guard width > limit else { return self }
    guard limit > 0 else { return .blank(0) }
    var kept = ""
    var used = 0
    for character in string {
      let next = character.cellWidth
      guard used + next <= limit - 1 else { break }
      kept.append(character)
      used += next
    }
    while kept.last == " " {
      kept.removeLast()
      used -= 1
    }
    return CleanText(trusted: kept + "…", width: used + 1)
  }

  /// A piece of a text that is already clean, of a width that is known.
  func slice(_ range: Range<String.Index>, width: Int) -> CleanText {
    CleanText(trusted: String(string[range]), width: width)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends here.
  fileprivate var isNewline: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}

extension CleanText: ExpressibleByStringLiteral {
  /// Takes a literal of this program as it stands.
  public init(stringLiteral value: StaticString) {
    let string = value.description
    self.init(trusted: string, width: string.reduce(0) { $0 + $1.cellWidth })
  }
}
