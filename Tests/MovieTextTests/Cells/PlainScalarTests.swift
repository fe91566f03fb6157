import Testing

@testable import MovieText

/// The fast path for plain scalars must agree with the Unicode tables.
@Suite struct PlainScalarTests {
  static let plain = (0x0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
    $0.plainWidth != nil
  }

  @Test func `A plain scalar has the width of the tables`() {
    let odd = Self.plain.filter { $0.plainWidth != $0.cellWidth || $0.properties.isEmojiPresentation }
    #expect(odd.isEmpty)
  }

  @Test func `A plain scalar is visible`() {
    let hidden = Self.plain.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
      }
    }
    #expect(hidden.isEmpty)
  }

  @Test func `A plain scalar does not combine with others`() {
    let joining = Self.plain.filter { scalar in
      "a\(scalar)b".count != 3 || "가\(scalar)\(scalar)가".count != 4
    }
    #expect(joining.isEmpty)
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
