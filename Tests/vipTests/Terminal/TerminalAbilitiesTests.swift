import MovieDomain
import MoviePictures
import MovieText
import Testing

@testable import vip

@Suite struct TerminalAbilitiesTests {
  static let light = QueryReplies(Array("\u{1B}]11;rgb:ff/ff/ff\u{7}".utf8))

  @Test func `The background is queried if there are colors to choose`() {
    let (abilities, questions) = abilities(["TERM": "xterm-256color"])
    #expect(questions == [[.background]])
    #expect(abilities.background == .light)
    #expect(abilities.depth == .indexed)
  }

  @Test(arguments: [
    [:], ["TERM": "dumb"], ["TERM": "linux"], ["TERM": "xterm"], ["TERM": "xterm-256color", "NO_COLOR": "1"],
    ["TERM": "xterm-256color", "COLORFGBG": "15;0"],
  ])
  func `Nothing is queried if the response would not matter`(variables: [String: String]) {
    #expect(abilities(variables).questions.isEmpty)
  }

  @Test func `In ASCII, there are no half blocks`() {
    let variables = ["TERM": "xterm", "LC_ALL": "C"]
    #expect(abilities(variables, images: .auto).abilities.images == nil)
    #expect(abilities(variables, images: .blocks).abilities.images == nil)
    #expect(abilities(["TERM": "xterm-kitty", "LC_ALL": "C"], images: .auto).abilities.images == .kitty)
  }

  @Test func `Nothing is queried without a terminal`() {
    let variables = ["TERM": "xterm-kitty", "FORCE_COLOR": "3"]
    let (abilities, questions) = abilities(variables, images: .auto, isTerminal: false)
    #expect(questions.isEmpty)
    #expect(abilities.depth == .full)
    #expect(abilities.images == nil)
    #expect(!abilities.takesLinks)
  }

  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("12;8", .dark), ("1;2", .dark),
    ] as [(String, Palette.Background)])
  func `COLORFGBG takes precedence over the terminal`(value: String, background: Palette.Background) {
    #expect(abilities(["TERM": "xterm-256color", "COLORFGBG": value]).abilities.background == background)
  }

  @Test func `The theme setting takes precedence over both`() {
    let (abilities, questions) = abilities(["TERM": "xterm-256color", "COLORFGBG": "0;15"], theme: .dark)
    #expect(abilities.background == .dark)
    #expect(questions.isEmpty)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .quadrants), (["TERM": "linux"], .half), ([:], .half),
      (["TERM": "xterm-kitty"], .sextants), (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .sextants),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .sextants), (["TERM": "foot-extra"], .sextants),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], .sextants),
      (["TERM": "xterm-256color", "VTE_VERSION": "5202"], .quadrants),
      (["TERM": "tmux-256color", "VTE_VERSION": "7600"], .quadrants),
      (["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "WezTerm"], .quadrants),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .quadrants),
    ] as [([String: String], Mosaic.Blocks)])
  func `The environment determines the block characters`(variables: [String: String], blocks: Mosaic.Blocks) {
    #expect(abilities(variables, images: .auto).abilities.blocks == blocks)
    #expect(abilities(variables, images: .blocks).abilities.blocks == blocks)
    #expect(abilities(variables, images: .half).abilities.blocks == .half)
    #expect(abilities(variables, images: .sextants).abilities.blocks == .sextants)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .blocks),
      (["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "iTerm.app"], .blocks),
      (["TERM": "xterm-256color"], .blocks),
    ] as [([String: String], ImageProtocol)])
  func `The environment determines the graphics protocol`(variables: [String: String], images: ImageProtocol) {
    #expect(abilities(variables, images: .auto).abilities.images == images)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], [[.background]]),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "COLORFGBG": "15;0"], []),
      (["TERM": "linux"], []), (["TERM": "dumb"], []), (["TERM": "unknown"], []), ([:], []),
      (["TERM": "xterm-256color"], [[.background, .images]]),
    ] as [([String: String], [Set<TerminalQuery.Question>])])
  func `Terminals that print queries are not asked`(
    variables: [String: String], questions: [Set<TerminalQuery.Question>]
  ) {
    #expect(abilities(variables, images: .auto).questions == questions)
  }

  @Test func `The terminal's reply determines the graphics protocol`() {
    let replies = QueryReplies(Array("\u{1B}_Gi=31;OK\u{1B}\\".utf8))
    let (abilities, questions) = abilities(["TERM": "xterm-256color"], images: .auto, replies: replies)
    #expect(abilities.images == .kitty)
    #expect(questions == [[.background, .images]], "both in one query")
  }

  @Test(
    arguments: [
      (ImageChoice.none, true, nil), (.none, false, nil), (.kitty, true, .kitty), (.iterm, true, .iterm),
      (.blocks, true, .blocks), (.blocks, false, .blocks), (.kitty, false, nil),
    ] as [(ImageChoice, Bool, ImageProtocol?)])
  func `An explicit choice of images is used`(choice: ImageChoice, isTerminal: Bool, images: ImageProtocol?) {
    let variables = ["TERM": "xterm-kitty", "COLORFGBG": "15;0"]
    #expect(abilities(variables, images: choice, isTerminal: isTerminal).abilities.images == images)
  }

  @Test(arguments: [([:], false), (["TERM": "dumb"], false), (["TERM": "linux"], false), (["TERM": "xterm"], true)])
  func `Hyperlinks need a capable terminal`(variables: [String: String], takesLinks: Bool) {
    #expect(abilities(variables).abilities.takesLinks == takesLinks)
  }

  private func abilities(
    _ variables: [String: String], theme: UserSettings.Theme = .auto, images: ImageChoice = .none,
    isTerminal: Bool = true, replies: QueryReplies = light
  ) -> (abilities: TerminalAbilities, questions: [Set<TerminalQuery.Question>]) {
    var questions: [Set<TerminalQuery.Question>] = []
    let abilities = TerminalAbilities(
      color: .auto, theme: theme, images: images, environment: Environment(variables), isTerminal: isTerminal
    ) {
      questions.append($0)
      return replies
    }
    return (abilities, questions)
  }
}
