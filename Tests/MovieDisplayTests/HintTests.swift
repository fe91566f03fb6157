import MovieDisplay
import Testing

@Suite struct HintTests {
  private func pieces(_ text: String, _ links: String...) -> [String] {
    links.map { Hint(text: $0, route: .home) }.pieces(of: text).map { piece in
      piece.route == nil ? String(text[piece.range]) : "[\(text[piece.range])]"
    }
  }

  @Test func `The pieces are the whole text, with the links in their order`() {
    #expect(pieces("Drama, Horror", "Drama", "Horror") == ["[Drama]", ", ", "[Horror]"])
    #expect(pieces("directed by Ann and Ann", "Ann", "Ann") == ["directed by ", "[Ann]", " and ", "[Ann]"])
    #expect(pieces("Drama", "Horror", "Drama", "Drama", "") == ["[Drama]"])
    #expect(pieces("Drama") == ["Drama"])
    #expect(pieces("", "Drama") == [])
  }
}
