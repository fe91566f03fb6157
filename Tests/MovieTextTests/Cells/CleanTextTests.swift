import Testing
import TextSnapshots

@testable import MovieText

@Suite struct CleanTextTests {
  @Test func `Control and invisible characters are removed`() {
    let texts = [
      "plain", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}x", "\u{9B}31mC1", "a\u{7F}b\u{8}c\0d",
      "one\r\ntwo\tthree\u{2028}four\u{85}five", "  edges   and   runs ", "over\u{202E}ride\u{2066}iso\u{2069}",
      "zero\u{200B}width\u{FEFF}soft\u{AD}", "lat\u{200D}in", "می\u{200C}خواهم", "क्\u{200D}ष",
      "👨\u{200D}👩\u{200D}👧", "❤️\u{200D}🔥", "🎬\u{200D}", "\u{200D}🎬", "a\u{E0041}b",
      "\u{1F3F4} \u{E0067}x", "filler\u{3164}", "no\u{A0}break", "", "\n\t ",
    ]
    assertSnapshot(of: texts.map { "\($0.debugDescription): \(CleanText($0).string.debugDescription)\n" }.joined())
  }

  @Test func `One blank is kept between words, a wide one if there was one`() {
    let raw = "\u{3000} 千 \u{3000}\u{3000} と a\u{3000}"
    #expect(CleanText(raw).string == "千\u{3000}と a")
    let lines = CleanText("千\u{3000}と\u{3000}千\u{3000}尋").wrapped(to: 2, lines: 3)
    #expect(lines.map(\.string) == ["千", "と", "…"])
  }

  @Test func `A character keeps eight combining marks in a row`() {
    let marks = String(repeating: "\u{301}", count: 400_000)
    let eight = String(repeating: "\u{301}", count: 8)
    #expect(Array(CleanText(whole: "e\(marks) f\(marks)").string.utf8) == Array("e\(eight) f\(eight)".utf8))
    #expect(CleanText(whole: "e\(marks) f\(marks)").width == 3)
    #expect(Array(CleanText(whole: marks).string.utf8) == Array(eight.utf8))
  }

  @Test(arguments: [
    // A Tibetan symbol; a Hebrew letter with vowel and accents; a couple and a family with skin tones; a region's flag.
    "\u{F67}\u{F90}\u{FB5}\u{FA8}\u{FB3}\u{FBA}\u{FBC}\u{FBB}\u{F82}", "\u{5E9}\u{5BC}\u{5C1}\u{5B8}\u{5BD}\u{591}",
    "👩🏻\u{200D}❤️\u{200D}💋\u{200D}👨🏿", "👨🏻\u{200D}👩🏼\u{200D}👧🏽\u{200D}👦🏾", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ])
  func `The longest characters of scripts and emoji are kept`(character: String) {
    #expect(Array(CleanText(character).string.utf8) == Array(character.utf8))
  }

  @Test(arguments: [
    ("👍\(many: "🏽")", 3), ("\(many: "👩\u{200D}")👩", 3), ("\(many: "\u{600}")1", 33), ("ب\(many: "\u{200D}\u{64B}")", 3),
  ])
  func `No character is longer than 32 scalars`(raw: String, widest: Int) {
    let text = CleanText(whole: raw)
    #expect(text.string.unicodeScalars.count <= 33)
    #expect(text.string.unicodeScalars.last != "\u{200D}")
    #expect(text.width <= widest)
  }

  @Test(arguments: [
    "🎬", "🇺🇸", "👍🏽", "👨\u{200D}👩\u{200D}👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}\u{302}", "\u{1100}\u{1161}",
  ])
  func `The time to clean a text is proportional to its length`(character: String) {
    func time(_ kilobytes: Int, times: Int) -> Duration {
      let text = String(repeating: character, count: kilobytes * 1_000 / character.utf8.count)
      return ContinuousClock().measure {
        for _ in 0..<times { #expect(CleanText(whole: text).width > kilobytes) }
      }
    }
    // The same amount of text takes twice as long at once only if each time is disturbed.
    #expect((0..<10).contains { _ in time(400, times: 1) < time(10, times: 40) * 2 })
  }

  @Test(arguments: ["a", "word ", "🎬", "e\u{301}", "\u{200B}"])
  func `A short text ends after 4,096 scalars`(unit: String) {
    let raw = String(repeating: unit, count: 400_000)
    let cut = CleanText(raw)
    #expect(cut == CleanText(whole: String(raw.unicodeScalars.prefix(4_095)) + "…"))
    #expect(CleanText(cut.string) == cut)
    let fitting = String(raw.unicodeScalars.prefix(4_096))
    #expect(CleanText(fitting) == CleanText(whole: fitting))
  }

  @Test func `No control or direction character is kept`() {
    for value in (0x0...0xFFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clean = CleanText("a\(Character(scalar))b").string
      let isObeyed = clean.unicodeScalars.contains {
        $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value) || (0x2028...0x2029).contains($0.value)
      }
      #expect(!isObeyed, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("short", 5, "short"), ("too long", 5, "too…"), ("千と千尋の神隠し", 8, "千と千…"), ("千と千尋", 8, "千と千尋"),
    ("千と", 3, "千…"), ("千と", 2, "…"), ("abc", 1, "…"), ("abc", 0, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("千\u{3000}と千尋", 5, "千…"),
    ("ab\u{D4E} cdef", 5, "ab\u{D4E}…"),
  ])
  func `Text is truncated on a cell boundary`(raw: String, limit: Int, cut: String) {
    let text = CleanText(raw).truncated(to: limit)
    #expect(text.string == cut)
    #expect(text.width <= limit)
  }

  @Test func `Text is split into paragraphs, which end after 65,536 scalars`() {
    #expect(
      CleanText.paragraphs(of: "One.\r\n\r\nTwo\nThree\u{2029}Four").map(\.string) == ["One.", "Two", "Three", "Four"])
    let long = CleanText.paragraphs(of: String(repeating: "abc\n", count: 100_000))
    #expect(long.count == 16_384)
    #expect(long.last?.string == "abc…")
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(many text: String) {
    appendLiteral(String(repeating: text, count: 100_000))
  }
}

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
    ("ドラえもん\u{3000}のび太の恐竜", 10, ["ドラえもん", "のび太の恐", "竜"]),
    ("감독. 장남", 4, ["감", "독.", "장남"]), ("千と「千」尋", 6, ["千と", "「千」", "尋"]), ("千(2001)と", 6, ["千", "(2001)", "と"]),
    ("千", 1, ["千"]), ("ab--：-A", 2, ["ab", "-", "-", "：", "-A"]),
    ("in /home/my-films/a.json", 21, ["in", "/home/my-films/a.json"]),
    ("in /home/my-films/a.json", 20, ["in /home/my-", "films/a.json"]),
    ("Найдено «一»", 9, ["Найдено", "«一»"]), ("«一二»", 5, ["«一", "二»"]),
    ("leave out --offline", 12, ["leave out", "--offline"]),
    ("omit '--offline'", 8, ["omit", "'--offli", "ne'"]), ("für '--page'", 8, ["für", "'--page'"]),
    ("not '--page'", 8, ["not", "'--page'"]), ("not (--page)", 8, ["not", "(--page)"]),
    ("one — two", 5, ["one —", "two"]),
    ("♥ ✓4 Donaudam", 8, ["♥ ✓4", "Donaudam"]), ("♥ ✓4 Donaudampf", 8, ["♥ ✓4 Don", "audampf"]),
    ("♥ 千と千。と千尋の神", 8, ["♥ 千と", "千。と千", "尋の神"]),
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
    #expect(CleanText("Two words").wrapped(to: 5, lines: .max).map(\.string) == ["Two", "words"])
    #expect(CleanText("Two words").wrapped(to: 5, lines: 0).isEmpty)
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

@Suite struct SentencesTests {
  @Test(arguments: [
    ("One. Two! Three? Four… Five.", ["One.", "Two!", "Three?", "Four…", "Five."]),
    ("“Go.” He went.", ["“Go.”", "He went."]),
    ("Made by F. W. Murnau. It is silent.", ["Made by F. W. Murnau.", "It is silent."]),
    ("Dr. Mabuse and Mrs. Miniver.", ["Dr. Mabuse and Mrs. Miniver."]),
    ("The U.S. Army came.", ["The U.S. Army came."]),
    ("Wait... what? no. 5", ["Wait... what? no.", "5"]), ("千と千。尋です。", ["千と千。", "尋です。"]), ("", []),
    ("No end", ["No end"]),
    ("Это фильм. Он хорош.", ["Это фильм.", "Он хорош."]), ("...", ["..."]),
    ("In 1999. 2001 came.", ["In 1999.", "2001 came."]),
  ])
  func `Text is split into sentences`(text: String, sentences: [String]) {
    let text = CleanText(text)
    #expect(text.sentences.map { String(text.string[$0]) } == sentences)
  }

  @Test(arguments: [
    ("千と千。尋です。", 16, 1, ["千と千。尋です。"], []), ("千と千。尋です。はい。", 16, 1, ["千と千。尋です。"], ["はい。"]),
    ("千。 One. Two. Three.", 14, 1, ["千。 One. Two."], ["Three."]),
  ])
  func `Sentences stay as far apart as before`(text: String, width: Int, count: Int, lines: [String], rest: [String]) {
    let parts = Block.split([CleanText(text)], width: width, lines: count)
    #expect(parts.lines.map(\.string) == lines && parts.rest.map(\.string) == rest)
  }

  @Test(.timeLimit(.minutes(3))) func `Sentences are found in linear time`() {
    // A quadratic step would take longer than the limit.
    #expect(CleanText(whole: String(repeating: ".", count: 100_000)).sentences.count == 1)
    #expect(CleanText(whole: String(repeating: "Word. ", count: 50_000)).sentences.count == 50_000)
    #expect(CleanText(whole: String(repeating: "🇺🇸", count: 100_000) + ". A").sentences.count == 2)
  }
}
