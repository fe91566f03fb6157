import MovieDisplay
import Testing

@testable import MovieText

@Suite struct CharsetTests {
  @Test(arguments: [
    ("plain", "plain"), ("“Quoted” – text…", "\"Quoted\" - text..."), ("★ 8.8 ▎ ── ♥", "* 8.8 | -- +"),
    ("Amélie, Ame\u{301}lie, Straße, Œuvre, Łódź", "Amelie, Amelie, Strasse, OEuvre, Lodz"),
    ("Москва 千尋 🎬", "?????? ???? ??"), ("👩‍❤️‍👨 1\u{FE0F}\u{20E3}", "?? ??"),
    ("йи\u{306}", "??"), ("a\u{A0}b", "a b"), ("№ 5 → 6", "No. 5 -> 6"), ("←↑↓", "<^v"),
    ("❤️ ❤︎ ©️", "+ + (c)"),
  ])
  func `Symbols and accents have forms in ASCII, and other letters become question marks`(text: String, ascii: String) {
    #expect(Charset.ascii.text(text) == ascii)
    #expect(Charset.unicode.text(text) == text)
  }

  @Test func `Marks differ in ASCII, and are explained there`() {
    let card = MovieCard(
      id: 12, title: "Nosferatu", year: "1922", score: .init(text: "8.8", level: .outstanding),
      marks: [FilmMark(.favorite, name: "favorite"), FilmMark(.seen, name: "seen", text: "4.5")], route: .movie(id: 1))
    let list = ListScene.ViewModel(title: "Popular", rows: [card])
    var page = TextPage(width: 60, charset: .ascii)
    let ascii = ListText(page: page).render(list)
    #expect(ascii.contains("|+ v4.5 Nosferatu") && ascii.contains("* 8.8"))
    #expect(ascii.hasSuffix("\n\n+ favorite  v seen\n"))
    var rated = card
    rated.marks = [FilmMark(.seen, name: "seen, rated", text: "4")]
    var unrated = card
    unrated.marks = [FilmMark(.seen, name: "seen")]
    let both = ListText(page: page).render(ListScene.ViewModel(title: "Popular", rows: [unrated, rated]))
    #expect(both.hasSuffix("\n\nv seen, rated\n"))
    page.charset = .unicode
    let unicode = ListText(page: page).render(list)
    #expect(unicode.contains("▎♥ ✓4.5 Nosferatu") && !unicode.contains("favorite"))
    page.charset = .ascii
    var unmarked = list
    unmarked.rows[0].marks = []
    #expect(!ListText(page: page).render(unmarked).contains("favorite"))
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
    var cards = TextLine("│Or: H…")
    for piece in [CleanText.blank(1), "│", .blank(1), "│"] { cards = cards + TextLine(piece) }
    cards.pad(to: 20)
    #expect(cards.inASCII(limit: 20).encoded(with: .plain) == "|Or: H~ | |")
    #expect(TextLine("Loading…").inASCII(limit: 9).encoded(with: .plain) == "Loading~")
    #expect(TextLine("Loading…").inASCII(limit: 10).encoded(with: .plain) == "Loading...")
    var heart = TextLine("❤️")
    heart.pad(to: 4)
    heart.append("next")
    #expect(heart.inASCII(limit: 8).encoded(with: .plain) == "+   next")
  }

  @Test func `Every character that views draw has a form in ASCII`() {
    let drawn = "─│┌┐└┘┏┓┗┛←↑→↓▎★♥…·•◆░▒▓█▀▄✓✗“”‘’«»–—"
    #expect(Charset.ascii.text(drawn).utf8.allSatisfy { $0 < 0x80 })
  }
}
