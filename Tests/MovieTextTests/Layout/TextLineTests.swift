import MovieDisplay
import MoviePictures
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
    #expect(TextLine.empty.wrapped(to: 5).isEmpty)
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
}

@Suite struct HyperlinkTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"), ("http://example.org", "http://example.org"),
    ("HTTPS://example.org/a?b=c#d", "HTTPS://example.org/a?b=c#d"),
    ("https://xn--80ak6aa92e.com/%D0%BF", "https://xn--80ak6aa92e.com/%D0%BF"),
    ("https://кино.рф/é", "https://%D0%BA%D0%B8%D0%BD%D0%BE.%D1%80%D1%84/%C3%A9"),
  ])
  func `HTTP and HTTPS URLs are accepted, and letters of other scripts encoded`(typed: String, address: String) {
    #expect(Hyperlink(typed)?.address == address)
  }

  @Test(arguments: [
    "", "https://", "http://", "ftp://example.org", "javascript:alert(1)", "file:///etc/passwd", " https://example.org",
    "https://example.org/a b", "https://example.org/\u{1B}\\", "https://example.org/\u{7}",
    "https://example.org/\u{9C}", "https://example.org/\u{202E}", "https://example.org/\u{200B}", "https://é\u{A0}",
    "https://" + String(repeating: "a", count: 2_000),
  ])
  func `Other URLs are refused`(address: String) {
    #expect(Hyperlink(address) == nil)
  }

  @Test func `A link contains only its text`() {
    var line = TextLine("before ")
    line.append("title", .strong, to: Hyperlink("https://example.org/1").map { .address($0) })
    line.append(" after")
    #expect(
      line.encoded(with: .ansi, link: { _ in nil })
        == "before \u{1B}]8;;https://example.org/1\u{1B}\\\u{1B}[1mtitle\u{1B}[0m\u{1B}]8;;\u{1B}\\ after")
    #expect(line.width == 18)
    #expect(line.encoded(with: .plain) == "before title after", "a page without links has none to addresses either")
  }

  @Test func `A page with links has the URL of a route, and one without has no hyperlinks`() {
    var page = TextPage(width: 80)
    #expect(page.link(to: .movie(id: 1)) == nil)
    #expect(page.target(ofAddress: "https://example.org") == nil)
    page = TextPage(width: 80, link: { $0 == .movie(id: 1) ? Hyperlink("https://example.org/1") : nil })
    #expect(page.link(to: .movie(id: 1))?.address == "https://example.org/1")
    #expect(page.link(to: .movie(id: 2)) == nil)
    #expect(page.target(ofAddress: "https://example.org") == Hyperlink("https://example.org").map { .address($0) })
    #expect(page.target(ofAddress: "file:///etc/passwd") == nil)
  }

  @Test func `Spaces of an image are written`() {
    let line = TextLine("  ", .colors(RGB(0), on: RGB(0xFF0000)))
    #expect(line.encoded(with: Palette(depth: .full)) == "\u{1B}[38;2;0;0;0;48;2;255;0;0m  \u{1B}[0m")
    #expect(TextLine("  ").encoded(with: .ansi).isEmpty)
  }
}
