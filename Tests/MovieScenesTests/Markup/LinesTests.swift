import Testing

@testable import MovieScenes

@Suite struct LinesTests {
  @Test(arguments: [
    "", "a", "a\nb", "a\r\nb\rc\n\n", "\n", "\r\n\r\n", "é\u{85}ü\u{2028}雪\u{2029}", "\u{B}\u{C}x",
    "\u{C2}\u{E2}\u{2027}\u{202A}",
    "\r\n\n\r",
  ])
  func `Lines end where characters are new lines`(text: String) {
    #expect(text.lines == text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
  }
}
