import MovieDisplay
import Testing

@testable import MovieText

@Suite struct CharsetTests {
  @Test(arguments: [
    ("plain", "plain"), ("“Quoted” – text…", "\"Quoted\" - text..."), ("★ 8.8 ▎ ── ♥", "* 8.8 | -- *"),
    ("Amélie, Ame\u{301}lie, Straße, Œuvre, Łódź", "Amelie, Amelie, Strasse, OEuvre, Lodz"),
    ("Москва 千尋 🎬", "Москва 千尋 🎬"),
    ("йи\u{306}", "йи\u{306}"), ("a\u{A0}b", "a b"), ("№ 5 → 6", "No. 5 -> 6"),
  ])
  func `Symbols and accents have forms in ASCII`(text: String, ascii: String) {
    #expect(Charset.ascii.text(text) == ascii)
    #expect(Charset.unicode.text(text) == text)
  }

  @Test func `Columns stay where they are`() {
    var line = TextLine("Straße…")
    line.pad(to: 12)
    line.append("next")
    line.pad(to: 20)
    #expect(line.inASCII(limit: 30).encoded(with: .plain) == "Strasse...  next")
    var tight = TextLine("Straße…")
    tight.append(" ")
    tight.append("│")
    #expect(tight.inASCII(limit: tight.width).encoded(with: .plain) == "Strase~ |")
    #expect(TextLine("Loading…").inASCII(limit: 9).encoded(with: .plain) == "Loading~")
    #expect(TextLine("Loading…").inASCII(limit: 10).encoded(with: .plain) == "Loading...")
  }

  @Test func `Every character that views draw has a form in ASCII`() {
    let drawn = "─│┌┐└┘▎★♥…·•◆░▒▓█▀▄✓✗“”‘’«»–—"
    #expect(Charset.ascii.text(drawn).utf8.allSatisfy { $0 < 0x80 })
  }
}
