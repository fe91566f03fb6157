import MovieScenes
import Testing

@testable import MovieText

@Suite struct TextViewFormattedTests {
  @Test func `A long review is shown to its end`() {
    let words = (0..<20_000).map { "word\($0)" }
    let review = Markup.parsed(words.joined(separator: " "))
    let lines = DetailText(page: TextPage(width: 80)).formatted(review, width: 80)
    #expect(lines.flatMap { $0.pieces.flatMap { $0.text.string.split(separator: " ").map(String.init) } } == words)
  }
}
