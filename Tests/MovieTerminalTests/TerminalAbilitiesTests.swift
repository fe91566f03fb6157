import MoviePictures
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@Suite struct TerminalAbilitiesTests {
  static let light = QueryReplies(Array("\u{1B}]11;rgb:ff/ff/ff\u{7}".utf8))

  @Test(
    arguments: [
      (nil, nil, .light), ("15;0", nil, .dark), ("0;15", nil, .light), ("0;default;7", nil, .light),
      ("12;8", nil, .dark), ("1;2", nil, .dark), ("0;15", .dark, .dark),
    ] as [(String?, Palette.Background?, Palette.Background)])
  func `The background is the user's choice, that of COLORFGBG or of the terminal, which is asked without them`(
    value: String?, chosen: Palette.Background?, background: Palette.Background
  ) {
    var variables = ["TERM": "xterm-256color"]
    variables["COLORFGBG"] = value
    let (abilities, questions) = abilities(variables, background: chosen)
    let expected: [Set<TerminalQuery>] = value == nil ? [[.background]] : []
    #expect(questions == expected)
    #expect(abilities.background == background)
    #expect(abilities.depth == .indexed)
  }

  @Test(arguments: [
    [:], ["TERM": "dumb"], ["TERM": "linux"], ["TERM": "xterm"], ["TERM": "xterm-256color", "NO_COLOR": "1"],
  ])
  func `Nothing is queried if the response would not matter`(variables: [String: String]) {
    #expect(abilities(variables).questions.isEmpty)
  }

  @Test func `In ASCII, there are no half blocks`() {
    let variables = ["TERM": "xterm", "LC_ALL": "C"]
    #expect(abilities(variables, images: .auto).abilities.images == nil)
    #expect(abilities(variables, images: .blocks).abilities.images == nil)
    #expect(abilities(["TERM": "xterm-kitty", "LC_ALL": "C"], images: .auto).abilities.images == .kitty)
    // The font of the Linux console has few symbols, but a file may be shown elsewhere.
    #expect(abilities(["TERM": "linux"], images: .blocks).abilities.images == nil)
    #expect(abilities(["TERM": "linux"], images: .blocks, isTerminal: false).abilities.images == .blocks)
  }

  @Test func `Nothing is queried without a terminal`() {
    let variables = ["TERM": "xterm-kitty", "FORCE_COLOR": "3"]
    let (abilities, questions) = abilities(variables, images: .auto, isTerminal: false)
    #expect(questions.isEmpty)
    #expect(abilities.depth == .full)
    #expect(abilities.images == nil)
    #expect(!abilities.takesLinks)
  }

  private static let environments = [
    [:], ["TERM": "dumb"], ["TERM": "linux"], ["TERM": "unknown"], ["TERM": "xterm"], ["TERM": "xterm-256color"],
    ["TERM": "xterm-kitty"], ["TERM": "foot-extra"], ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "COLORFGBG": "15;0"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], ["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"],
    ["TERM": "xterm-256color", "VTE_VERSION": "7600"], ["TERM": "xterm-256color", "VTE_VERSION": "5202"],
    ["TERM": "tmux-256color", "VTE_VERSION": "7600"], ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"],
    ["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "WezTerm"],
    ["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "iTerm.app"],
  ]

  @Test func `The environment determines what the terminal is asked, its graphics protocol and its block characters`() {
    func label(_ variables: [String: String]) -> String {
      variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
    assertSnapshot(across: .axis("in", Self.environments, label: label)) { variables in
      let (found, questions) = abilities(variables, images: .auto)
      let blocks = [ImageChoice.auto, .blocks, .half, .sextants].map { choice in
        "\(choice) → \(abilities(variables, images: choice).abilities.blocks)"
      }
      return """
        asked: \(questions.map { $0.map { "\($0)" }.sorted().joined(separator: ", ") })
        images: \(found.images.map { "\($0)" } ?? "none")
        blocks: \(blocks.joined(separator: ", "))
        links: \(found.takesLinks)
        """
    }
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

  private func abilities(
    _ variables: [String: String], background: Palette.Background? = nil, images: ImageChoice = .none,
    isTerminal: Bool = true, replies: QueryReplies = light
  ) -> (abilities: TerminalAbilities, questions: [Set<TerminalQuery>]) {
    var questions: [Set<TerminalQuery>] = []
    let abilities = TerminalAbilities(
      color: .auto, background: background, images: images, environment: EnvironmentVariables(variables),
      isTerminal: isTerminal
    ) {
      questions.append($0)
      return replies
    }
    return (abilities, questions)
  }
}

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      ([:], false, .none), ([:], true, .sixteen),
      (["NO_COLOR": "1"], true, .none), (["NO_COLOR": ""], true, .sixteen),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .none),
      (["CLICOLOR_FORCE": "1"], false, .sixteen), (["CLICOLOR_FORCE": "0"], true, .sixteen),
      (["FORCE_COLOR": "1"], false, .sixteen), (["FORCE_COLOR": "0"], true, .none),
      (["FORCE_COLOR": "false"], true, .none), (["FORCE_COLOR": "2"], false, .indexed),
      (["FORCE_COLOR": "3"], false, .full), (["CLICOLOR_FORCE": "3"], false, .sixteen),
      (["CLICOLOR_FORCE": "0"], false, .none), (["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], false, .sixteen),
      (["TERM": "dumb"], true, .none), (["TERM": "dumb", "FORCE_COLOR": "1"], true, .sixteen),
      (["CLICOLOR": "0"], true, .none), (["CLICOLOR": "1"], true, .sixteen), (["CLICOLOR": "1"], false, .none),
      (["CLICOLOR": "0", "FORCE_COLOR": "1"], true, .sixteen),
    ] as [([String: String], Bool, Palette.Depth)])
  func `Auto follows the environment`(variables: [String: String], isTerminal: Bool, depth: Palette.Depth) {
    let environment = EnvironmentVariables(["TERM": "xterm"].merging(variables) { $1 })
    #expect(ColorChoice.auto.depth(environment: environment, isTerminal: isTerminal) == depth)
  }

  @Test func `An explicit choice takes precedence over the environment`() {
    let environment = EnvironmentVariables(["NO_COLOR": "1", "TERM": "dumb"])
    #expect(ColorChoice.always.depth(environment: environment, isTerminal: false) == .sixteen)
    #expect(ColorChoice.never.depth(environment: EnvironmentVariables(["FORCE_COLOR": "1"]), isTerminal: true) == .none)
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
    #expect(EnvironmentVariables(variables).colorDepth == depth)
  }
}

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
