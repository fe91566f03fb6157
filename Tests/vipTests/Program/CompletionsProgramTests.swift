import FlyingFox
import Testing

/// Runs `vip` as shells do for completions.
@Suite struct CompletionsProgramTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `There is a script for each shell`(shell: String) async throws {
    let result = try await Program.run("completions", shell)
    #expect(result.status == 0)
    #expect(result.output.contains("favorites"))
    #expect(result.errors.isEmpty)
    if shell == "bash" {
      let check = try await Program.shell("vip completions bash | bash -n")
      #expect(check.status == 0)
    }
  }

  @Test func `An unknown shell is refused with a list of the known ones`() async throws {
    let result = try await Program.run("completions", "tcsh")
    #expect(result.status == 64)
    #expect(result.errors.contains("bash"))
  }

  @Test func `Favorites are completed with their titles`() async throws {
    try await Home.temporary { (home) async throws in
      let added = try await Program.run("favorites", "add", "12", environment: home.environment)
      #expect(added.status == 0)
      let environment = home.environment.merging(["SAP_SHELL": "fish", "SAP_SHELL_VERSION": "3.6"]) { $1 }
      let result = try await Program.run(
        "---completion", "detail", "--", "positional@0", "2", "0", "vip", "detail", "", environment: environment)
      #expect(result.output.split(separator: "\n").first == "12\tNosferatu", "\(result.output) \(result.errors)")
    }
  }

  @Test func `bash does not run completed text`() async throws {
    try await Home.temporary { (home) async throws in
      try await StandIn.serving {
        .films(for: $0)
      } test: { standIn in
        let query = #"a"b 'c' \d $(touch "$HOME/ran") `touch "$HOME/ran"` $HOME"#
        let searched = try await Program.run("search", query, environment: home.environment(with: standIn.environment))
        #expect(searched.status == 0)
        let line = """
          source <(vip completions bash)
          COMP_WORDS=(vip history remove ''); COMP_CWORD=3; COMP_LINE='vip history remove '; COMP_POINT=${#COMP_LINE}
          _vip
          for word in "${COMPREPLY[@]}"; do [[ $word == *ran* ]] && printf '%s\\n' "$word"; done
          """
        let result = try await Program.shell(line, environment: home.environment)
        #expect(result.output == query + "\n", "\(result.errors)")
        #expect(home.read("ran") == nil)
      }
    }
  }

  @Test func `The manual page is printed`() async throws {
    let result = try await Program.run("manual")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(".TH VIP 1"))
  }
}
