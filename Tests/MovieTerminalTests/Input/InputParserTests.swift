import Testing

@testable import MovieTerminal

/// Parses bytes at one instant.
func events(_ text: String) -> [TerminalEvent] {
  var parser = InputParser()
  return parser.parse(text.utf8, at: start)
}

/// An instant at which tests start.
let start = ContinuousClock.now

/// The keys of events, in the usual notation.
func keys(_ events: [TerminalEvent]) -> [String] {
  events.map { if case .key(let press) = $0 { press.key.description } else { "\($0)" } }
}

@Suite struct InputParserTests {
  @Test(arguments: [
    ("a", "a"), ("A", "A"), (" ", "Space"), ("ж", "ж"), ("千", "千"), ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"),
    ("\u{7F}", "Backspace"), ("\u{8}", "Backspace"), ("\u{1}", "Ctrl-a"), ("\u{1A}", "Ctrl-z"), ("\0", "Ctrl-Space"),
    ("\u{1C}", "Ctrl-\\"), ("\u{1F}", "Ctrl-_"),
    ("\u{1B}a", "Alt-a"), ("\u{1B}ж", "Alt-ж"), ("\u{1B}X", "Alt-X"), ("\u{1B}^", "Alt-^"),
    ("\u{1B}\r", "Alt-Enter"), ("\u{1B}\u{7F}", "Alt-Backspace"),
    ("\u{1B}\u{3}", "Ctrl-Alt-c"),
    ("\u{1B}OA", "Up"), ("\u{1B}OH", "Home"), ("\u{1B}OP", "F1"), ("\u{1B}OM", "Enter"), ("\u{1B}Oj", "*"),
    ("\u{1B}Oy", "9"), ("\u{1B}O5D", "Ctrl-Left"), ("\u{1B}Oa", "Ctrl-Up"),
    ("\u{1B}[A", "Up"), ("\u{1B}[B", "Down"), ("\u{1B}[C", "Right"), ("\u{1B}[D", "Left"), ("\u{1B}[H", "Home"),
    ("\u{1B}[F", "End"), ("\u{1B}[E", "Center"), ("\u{1B}[Z", "Shift-Tab"), ("\u{1B}[1;5C", "Ctrl-Right"),
    ("\u{1B}[1;4A", "Alt-Shift-Up"), ("\u{1B}[1;2P", "Shift-F1"), ("\u{1B}[a", "Shift-Up"),
    ("\u{1B}[1~", "Home"), ("\u{1B}[7~", "Home"), ("\u{1B}[2~", "Insert"), ("\u{1B}[3~", "Delete"),
    ("\u{1B}[4~", "End"),
    ("\u{1B}[5~", "PageUp"), ("\u{1B}[6~", "PageDown"), ("\u{1B}[15~", "F5"), ("\u{1B}[17~", "F6"),
    ("\u{1B}[24~", "F12"),
    ("\u{1B}[34~", "F20"), ("\u{1B}[3;5~", "Ctrl-Delete"), ("\u{1B}[5;3~", "Alt-PageUp"),
    ("\u{1B}[7^", "Ctrl-Home"), ("\u{1B}[7$", "Shift-Home"), ("\u{1B}[7@", "Ctrl-Shift-Home"),
    ("\u{1B}[[A", "F1"), ("\u{1B}[[E", "F5"),
    ("\u{1B}\u{1B}[A", "Alt-Up"), ("\u{1B}\u{1B}OB", "Alt-Down"),
  ])
  func `A key is recognized`(bytes: String, name: String) {
    #expect(keys(events(bytes)) == [name])
  }

  @Test(arguments: [
    ("\u{1B}[27u", "Esc", ""), ("\u{1B}[13;5u", "Ctrl-Enter", ""), ("\u{1B}[9;2u", "Shift-Tab", ""),
    ("\u{1B}[97;5u", "Ctrl-a", ""), ("\u{1B}[97;6u", "Ctrl-Shift-a", ""), ("\u{1B}[97;4u", "Alt-A", ""),
    ("\u{1B}[49:33;4u", "Alt-!", ""), ("\u{1B}[1089:1057:99;4u", "Alt-C", ""), ("\u{1B}[27;4;65~", "Alt-A", ""),
    ("\u{1B}[97u", "a", "a"),
    ("\u{1B}[97;2u", "A", "A"), ("\u{1B}[97:65;2u", "A", "A"), ("\u{1B}[49:33;2u", "!", "!"),
    // Locks are no modifiers.
    ("\u{1B}[97;65u", "a", "a"), ("\u{1B}[97;133u", "Ctrl-a", ""),
    // The Cyrillic letter on the key of a Latin c.
    ("\u{1B}[1089::99;5u", "Ctrl-c", ""), ("\u{1B}[1089::99u", "с", "с"),
    ("\u{1B}[97;1;228u", "a", "ä"), ("\u{1B}[57404u", "5", "5"), ("\u{1B}[57414u", "Enter", ""),
    ("\u{1B}[57419;5u", "Ctrl-Up", ""), ("\u{1B}[97;5:2u", "Ctrl-a", ""), ("\u{1B}[27;5;13~", "Ctrl-Enter", ""),
    ("\u{1B}[27;6;97~", "Ctrl-Shift-a", ""), ("\u{1B}[1;1:2A", "Up", ""), ("\u{1B}[122;9u", "Super-z", ""),
  ])
  func `A key of the keyboard protocol is recognized`(bytes: String, name: String, text: String) {
    guard case .key(let press)? = events(bytes).first else { return #expect(Bool(false), "no key") }
    #expect(press.key.description == name)
    #expect(press.text == text)
  }

  @Test(arguments: [
    "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[3;1:3~", "\u{1B}[57358u", "\u{1B}[57441;2u", "\u{1B}[1114112u",
  ])
  func `Releases, modifiers alone and impossible codes are no keys`(bytes: String) {
    #expect(events(bytes) == [])
  }

  @Test func `Typed text arrives scalar by scalar`() {
    #expect(keys(events("aé👋🏽")) == ["a", "é", "👋", "🏽"])
    #expect(events("é") == [.key(KeyPress(Key("é"), text: "é"))])
  }

  @Test func `Broken bytes are dropped and the rest is kept`() {
    var parser = InputParser()
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0xED, 0xA0, 0x80, 0xC0, 0x80, 0xC2, 0x80, 0x64]
    #expect(keys(parser.parse(bytes, at: start)) == ["a", "b", "c", "d"])
  }

  @Test func `A control character ends a sequence and counts, unless it cancels it`() {
    #expect(keys(events("\u{1B}[1;\u{3}")) == ["Ctrl-c"])
    #expect(keys(events("\u{1B}[1;\u{18}a")) == ["a"])
    #expect(keys(events("\u{1B}[1;\u{1B}[A")) == ["Up"])
    #expect(keys(events("\u{1B}]11;rgb:\u{1B}[A")) == ["Up"])
  }

  @Test func `A sequence or a reply that is too long is dropped`() {
    #expect(events("\u{1B}P>|" + String(repeating: "a", count: 100_000) + "\u{1B}\\") == [])
    #expect(keys(events("\u{1B}[" + String(repeating: "1;", count: 5_000) + "Aa")) == ["a"])
    #expect(keys(events("\u{1B}]" + String(repeating: "x", count: 1 << 20) + "yz\u{7}a")) == ["a"])
  }

  @Test func `Sequences that are not understood are dropped`() {
    #expect(keys(events("\u{1B}[5;5y\u{1B}P1+r436F\u{1B}\\a")) == ["a"])
  }

  @Test func `F3 with modifiers is never a key, because it looks like a reply`() {
    #expect(events("\u{1B}[1;2R") == [.reply(.cursor(row: 0, column: 1))])
    #expect(events("\u{1B}[R") == [])
    #expect(keys(events("\u{1B}OR")) == ["F3"])
  }
}
