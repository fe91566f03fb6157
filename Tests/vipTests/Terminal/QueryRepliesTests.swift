import MovieText
import Testing
import TextSnapshots

@testable import vip

@Suite struct QueryRepliesTests {
  @Test func `The background, the graphics protocol and the blocks of a terminal are read from its replies`() {
    let replies = [
      "]11;rgb:ffff/ffff/ffff\u{1B}\\", "]11;rgb:0000/0000/0000\u{7}", "]11;rgb:fd/f6/e3\u{1B}\\", "]11;rgb:0/2/3\u{7}",
      "]11;rgba:ffff/ffff/ffff/ffff\u{7}", "]11;rgb:0000/0000/ffff\u{7}", "]11;rgb:0000/ffff/0000\u{7}", "]11;\u{7}",
      "]11;rgb:ffff/ffff\u{7}", "]11;rgb:zzzz/ffff/ffff\u{7}", "]11;rgb:fffff/ffff/ffff\u{7}",
      "]10;rgb:ffff/ffff/ffff\u{7}", "_Gi=31;OK\u{1B}\\", "_Gi=31;ENOTSUPPORTED:no\u{1B}\\",
      "_Gi=31;OK\u{1B}\\\u{1B}P>|WezTerm 2024\u{1B}\\",
    ]
    let names = [
      "kitty(0.32)", "foot(1.17.2)", "ghostty 1.0", "WezTerm 2024", "XTerm(390)", "iTerm2 3.5.0", "tmux 3.4",
    ].map { "P>|\($0)\u{1B}\\" }
    let lines = ([""] + (replies + names).map { "\u{1B}\($0)" }).map { reply in
      let read = QueryReplies(Array((reply + "\u{1B}[?62;c").utf8))
      let found = [read.background.map { "\($0)" }, read.images.map { "\($0)" }, read.drawsSextants ? "sextants" : nil]
      return "\(reply) → \(found.compactMap { $0 }.joined(separator: ", "))\n"
    }
    assertSnapshot(of: lines.joined())
  }

  @Test func `Typed keys are ignored`() {
    let replies = QueryReplies(Array("ls\r\u{1B}]11;rgb:0000/0000/0000\u{1B}\\q\u{1B}[A\u{1B}[?1;2c".utf8))
    #expect(replies.background == .dark)
  }

  @Test(arguments: [
    ("\u{1B}[?62;22c", true), ("\u{1B}[?1;2c", true), ("", false), ("\u{1B}[?62;22", false), ("c", false),
    ("\u{1B}]11;rgb:cc/cc/cc", false), ("\u{1B}[>0;1c", false),
  ])
  func `The last reply ends the wait`(reply: String, isComplete: Bool) {
    #expect(QueryReplies(Array(reply.utf8)).isComplete == isComplete)
  }
}
