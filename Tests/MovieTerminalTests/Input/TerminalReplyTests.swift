import MoviePictures
import MovieText
import Testing

@testable import MovieTerminal

@Suite struct TerminalReplyTests {
  @Test(arguments: [
    ("\u{1B}[?62;4c", TerminalReply.attributes),
    ("\u{1B}[?2026;2$y", .mode(2026, setting: 2)), ("\u{1B}[?1u", .keyboard(flags: 1)),
    ("\u{1B}[?u", .keyboard(flags: 0)),
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
    "\u{1B}]11;rgb:+1/0/0\u{7}", "\u{1B}]11;rgb:0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_xyz\u{1B}\\", "\u{1B}[?997;7n", "\u{1B}[0n", "\u{1B}[;R",
  ])
  func `Other replies and broken ones are nothing`(bytes: String) {
    #expect(keys(events("a\(bytes)b")) == ["a", "b"])
  }
}
