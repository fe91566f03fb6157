import MovieTerminal
import MovieText
import Testing

@testable import MovieBrowser

@Suite struct TextMatchesTests {
  private func areas(_ text: String, _ lines: TextLine...) -> [ScreenArea] { TextMatches(text, in: lines).areas }

  private func area(_ row: Int, _ columns: Range<Int>) -> ScreenArea {
    ScreenArea(rows: row..<row + 1, columns: columns)
  }

  @Test func `Case and accents do not matter`() {
    #expect(areas("amelie", TextLine("  Amélie")) == [area(0, 2..<8)])
    #expect(areas("ÉTÉ", TextLine("Un ete")) == [area(0, 3..<6)])
  }

  @Test func `A text may be in several pieces of a line, and more than once`() {
    var line = TextLine("Fritz ", .strong)
    line.append("Lang")
    line.append(", Fritz Lang")
    #expect(areas("fritz lang", .empty, line) == [area(1, 0..<10), area(1, 12..<22)])
  }

  @Test func `Wide characters have two columns`() {
    #expect(areas("千", TextLine("千と千")) == [area(0, 0..<2), area(0, 4..<6)])
  }

  @Test func `Blanks and empty texts are nowhere`() {
    #expect(areas("", TextLine("a b")).isEmpty)
    #expect(areas("  ", TextLine("a  b")).isEmpty)
  }

  @Test func `The first place is the next one on screen, and after the last comes the first`() {
    let line = TextLine("Lang")
    var matches = TextMatches("lang", in: [line, line, .empty, line], from: 2)
    #expect(matches.index == 2)
    matches.move(by: 1)
    #expect(matches.index == 0)
    matches.move(by: -1)
    #expect(matches.current == area(3, 0..<4))
    #expect(TextMatches("lang", in: [line], from: 5).index == 0)
  }

  @Test func `The number of the place stays when lines are laid out again`() {
    let line = TextLine("Lang")
    var matches = TextMatches("lang", in: [line, line, line])
    matches.move(by: 2)
    #expect(matches.found(in: [.empty, line, line, line]).current == area(3, 0..<4))
    #expect(matches.found(in: [line]).current == area(0, 0..<4))
    #expect(matches.found(in: []).current == nil)
  }
}
