import RandomTestSupport
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
    ("\u{1B}\u{1B}[A", "Alt-Up"), ("\u{1B}\u{1B}OB", "Alt-Down"), ("\u{1B}OR", "F3"),
    // A control character ends a sequence and counts, unless it cancels it.
    ("\u{1B}[1;\u{3}", "Ctrl-c"), ("\u{1B}[1;\u{18}a", "a"), ("\u{1B}[1;\u{1B}[A", "Up"),
    ("\u{1B}]11;rgb:\u{1B}[A", "Up"),
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
    // A reply, as is F3 with modifiers.
    "\u{1B}[R",
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

  @Test func `A sequence or a reply that is too long is dropped`() {
    #expect(events("\u{1B}P>|" + String(repeating: "a", count: 100_000) + "\u{1B}\\") == [])
    #expect(keys(events("\u{1B}[" + String(repeating: "1;", count: 5_000) + "Aa")) == ["a"])
    #expect(keys(events("\u{1B}]" + String(repeating: "x", count: 1 << 20) + "yz\u{7}a")) == ["a"])
  }
}

/// What waits for more bytes, and how long.
@Suite struct InputTimingTests {
  private var parser = InputParser()

  @Test func `A lone Esc waits for its delay and then is a key`() {
    var parser = InputParser(escapeDelay: .milliseconds(25))
    #expect(parser.parse("\u{1B}".utf8, at: start) == [])
    #expect(parser.deadline == start + .milliseconds(25))
    #expect(parser.expire(at: start + .milliseconds(24)) == [])
    #expect(keys(parser.expire(at: start + .milliseconds(25))) == ["Esc"])
    #expect(parser.deadline == nil)
  }

  @Test mutating func `Two escapes are two keys after the delay`() {
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
  mutating func `An unfinished sequence waits for a second and is dropped`(bytes: String) {
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

  @Test mutating func `The deadline counts from the last byte`() {
    _ = parser.parse("\u{1B}[".utf8, at: start)
    _ = parser.parse("1".utf8, at: start + .milliseconds(900))
    #expect(parser.deadline == start + .milliseconds(1_900))
  }

  @Test(arguments: ["[<65;92;3M", "[?62;4c", "[<0;1;1m"])
  mutating func `The rest of a sequence whose Esc became a key is skipped`(rest: String) {
    _ = parser.parse("\u{1B}".utf8, at: start)
    #expect(keys(parser.expire(at: start + .milliseconds(30))) == ["Esc"])
    #expect(keys(parser.parse((rest + "a").utf8, at: start + .milliseconds(80))) == ["a"])
  }

  @Test mutating func `A bracket that is typed after Esc is a key`() {
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

  @Test mutating func `A paste without an end is delivered after two seconds of silence`() {
    #expect(parser.parse("\u{1B}[200~abc".utf8, at: start) == [])
    _ = parser.parse("d".utf8, at: start + .seconds(1))
    #expect(parser.deadline == start + .seconds(3))
    #expect(parser.expire(at: start + .seconds(3)) == [.paste("abcd")])
    #expect(keys(parser.parse("q".utf8, at: start + .seconds(4))) == ["q"])
  }

  @Test mutating func `Nothing is waited for when nothing is unfinished`() {
    #expect(parser.deadline == nil)
    _ = parser.parse("abc\u{1B}[A\u{1B}]11;rgb:0/0/0\u{7}".utf8, at: start)
    #expect(parser.deadline == nil)
    #expect(parser.expire(at: start + .seconds(60)) == [])
  }
}

/// Random bytes, divided in random ways.
@Suite struct InputParserPropertyTests {
  private static let samples = [
    "a", "ж", "千", "👋🏽", "\r", "\u{3}", "\u{1B}a", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[3~", "\u{1B}[7$",
    "\u{1B}[[B",
    "\u{1B}\u{1B}[A", "\u{1B}\u{1B}x", "\u{1B}[97;5u", "\u{1B}[1089::99;5u", "\u{1B}[27;5;13~", "\u{1B}[<65;10;3M",
    "\u{1B}[M !!",
    "\u{1B}[200~pasted\r\ntext\u{1B}[20\u{1B}[201~", "\u{1B}[?62;4c", "\u{1B}[?2027;2$y", "\u{1B}[1;3R",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P>|kitty\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[I", "\u{1B}]11;\u{1B}[B", "\u{1B}[12\u{18}", "\u{1B}[1;\u{1B}[C",
  ]

  private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<12).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: (0..<Int.random(in: 1...6, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1:
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Array("\u{1B}[]O_P<?;:0123456789~mMuRcA\u{7}\u{18}\\".utf8).randomElement(using: &random) ?? 0
        }
      default: Array((Self.samples.randomElement(using: &random) ?? "").utf8)
      }
    }
  }

  private func parse(_ parts: [[UInt8]]) -> [TerminalEvent] {
    var parser = InputParser()
    var events = parts.flatMap { parser.parse($0, at: start) }
    events += parser.expire(at: start + .seconds(5))
    return events
  }

  @Test(arguments: 0..<500)
  func `How bytes are divided makes no difference`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = bytes(&random)
    let whole = parse([bytes])
    #expect(parse(bytes.map { [$0] }) == whole, "seed \(seed), one by one")
    var parts: [[UInt8]] = [[]]
    for byte in bytes {
      if Int.random(in: 0..<5, using: &random) == 0 { parts.append([]) }
      parts[parts.count - 1].append(byte)
    }
    #expect(parse(parts) == whole, "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `Random bytes end nowhere but in the ground state`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var parser = InputParser()
    _ = parser.parse((0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }, at: start)
    _ = parser.expire(at: start + .seconds(5))
    #expect(parser.deadline == nil)
    #expect(keys(parser.parse("a".utf8, at: start + .seconds(60))) == ["a"])
  }

  @Test(arguments: 0..<200)
  func `No text comes out of a sequence`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parameters = Array("0123456789;:?<>= !\"#%&'()*+,-./".unicodeScalars)
    for _ in 0..<20 {
      var sequence = "\u{1B}"
      func append(_ count: Int, from alphabet: [Unicode.Scalar]) {
        for _ in 0..<count { sequence.unicodeScalars.append(alphabet.randomElement(using: &random) ?? " ") }
      }
      switch random.next() % 3 {
      case 0:
        sequence += "["
        append(Int.random(in: 1...12, using: &random), from: parameters)
        // The keyboard protocol types text.
        append(1, from: Array("ABCDEFGHIJKLOPQRSTVWXYZabcdefghijklmnopqrstvwxyz".unicodeScalars))
      case 1:
        sequence += ["]", "P", "_"].randomElement(using: &random) ?? "]"
        append(Int.random(in: 0...40, using: &random), from: (0x20..<0x7F).map { Unicode.Scalar(UInt8($0)) })
        sequence += "\u{1B}\\"
      default:
        sequence += "O"
        append(1, from: Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcd".unicodeScalars))
      }
      let typed = events(sequence).compactMap { if case .key(let press) = $0 { press.text } else { nil } }.joined()
      #expect(typed.isEmpty, "seed \(seed): \(sequence.debugDescription)")
    }
  }
}
