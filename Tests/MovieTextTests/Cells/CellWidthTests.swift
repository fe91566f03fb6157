import Testing

@testable import MovieText

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("千", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("★", 1), ("…", 1), ("▎", 1), ("Ж", 1), ("ש", 1), ("ﷺ", 1),
    ("🎬", 2), ("❤", 1), ("❤️", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2), ("👍🏽", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("⌚︎", 2), ("©", 1), ("𠮷", 2),
    ("\u{1B}", 0), ("\u{200B}", 0), ("a\u{FE0F}", 1), ("त्रि", 3), ("क्या", 3), ("\u{600}", 1), ("\u{6DD}", 1),
    ("\u{70F}", 1), ("\u{8E2}", 1), ("\u{110BD}", 1), ("\u{AD}", 0), ("千と千尋", 8), ("क्षत्रिय", 6), ("दो बीघा", 7),
  ])
  func `A character, and a text, has a width in cells`(text: String, cells: Int) {
    #expect(text.reduce(0) { $0 + $1.cellWidth } == cells && text.cellWidth == cells)
  }

  @Test func `The table of wide ranges is ascending`() {
    #expect(zip(wideRanges, wideRanges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }
}

/// The fast path for plain scalars must agree with the Unicode tables.
@Suite struct PlainScalarTests {
  static let plain = (0x0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
    $0.plainWidth != nil
  }

  @Test func `A plain scalar is visible, has the width of the tables, and does not combine with others`() {
    let odd = Self.plain.filter { $0.plainWidth != $0.cellWidth || $0.properties.isEmojiPresentation }
    let hidden = Self.plain.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
      }
    }
    let joining = Self.plain.filter { "a\($0)b".count != 3 || "가\($0)\($0)가".count != 4 }
    #expect(odd == [] && hidden == [] && joining == [])
  }

  @Test(arguments: ["", "one two", "Ж 千 é", "“What—no?”", " a", "a ", "a  b", "a\tb", "e\u{301}", "a\u{AD}b", "🎬", " "])
  func `Only clean text takes the fast path`(raw: String) {
    let clean = CleanText.cleaned(raw)
    if let width = CleanText.widthIfClean(raw) {
      #expect(clean == raw)
      #expect(clean.reduce(0) { $0 + $1.cellWidth } == width)
    } else {
      #expect(clean != raw || raw.unicodeScalars.contains { $0.plainWidth == nil })
    }
  }
}
