import Testing

@testable import MovieText

@Suite struct TextLineTests {
  @Test func `Each piece has its own color`() {
    var line = TextLine("Top", .heading)
    line.append(" ")
    line.append("8.3", .outstandingScore)
    #expect(line.encoded(with: .ansi) == "\u{1B}[1;36mTop\u{1B}[0m \u{1B}[32m8.3\u{1B}[0m")
    #expect(line.encoded(with: .plain) == "Top 8.3")
  }

  @Test func `Lines do not end with spaces`() {
    var line = TextLine("a")
    line.pad(to: 4)
    line.append("b")
    line.pad(to: 80)
    #expect(line.encoded(with: .plain) == "a   b")
  }
}
