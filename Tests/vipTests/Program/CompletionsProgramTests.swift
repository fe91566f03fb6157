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

  /// Returns what bash offers after a line.
  private func bash(_ line: String) async throws -> [String] {
    let script = """
      source <(vip completions bash)
      COMP_LINE=$LINE; COMP_POINT=${#COMP_LINE}
      read -ra COMP_WORDS <<< "$LINE"; [[ $LINE == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _vip vip "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try await Program.shell(script, environment: home.environment(with: ["LINE": line]))
    return result.output.split(separator: "\n").map { String($0) }
  }

  @Test func `Films shown last are completed unless they are favorites`() async throws {
    try await home.run("search", "general")
    #expect(try await bash("vip favorites add ") == ["The General", "The Inspector General"])
    #expect(try await bash("vip favorites add 3") == ["33"])
    #expect(try await bash("vip detail the") == ["the General", "the Inspector General"])
    try await home.run("favorites", "add", "33")
    #expect(try await bash("vip favorites add ") == ["The Inspector General"])
    #expect(try await bash("vip favorites remove ") == ["The General"])
    #expect(try await bash("vip favorites remove The G") == ["General"])
    #expect(try await bash("vip favorites remove the ") == ["General"])
    #expect(try await bash("vip favorites remove The S") == [])
  }

  @Test func `People shown last, searches, JSON fields and files for import are completed`() async throws {
    try await home.run("detail", "33")
    #expect(try await bash("vip person bus") == ["buster Keaton"])
    try await home.run("search", "faust")
    #expect(try await bash("vip search ") == ["faust"])
    #expect(try await bash("vip history remove ") == ["faust"])
    #expect(try await bash("vip list --json --fields id,ti") == ["id,title"])
    try home.write("{}", to: "films.json")
    #expect(try await bash("vip favorites import \(home.path("fil"))") == [home.path("films.json")])
  }

  @Test func `With the history off, what is shown is not recorded`() async throws {
    try await home.run("settings", "set", "history", "off")
    try await home.run("search", "general")
    #expect(home.read(".cache/vip/shown.tsv") == nil)
  }
}
