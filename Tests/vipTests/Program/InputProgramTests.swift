import Testing

/// Runs commands that read films or people from standard input.
@Suite(.timeLimit(.minutes(10))) struct InputProgramTests {
  private let home = Home()

  @Test func `Films of a table are added and removed`() async throws {
    try await home.session(
      """
      vip search general --tsv --header | vip favorites add -
      vip favorites --tsv | vip favorites remove -
      """)
  }

  @Test func `Lines may be titles, blank lines are skipped, and a line that names no film does not stop the others`()
    async throws
  {
    try await home.session(
      #"""
      printf '\ncity lights\r\n \n#12\n' | vip favorites add metropolis -
      printf 'zzzzqq\n7\n' | vip favorites add -
      """#)
  }

  @Test func `One film or person can be piped to its page`() async throws {
    try await home.session(
      #"""
      vip search nosferatu --tsv | head -1 | vip detail - | sed -n 1p
      vip people --tsv | grep Chaplin | vip person - | sed -n 1p
      printf '12\n34\n' | vip poster - --width 30
      """#)
  }

  @Test func `Other input is refused, and nothing is changed`() async throws {
    try await home.session(
      #"""
      printf '' | vip favorites add -
      printf '12\n\377\n' | vip favorites add -
      head -c 2000000 /dev/zero | vip favorites remove -
      seq 2000 | vip favorites add -
      seq 2 | vip detail -
      vip favorites add - <&-
      printf '12\nnm0000001\n' | vip favorites add -
      vip favorites add - --json < /dev/null
      vip favorites --tsv
      """#)
  }

  @Test(arguments: ["", "perl -MFcntl -e 'fcntl(STDIN, F_SETFL, O_NONBLOCK); exec @ARGV' "])
  func `A terminal is read until Ctrl-D, and until a line is typed, even if another program made it non-blocking`(
    program: String
  ) async throws {
    let terminal = try PseudoTerminal()
    let line = "\(program)sh -c 'vip favorites add - && vip person keaton | head -n 1'"
    let result = try await Program.shell(
      line, at: terminal, environment: home.environment(with: ["LANG": "en_US.UTF-8"])
    ) {
      _ = try await terminal.shown(upTo: "Press Ctrl-D to end.\r\n")
      terminal.type("12\n\u{4}")
      _ = try await terminal.shown(upTo: "to cancel) ")
      terminal.type("2\n")
    }
    #expect(result.output.hasPrefix("Added Nosferatu to favorites.\nJoe Keaton ──"), "\(result)")
  }
}
