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

  @Test func `A report with numbers beyond all limits is read`() {
    #expect(events("\u{1B}[<0;99999999999999999999;3M").count == 1)
  }

  @Test func `A report of three bytes with a position that is too large is skipped as a whole`() {
    var parser = InputParser()
    #expect(keys(parser.parse([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xC3, 0x61], at: start)) == ["a"])
  }

  @Test func `Turns of the wheel at the same place add up`() {
    let read = events("\u{1B}[<65;5;3M\u{1B}[<65;5;3M\u{1B}[<64;5;3M\u{1B}[<65;5;3Mj\u{1B}[<65;5;3M\u{1B}[<65;6;3M")
    #expect(
      TerminalEvent.merged(read) == [
        .mouse(MouseEvent(.scroll(columns: 0, rows: 2), row: 2, column: 4)), .key(KeyPress(Key("j"))),
        .mouse(MouseEvent(.scroll(columns: 0, rows: 1), row: 2, column: 4)),
        .mouse(MouseEvent(.scroll(columns: 0, rows: 1), row: 2, column: 5)),
      ])
  }

  @Test(arguments: [
    ("Metropolis", "Metropolis"), ("a\r\nb\nc\rd\te", "a b c d e"), ("a\u{1}\u{1B}[31mb\u{9B}c", "a[31mbc"),
    ("q\u{3}\u{1A}", "q"), ("\u{1B}[201", "\u{1B}[201"), ("é千👋🏽", "é千👋🏽"), ("\u{1B}\u{1B}[20", "[20"),
  ])
  func `A paste is one line of text`(pasted: String, text: String) {
    #expect(events("\u{1B}[200~\(pasted)\u{1B}[201~") == [.paste(text.replacing("\u{1B}", with: ""))])
  }

  @Test func `Nothing that is pasted is a key`() {
    #expect(keys(events("\u{1B}[200~q\u{1B}[201~x")) == ["\(TerminalEvent.paste("q"))", "x"])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [])
    #expect(events("\u{1B}[201~") == [])
  }

  @Test func `A large paste is cut and ends where it ends`() {
    let all = events("\u{1B}[200~" + String(repeating: "x", count: 4_095) + "é" + "y\u{1B}[201~z")
    #expect(all == [.paste(String(repeating: "x", count: 4_095)), .key(KeyPress(Key("z")))])
  }
}
