import RandomTestSupport
import Testing

@testable import MovieTerminal

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
