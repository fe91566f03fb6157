import Testing

@testable import vip

@Suite struct ColorChoiceTests {
  @Test(arguments: [
    ([:], false, false), ([:], true, true),
    (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], true, false),
    (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], true, false),
    (["TERM": "dumb"], true, false), (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
    (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], true, true), (["CLICOLOR": "1"], false, false),
  ])
  func autoFollowsTheEnvironment(variables: [String: String], isTerminal: Bool, isColored: Bool) {
    #expect(
      ColorChoice.auto.isColored(environment: Environment(variables), isTerminal: isTerminal) == isColored)
  }

  @Test func aChoiceWinsOverTheEnvironment() {
    let environment = Environment(["NO_COLOR": "1", "TERM": "dumb"])
    #expect(ColorChoice.always.isColored(environment: environment, isTerminal: false))
    #expect(!ColorChoice.never.isColored(environment: Environment(["FORCE_COLOR": "1"]), isTerminal: true))
  }
}
