import JSONTestSupport
import MovieData
import Testing

/// A catalog's texts must be encoded losslessly and without control characters.
@Suite struct HostileTextTests {
  @Test func `Texts are unchanged after decoding, and no control character is written`() throws {
    for group in 0..<100 {
      let texts = HostileText.samples(20, seed: UInt64(group))
      for page in try HostilePages(texts: texts).all {
        let compact = JSONView().render(page.page)
        let indented = JSONView(layout: .indented).render(page.page)
        #expect(obeyed(in: compact.dropLast()) == [] && obeyed(in: indented.split(separator: "\n").joined()) == [])
        let value = try JSONValue(strictly: compact)
        #expect(try JSONValue(strictly: indented) == value)
        let read = value.strings
        #expect(read == document(of: page.page).strings, "\(page.schema), seed \(group)")
        #expect(Set(page.texts.map { Array($0.utf8) }).isSubset(of: read), "\(page.schema), seed \(group)")
      }
    }
  }

  @Test func `Pages with hostile texts match their schemas`() throws {
    for page in try HostilePages(texts: HostileText.samples(20, seed: 1)).all {
      try Envelope.read(page.page, as: page.schema)
    }
  }

  private func document(of page: JSONPage) -> JSONValue {
    switch page.content {
    case .document(let value): value
    case .failure(let code, let message, let candidates):
      [
        "error": .object(
          [.init("code", .string(code)), .init("message", .string(message))]
            + (candidates.isEmpty ? [] : [.init("candidates", .array(candidates))]))
      ]
    case .nothing: .null
    }
  }

  /// Returns the scalars that a terminal would interpret or hide.
  private func obeyed(in text: some StringProtocol) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter {
      switch $0 {
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE00FF:
        true
      default: false
      }
    }
  }
}
