import MovieTerminalDriver
import MovieText
import Testing

@Suite(.timeLimit(.minutes(5))) struct SpinnerTests {
  @Test(arguments: [Charset.unicode, .ascii])
  func `A text that is too long is cut, because a line that wraps could not be erased`(charset: Charset) async throws {
    let (lines, shown) = AsyncStream.makeStream(of: String.self)
    let text = CleanText(String(repeating: "x", count: 80))
    let spinner = Spinner(text, charset: charset, width: 40) { shown.yield($0) }
    await spinner.start()
    let line = try #require(await lines.first { _ in true })
    await spinner.stop()
    #expect(line.hasPrefix("\r") && line.hasSuffix(charset == .ascii ? "x...\u{1B}[K" : "x…\u{1B}[K"))
    #expect(line.count - "\r\u{1B}[K".count < 40)
  }
}
