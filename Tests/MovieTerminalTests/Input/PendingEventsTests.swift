import Testing

@testable import MovieTerminal

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

  @Test func `Turns of the wheel add up, also those that were read later`() {
    var pending = PendingEvents()
    for _ in 0..<2_000 { pending.add(events("\u{1B}[<65;5;3M")) }
    #expect(pending.take() == [.mouse(MouseEvent(.scroll(columns: 0, rows: 2_000), row: 2, column: 4))])
  }
}
