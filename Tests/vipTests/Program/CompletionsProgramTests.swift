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
}
