import MovieText
import Testing

@testable import vip

@Suite struct QueryRepliesTests {
  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", .light), ("\u{1B}]11;rgb:0000/0000/0000\u{7}", .dark),
      ("\u{1B}]11;rgb:fd/f6/e3\u{1B}\\", .light), ("\u{1B}]11;rgb:0/2/3\u{7}", .dark),
      ("\u{1B}]11;rgba:ffff/ffff/ffff/ffff\u{7}", .light), ("\u{1B}]11;rgb:0000/0000/ffff\u{7}", .dark),
      ("\u{1B}]11;rgb:0000/ffff/0000\u{7}", .light),
      ("\u{1B}]11;\u{7}", nil), ("\u{1B}]11;rgb:ffff/ffff\u{7}", nil), ("\u{1B}]11;rgb:zzzz/ffff/ffff\u{7}", nil),
      ("\u{1B}]11;rgb:fffff/ffff/ffff\u{7}", nil), ("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", nil), ("", nil),
    ] as [(String, Palette.Background?)])
  func `The background is light or dark by its color`(reply: String, background: Palette.Background?) {
    #expect(QueryReplies(Array((reply + "\u{1B}[?62;c").utf8)).background == background)
  }

  @Test(
    arguments: [
      ("\u{1B}_Gi=31;OK\u{1B}\\", .kitty), ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", nil),
      ("\u{1B}P>|iTerm2 3.5.0\u{1B}\\", .iterm), ("\u{1B}P>|WezTerm 2024\u{1B}\\", .iterm),
      ("\u{1B}P>|XTerm(390)\u{1B}\\", nil), ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|WezTerm 2024\u{1B}\\", .kitty),
    ] as [(String, ImageProtocol?)])
  func `The graphics protocol is read from the reply`(reply: String, images: ImageProtocol?) {
    #expect(QueryReplies(Array((reply + "\u{1B}[?62;c").utf8)).images == images)
  }

  @Test(arguments: [
    ("kitty(0.32)", true), ("foot(1.17.2)", true), ("ghostty 1.0", true), ("WezTerm 2024", true), ("XTerm(390)", false),
    ("iTerm2 3.5.0", false), ("tmux 3.4", false),
  ])
  func `Terminals that draw sextants are known by name`(name: String, draws: Bool) {
    #expect(QueryReplies(Array("\u{1B}P>|\(name)\u{1B}\\\u{1B}[?62;c".utf8)).drawsSextants == draws)
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
