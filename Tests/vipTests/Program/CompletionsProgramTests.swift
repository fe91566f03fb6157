import MovieStore
import Testing

/// Runs `vip` as shells do for completions.
@Suite(.timeLimit(.minutes(10))) struct CompletionsProgramTests {
  private let home = Home()

  @Test(arguments: [([:], "12\tNosferatu"), (["TMDB_ACCESS_TOKEN": "a.b.c"], "built-in:12\tNosferatu")])
  func `Favorites are completed by ids that can be typed`(token: [String: String], completion: String) async throws {
    try await home.run("favorites", "add", "12", "--language", "sv")
    let shell = ["SAP_SHELL": "fish", "SAP_SHELL_VERSION": "3.6"].merging(token) { $1 }
    let result = try await Program.run(
      "---completion", "detail", "--", "positional@0", "2", "0", "vip", "detail", "",
      environment: home.environment(with: shell))
    #expect(result.output.split(separator: "\n").first.map(String.init) == completion, "\(result)")
    // Titles stay sorted by the rules of the viewer's language.
    let library = try Connection(path: home.path(".local/share/vip/library.sqlite"))
    #expect(try library.text("SELECT value FROM fact WHERE name = 'titleKeys'")?.hasPrefix("sv") == true)
  }

  /// It quotes what it inserts, but for backticks and dollar signs, so that texts with those are not offered.
  @Test func `bash does not run completed text`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let query = #"a"b 'c' \d (ran) ; !ran *"#
    for text in [query, #"a $(touch "$HOME/ran")"#, #"a `touch "$HOME/ran"`"#] {
      try await home.run("search", text, server: standIn)
    }
    let line = """
      source <(vip completions bash)
      COMP_WORDS=(vip history remove ''); COMP_CWORD=3; COMP_LINE='vip history remove '; COMP_POINT=${#COMP_LINE}
      _vip
      for word in "${COMPREPLY[@]}"; do [[ $word == *ran* ]] && printf '%s\\n' "$word"; done
      """
    let result = try await home.shell(line, exits: nil)
    #expect(result.output == query + "\n", "\(result.errors)")
    #expect(home.read("ran") == nil)
  }
}
