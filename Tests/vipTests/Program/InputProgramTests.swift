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
    let film = try await home.shell("vip search nosferatu --tsv | head -1 | vip detail -")
    #expect(film.output.hasPrefix("▎Nosferatu"))
    let person = try await home.shell("vip people --tsv | grep Chaplin | vip person -")
    #expect(person.output.hasPrefix("Charlie Chaplin "))
    let posters = try await home.shell(#"printf '12\n34\n' | vip poster - --width 30"#)
    #expect(posters.output.contains("Nosferatu") && posters.output.contains("Metropolis"))
  }

  @Test(arguments: [
    ("printf '' | vip favorites add -", Int32(1), "Standard input has no entries."),
    (#"printf '12\n\377\n' | vip favorites add -"#, 1, "Line 2 of standard input is not UTF-8 text."),
    ("head -c 2000000 /dev/zero | vip favorites remove -", 1, "Standard input is longer than 1.0 MB."),
    ("seq 2000 | vip favorites add -", 1, "Standard input has more than 1,000 entries."),
    ("seq 2 | vip detail -", 1, "Standard input has 2 entries, but this command takes one."),
    ("vip favorites add - <&-", 1, "Could not read standard input: Bad file descriptor."),
    (#"printf '12\nnm0000001\n' | vip favorites add -"#, 64, "Line 2: “nm0000001” is a person, not a film."),
  ])
  func `Other input is refused, and nothing is changed`(line: String, status: Int32, sentence: String) async throws {
    let result = try await home.shell(line, exits: status)
    #expect(result.output == "")
    #expect(result.errors.contains("error: \(sentence)"), "\(result.errors)")
    #expect(try await home.shell("vip favorites --tsv").output == "")
  }

  @Test func `With JSON, the error is an object`() async throws {
    let result = try await home.shell("vip favorites add - --json < /dev/null", exits: 1)
    #expect(
      result.errors == #"{"error":{"code":"input","message":"Standard input has no entries."}}"# + "\n")
  }

  @Test func `A terminal is read until Ctrl-D`() async throws {
    let terminal = try PseudoTerminal()
    let result = try await Program.run(
      "favorites", "add", "-", at: terminal, environment: home.environment(with: ["LANG": "en_US.UTF-8"])
    ) { _ in
      _ = try await terminal.shown(upTo: "Press Ctrl-D to end.")
      terminal.type("12\n\u{4}")
    }
    #expect(result.status == 0)
    #expect(result.output == "Added Nosferatu to favorites.\n")
  }
}
