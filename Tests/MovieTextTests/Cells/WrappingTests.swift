import Testing

@testable import MovieText

@Suite struct WrappingTests {
  @Test(arguments: [
    ("Night of the Living Dead", 12, ["Night of the", "Living Dead"]),
    ("Night of the Living Dead", 11, ["Night of", "the Living", "Dead"]),
    ("one", 10, ["one"]), ("one two", 8, ["one two"]),
    ("", 10, []),
    ("Donaudampfschifffahrt", 8, ["Donaudam", "pfschiff", "fahrt"]),
    ("a Donaudampfschiff", 8, ["a", "Donaudam", "pfschiff"]),
    ("千と千尋の神隠し", 8, ["千と千尋", "の神隠し"]),
    ("千と千尋の神隠し", 9, ["千と千尋", "の神隠し"]),
    ("千と千。尋", 6, ["千と", "千。尋"]),
    ("Spider-Man: Homecoming", 10, ["Spider-", "Man:", "Homecoming"]),
    ("감독. 장남", 4, ["감", "독.", "장남"]), ("千と「千」尋", 6, ["千と", "「千」", "尋"]), ("千(2001)と", 6, ["千", "(2001)", "と"]),
    ("千", 1, ["千"]), ("ab--：-A", 2, ["ab", "-", "-", "：", "-A"]),
    ("leave out --offline", 12, ["leave out", "--offline"]), ("one — two", 5, ["one —", "two"]),
  ])
  func `Text is wrapped at a width`(raw: String, limit: Int, lines: [String]) {
    #expect(CleanText(raw).wrapped(to: limit).map(\.string) == lines)
  }

  @Test func `The last line is truncated`() {
    let lines = CleanText("The Cabinet of Doctor Caligari and Others").wrapped(to: 12, lines: 2)
    #expect(lines.map(\.string) == ["The Cabinet", "of Doctor C…"])
    let curse = CleanText("Wallace & Gromit: The Curse of the Were-Rabbit").wrapped(to: 22, lines: 2)
    #expect(curse.map(\.string) == ["Wallace & Gromit: The", "Curse of the Were-Rab…"])
    #expect(CleanText("千と千尋の神隠し").wrapped(to: 7, lines: 1).map(\.string) == ["千と千…"])
  }

  @Test func `Only the lines that are shown are laid out`() {
    let unit = "well-known a\u{301} 千と千尋 🇺🇸👍🏽 A — supercalifragilistic "
    let (text, longer) = (CleanText(String(repeating: unit, count: 10)), CleanText(String(repeating: unit, count: 40)))
    for limit in 1...40 {
      for count in 1...4 {
        let lines = text.wrapped(to: limit, lines: count)
        #expect(lines == longer.wrapped(to: limit, lines: count), "\(count) lines of \(limit)")
        #expect(lines.dropLast() == text.wrapped(to: limit).prefix(count - 1), "\(count) lines of \(limit)")
      }
    }
  }

  @Test func `No line exceeds the width, and no word is lost`() {
    let text = "千と千尋の神隠し Spirited-Away e\u{301}tude 🎬🎬🎬 supercalifragilistic 👨‍👩‍👧 ok"
    for limit in 2...60 {
      let lines = CleanText(text).wrapped(to: limit)
      #expect(lines.allSatisfy { $0.width <= limit }, "at \(limit)")
      #expect(lines.allSatisfy { $0 == CleanText($0.string) }, "at \(limit)")
      let letters = lines.map(\.string).joined().filter { $0 != " " }
      #expect(letters == text.filter { $0 != " " }, "at \(limit)")
    }
  }
}
