import MoviePictures
import MovieText
import Testing

@testable import MovieTerminal

@Suite struct MouseAndPasteTests {
  @Test(arguments: [
    ("\u{1B}[<0;5;3M", MouseEvent(.press(.left), row: 2, column: 4)),
    ("\u{1B}[<1;1;1M", MouseEvent(.press(.middle), row: 0, column: 0)),
    ("\u{1B}[<2;1;1M", MouseEvent(.press(.right), row: 0, column: 0)),
    ("\u{1B}[<64;300;200M", MouseEvent(.scroll(columns: 0, rows: -1), row: 199, column: 299)),
    ("\u{1B}[<65;1;1M", MouseEvent(.scroll(columns: 0, rows: 1), row: 0, column: 0)),
    ("\u{1B}[<66;1;1M", MouseEvent(.scroll(columns: -1, rows: 0), row: 0, column: 0)),
    ("\u{1B}[<67;1;1M", MouseEvent(.scroll(columns: 1, rows: 0), row: 0, column: 0)),
    ("\u{1B}[<128;1;1M", MouseEvent(.press(.back), row: 0, column: 0)),
    ("\u{1B}[<129;1;1M", MouseEvent(.press(.forward), row: 0, column: 0)),
    ("\u{1B}[<28;1;1M", MouseEvent(.press(.left), row: 0, column: 0, modifiers: [.shift, .alt, .control])),
    ("\u{1B}[<0;0;0M", MouseEvent(.press(.left), row: 0, column: 0)),
    ("\u{1B}[<0;99999999999999999999;3M", MouseEvent(.press(.left), row: 2, column: 0xFF_FFFE)),
    ("\u{1B}[M !!", MouseEvent(.press(.left), row: 0, column: 0)),
    ("\u{1B}[Ma!!", MouseEvent(.scroll(columns: 0, rows: 1), row: 0, column: 0)),
  ])
  func `A mouse report is an event`(bytes: String, event: MouseEvent) {
    #expect(events(bytes) == [.mouse(event)])
  }

  @Test(arguments: [
    "\u{1B}[<35;5;3M", "\u{1B}[<32;5;3M", "\u{1B}[<65;1;1m", "\u{1B}[<1;2M", "\u{1B}[<M", "\u{1B}[M@!!",
    "\u{1B}[M !\u{1}", "\u{1B}[<0;5;3m", "\u{1B}[<129;1;1m", "\u{1B}[M#!\"",
  ])
  func `Motion and broken reports are nothing`(bytes: String) {
    #expect(events(bytes) == [])
  }

  @Test func `A report of three bytes with a position that is too large is skipped as a whole`() {
    var parser = InputParser()
    #expect(keys(parser.parse([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xC3, 0x61], at: start)) == ["a"])
  }

  @Test(arguments: [
    ("Metropolis", "Metropolis"), ("a\r\nb\nc\rd\te", "a\nb\nc\nd e"), ("a\u{1}\u{1B}[31mb\u{9B}c", "a[31mbc"),
    ("q\u{3}\u{1A}", "q"), ("\u{1B}[201", "\u{1B}[201"), ("é千👋🏽", "é千👋🏽"), ("\u{1B}\u{1B}[20", "[20"),
  ])
  func `A paste is text without control characters, in which line breaks are alike`(pasted: String, text: String) {
    #expect(events("\u{1B}[200~\(pasted)\u{1B}[201~") == [.paste(text.replacing("\u{1B}", with: ""))])
  }

  @Test func `Nothing that is pasted is a key`() {
    #expect(keys(events("\u{1B}[200~q\u{1B}[201~x")) == ["\(TerminalEvent.paste("q"))", "x"])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [])
    #expect(events("\u{1B}[201~") == [])
  }

  @Test func `A large paste is cut and ends where it ends`() {
    let all = events("\u{1B}[200~" + String(repeating: "x", count: 16_383) + "é" + "y\u{1B}[201~z")
    #expect(all == [.paste(String(repeating: "x", count: 16_383)), .key(KeyPress(Key("z")))])
  }
}

@Suite struct TerminalReplyTests {
  @Test(arguments: [
    ("\u{1B}[?62;4c", TerminalReply.attributes),
    ("\u{1B}[?2026;2$y", .mode(2026, setting: 2)), ("\u{1B}[?1u", .keyboard(flags: 1)),
    ("\u{1B}[?u", .keyboard(flags: 0)), ("\u{1B}[1;2R", .cursor(row: 0, column: 1)),
    ("\u{1B}[1;3R", .cursor(row: 0, column: 2)), ("\u{1B}[6;20;10t", .cellPixels(width: 10, height: 20)),
    ("\u{1B}[?997;1n", .colorScheme(.dark)), ("\u{1B}[?997;2n", .colorScheme(.light)),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .background(RGB(255, 128, 0))),
    ("\u{1B}]11;rgb:f/8/0\u{7}", .background(RGB(255, 136, 0))),
    ("\u{1B}]11;rgba:00/10/ff/80\u{7}", .background(RGB(0, 16, 255))),
    ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", .name("kitty(0.35.2)")),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .graphics(id: 31, message: "OK")),
    ("\u{1B}_Gi=7,p=1;ENOSPC:full\u{1B}\\", .graphics(id: 7, message: "ENOSPC:full")),
    ("\u{1B}_GOK\u{1B}\\", .graphics(id: nil, message: "")),
  ])
  func `A reply is recognized`(bytes: String, reply: TerminalReply) {
    #expect(events("a\(bytes)b") == [.key(KeyPress(Key("a"))), .reply(reply), .key(KeyPress(Key("b")))])
  }

  @Test(arguments: [
    "\u{1B}[48;24;80;480;800t", "\u{1B}[4;600;800t", "\u{1B}[8;24;80t", "\u{1B}[>1;4000;29c", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}]52;c;cXVpdA==\u{7}", "\u{1B}]4;1;rgb:0/0/0\u{7}", "\u{1B}]11;red\u{7}",
    "\u{1B}]11;rgb:+1/0/0\u{7}", "\u{1B}]11;rgb:0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[5;5y",
    "\u{1B}P1+r436F\u{1B}\\",
    "\u{1B}_xyz\u{1B}\\", "\u{1B}[?997;7n", "\u{1B}[0n", "\u{1B}[;R",
  ])
  func `Other replies and broken ones are nothing`(bytes: String) {
    #expect(keys(events("a\(bytes)b")) == ["a", "b"])
  }
}

@Suite struct PendingEventsTests {
  @Test(arguments: ["j", "jk", "\u{1B}[?997;1n\u{1B}[?997;2n", "\u{1B}P>|kitty\u{1B}\\", "\u{1B}[200~a\u{1B}[201~"])
  func `Of a megabyte of input, the last events wait, and its last key is one of them`(input: String) {
    var parser = InputParser()
    var pending = PendingEvents()
    let bytes = Array(String(repeating: input, count: 1_000_000 / input.utf8.count).utf8) + [UInt8(ascii: "q")]
    var handled = 0
    for (index, start) in stride(from: 0, to: bytes.count, by: 4_096).enumerated() {
      // A browser that handles some of them meanwhile.
      if index % 10 == 9 { handled += pending.take().count }
      pending.add(parser.parse(bytes[start..<min(bytes.count, start + 4_096)], at: .now))
    }
    let events = pending.take()
    #expect(events.count == PendingEvents.floodLimit)
    #expect(events.last == .key(KeyPress(Key("q"))))
    #expect(pending.isEmpty)
    #expect(handled <= bytes.count / 40_960 * PendingEvents.floodLimit)
  }

  @Test func `What is typed ahead is kept, also after a flood`() {
    var pending = PendingEvents()
    let some = [TerminalEvent](repeating: .key(KeyPress(Key("j"))), count: PendingEvents.limit)
    pending.add(some)
    #expect(pending.take() == some)
    pending.add(some + some)
    #expect(pending.take().count == PendingEvents.floodLimit)
    pending.add(Array(some.prefix(10)))
    #expect(pending.take().count == 10)
    pending.add(some)
    #expect(pending.take() == some)
  }

  @Test func `Turns of the wheel at the same place add up, also those that were read later`() {
    var pending = PendingEvents()
    for _ in 0..<2_000 { pending.add(events("\u{1B}[<65;5;3M")) }
    pending.add(events("\u{1B}[<64;5;3Mj\u{1B}[<65;5;3M\u{1B}[<65;6;3M"))
    #expect(
      pending.take() == [
        .mouse(MouseEvent(.scroll(columns: 0, rows: 1_999), row: 2, column: 4)), .key(KeyPress(Key("j"))),
        .mouse(MouseEvent(.scroll(columns: 0, rows: 1), row: 2, column: 4)),
        .mouse(MouseEvent(.scroll(columns: 0, rows: 1), row: 2, column: 5)),
      ])
  }
}

@Suite struct KeyNameTests {
  @Test(arguments: [
    Key("a"), Key("A"), Key("ж"), Key("-"), Key("="), Key(" "), Key("x", .control), Key("-", .control),
    Key("x", [.control, .alt]), Key(.tab, .shift), Key(.up, [.control, .shift]), Key(.enter), Key(.pageDown),
    Key(.function(12)), Key(.left, .alt), Key(" ", .control), Key("A", .alt), Key("x", [.control, .shift]),
  ])
  func `A key is read from its notation`(key: Key) {
    #expect(Key(named: key.description) == key)
  }

  @Test(
    arguments: [
      ("ctrl-X", Key("x", .control)), ("shift-a", Key("A")), ("ALT-x", Key("x", .alt)), ("comma", Key(",")),
      ("pageup", Key(.pageUp)), ("esc", Key(.escape)), ("Shift-Ctrl-X", Key("x", [.control, .shift])),
      ("Alt-Shift-a", Key("A", .alt)), ("", nil), ("ab", nil), ("Ctrl-", nil), ("Hyper-Foo", nil), ("F0", nil),
      ("F36", nil), ("\u{1B}", nil), ("\u{7F}", nil), (" ", nil),
    ] as [(String, Key?)])
  func `Names are read in any case, and other texts are no keys`(name: String, key: Key?) {
    #expect(Key(named: name) == key)
  }

  @Test(
    arguments: [
      (Key("ц"), Key("w")), (Key("Г"), Key("U")), (Key("Ж"), Key(":")), (Key("."), Key("/")), (Key(","), Key("?")),
      (Key("w"), nil), (Key("ц", .control), nil), (Key(.up), nil),
    ] as [(Key, Key?)])
  func `A letter of the Russian layout has the place of a key of a Latin one`(key: Key, latin: Key?) {
    #expect(key.ofLatinLayout == latin)
  }
}

@Suite struct KeyRepeatsTests {
  @Test func `A key that comes again at once is held`() {
    var repeats = KeyRepeats()
    let start = ContinuousClock.now
    func held(_ key: Key, after milliseconds: Int) -> Bool? {
      let events = repeats.marking([.key(KeyPress(key))], at: start + .milliseconds(milliseconds))
      return if case .key(let press)? = events.first { press.isRepeated } else { nil }
    }
    let presses = [(Key(.up), 0), (Key(.up), 300), (Key(.up), 330), (Key(.down), 360), (Key(.up), 390)]
    #expect(presses.map { held($0, after: $1) } == [false, false, true, false, false])
  }
}
