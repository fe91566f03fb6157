import Testing

@testable import MovieTerminal

/// What waits for more bytes, and how long.
@Suite struct InputTimingTests {
  @Test func `A lone Esc waits for its delay and then is a key`() {
    var parser = InputParser(escapeDelay: .milliseconds(25))
    #expect(parser.parse("\u{1B}".utf8, at: start) == [])
    #expect(parser.deadline == start + .milliseconds(25))
    #expect(parser.expire(at: start + .milliseconds(24)) == [])
    #expect(keys(parser.expire(at: start + .milliseconds(25))) == ["Esc"])
    #expect(parser.deadline == nil)
  }

  @Test func `Two escapes are two keys after the delay`() {
    var parser = InputParser()
    #expect(parser.parse("\u{1B}\u{1B}".utf8, at: start) == [])
    #expect(keys(parser.expire(at: start + .seconds(1))) == ["Esc", "Esc"])
    #expect(keys(parser.parse("\u{1B}\u{1B}\u{1B}x".utf8, at: start)) == ["Esc", "Esc", "Alt-x"])
  }

  @Test func `An Esc before a reply or a click is a key`() {
    #expect(keys(events("\u{1B}\u{1B}[<0;1;1M")).first == "Esc")
    #expect(events("\u{1B}\u{1B}[?62c") == [.key(KeyPress(Key(.escape))), .reply(.attributes)])
  }

  @Test(arguments: [
    "\u{1B}[<65;92", "\u{1B}[?62", "\u{1B}]11;rgb:ff", "\u{1B}P>|kit", "\u{1B}_Gi=3", "\u{1B}[M !", "\u{1B}[[", "é",
  ])
  func `An unfinished sequence waits for a second and is dropped`(bytes: String) {
    var parser = InputParser()
    let bytes = bytes == "é" ? [0xC3] : Array(bytes.utf8)
    #expect(parser.parse(bytes, at: start) == [])
    #expect(parser.expire(at: start + .milliseconds(999)) == [])
    #expect(parser.expire(at: start + .seconds(1)) == [])
    #expect(keys(parser.parse("a".utf8, at: start + .seconds(2))) == ["a"])
  }

  @Test func `The start of a sequence alone is a key with Alt after a second`() {
    for (bytes, key) in [("\u{1B}[", "Alt-["), ("\u{1B}O", "Alt-O"), ("\u{1B}]", "Alt-]"), ("\u{1B}P", "Alt-P")] {
      var parser = InputParser()
      #expect(parser.parse(bytes.utf8, at: start) == [])
      #expect(keys(parser.expire(at: start + .seconds(1))) == [key])
    }
  }

  @Test func `The deadline counts from the last byte`() {
    var parser = InputParser()
    _ = parser.parse("\u{1B}[".utf8, at: start)
    _ = parser.parse("1".utf8, at: start + .milliseconds(900))
    #expect(parser.deadline == start + .milliseconds(1_900))
  }

  @Test(arguments: ["[<65;92;3M", "[?62;4c", "[<0;1;1m"])
  func `The rest of a sequence whose Esc became a key is skipped`(rest: String) {
    var parser = InputParser()
    _ = parser.parse("\u{1B}".utf8, at: start)
    #expect(keys(parser.expire(at: start + .milliseconds(30))) == ["Esc"])
    #expect(keys(parser.parse((rest + "a").utf8, at: start + .milliseconds(80))) == ["a"])
  }

  @Test func `A bracket that is typed after Esc is a key`() {
    var parser = InputParser()
    _ = parser.parse("\u{1B}".utf8, at: start)
    _ = parser.expire(at: start + .milliseconds(30))
    #expect(parser.parse("[".utf8, at: start + .milliseconds(500)) == [])
    #expect(keys(parser.expire(at: start + .milliseconds(525))) == ["["])
    _ = parser.parse("\u{1B}".utf8, at: start + .seconds(2))
    _ = parser.expire(at: start + .seconds(3))
    #expect(keys(parser.parse("[".utf8, at: start + .seconds(9))) == ["["])
    #expect(keys(parser.parse("[1".utf8, at: start + .seconds(9))) == ["[", "1"])
  }

  @Test func `With the keyboard protocol a lone escape waits longer, because Esc is a sequence`() {
    var parser = InputParser(escapeDelay: .milliseconds(25))
    #expect(parser.parse("\u{1B}[?1u".utf8, at: start) == [.reply(.keyboard(flags: 1))])
    _ = parser.parse("\u{1B}".utf8, at: start)
    #expect(parser.deadline == start + .seconds(1))
    #expect(keys(parser.parse("[27u".utf8, at: start)) == ["Esc"])
  }

  @Test func `A paste without an end is delivered after two seconds of silence`() {
    var parser = InputParser()
    #expect(parser.parse("\u{1B}[200~abc".utf8, at: start) == [])
    _ = parser.parse("d".utf8, at: start + .seconds(1))
    #expect(parser.deadline == start + .seconds(3))
    #expect(parser.expire(at: start + .seconds(3)) == [.paste("abcd")])
    #expect(keys(parser.parse("q".utf8, at: start + .seconds(4))) == ["q"])
  }

  @Test func `Nothing is waited for when nothing is unfinished`() {
    var parser = InputParser()
    #expect(parser.deadline == nil)
    _ = parser.parse("abc\u{1B}[A\u{1B}]11;rgb:0/0/0\u{7}".utf8, at: start)
    #expect(parser.deadline == nil)
    #expect(parser.expire(at: start + .seconds(60)) == [])
  }
}
