import MovieText
import Testing

@testable import vip

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      ([:], false, .none), ([:], true, .sixteen),
      (["NO_COLOR": "1"], true, .none), (["NO_COLOR": ""], true, .sixteen),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .none),
      (["CLICOLOR_FORCE": "1"], false, .sixteen), (["CLICOLOR_FORCE": "0"], true, .none),
      (["FORCE_COLOR": "1"], false, .sixteen), (["FORCE_COLOR": "0"], true, .none),
      (["FORCE_COLOR": "false"], true, .none), (["FORCE_COLOR": "2"], false, .indexed),
      (["FORCE_COLOR": "3"], false, .full), (["CLICOLOR_FORCE": "3"], false, .sixteen),
      (["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], true, .none),
      (["TERM": "dumb"], true, .none), (["TERM": "dumb", "FORCE_COLOR": "1"], true, .sixteen),
      (["CLICOLOR": "0"], true, .none), (["CLICOLOR": "1"], true, .sixteen), (["CLICOLOR": "1"], false, .none),
      (["CLICOLOR": "0", "FORCE_COLOR": "1"], true, .sixteen),
    ] as [([String: String], Bool, Palette.Depth)])
  func `Auto follows the environment`(variables: [String: String], isTerminal: Bool, depth: Palette.Depth) {
    let environment = Environment(["TERM": "xterm"].merging(variables) { $1 })
    #expect(ColorChoice.auto.depth(environment: environment, isTerminal: isTerminal) == depth)
  }

  @Test func `An explicit choice takes precedence over the environment`() {
    let environment = Environment(["NO_COLOR": "1", "TERM": "dumb"])
    #expect(ColorChoice.always.depth(environment: environment, isTerminal: false) == .sixteen)
    #expect(ColorChoice.never.depth(environment: Environment(["FORCE_COLOR": "1"]), isTerminal: true) == .none)
  }

  @Test(
    arguments: [
      ([:], .none), (["TERM": "dumb"], .none), (["TERM": "xterm"], .sixteen), (["TERM": "nobody-knows"], .sixteen),
      (["TERM": "xterm-256color"], .indexed), (["TERM": "tmux-256color"], .indexed), (["TERM": "xterm-kitty"], .full),
      (["TERM": "xterm-direct"], .full), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
      (["COLORTERM": "truecolor"], .none),
    ] as [([String: String], Palette.Depth)])
  func `The color depth is read from TERM and COLORTERM`(variables: [String: String], depth: Palette.Depth) {
    #expect(Environment(variables).colorDepth == depth)
  }
}
