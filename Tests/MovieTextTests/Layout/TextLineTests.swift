import Testing

@testable import MovieText

@Suite struct TextLineTests {
  @Test func `Lines do not end with spaces`() {
    var line = TextLine("a")
    line.pad(to: 4)
    line.append("b")
    line.pad(to: 80)
    #expect(line.encoded(with: .plain) == "a   b")
  }

  @Test func `Pieces keep their styles when a line is wrapped`() {
    var line = TextLine("One ")
    line.append("two three", .strong)
    line.append(", four")
    let wrapped = line.wrapped(to: 9)
    #expect(wrapped.map { $0.encoded(with: .plain) } == ["One two", "three,", "four"])
    #expect(
      wrapped.map { $0.encoded(with: .ansi) } == ["One \u{1B}[1mtwo\u{1B}[0m", "\u{1B}[1mthree\u{1B}[0m,", "four"])
    #expect(wrapped.map(\.width) == [7, 6, 4])
  }

  @Test(arguments: 1...30)
  func `A wrapped line breaks where plain text does`(width: Int) {
    let words = ["The ", "Cabinet of", " Doctor", " ", "Caligari, ", "千と千尋の神隠し", " and well-", "known 👍🏽 ones"]
    let line = words.enumerated().reduce(into: TextLine()) { line, word in
      line.append(CleanText(written: word.element), word.offset.isMultiple(of: 2) ? .strong : .plain)
    }
    #expect(
      line.wrapped(to: width).map { $0.encoded(with: .plain) }
        == CleanText(words.joined()).wrapped(to: width).map(\.string))
  }

  @Test func `An empty line wraps to nothing`() {
    #expect(TextLine.empty.wrapped(to: 5).isEmpty)
  }
}
