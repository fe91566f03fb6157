import Foundation
import Testing

/// Runs commands with `--json`: one document on standard output, or one error on standard error.
@Suite(.timeLimit(.minutes(10))) struct JSONProgramTests {
  private let home = Home()

  @Test(arguments: [
    ["home"], ["list", "popular"], ["search", "night"], ["detail", "43"], ["people"], ["person", "309"], ["genres"],
    ["favorites"], ["history"], ["settings"], ["settings", "get", "theme"], ["poster", "43"], ["doctor"],
    ["favorites", "add", "43"], ["settings", "set", "theme", "dark"], ["history", "clear"],
  ])
  func `Every command prints one document`(command: [String]) async throws {
    let result = try await home.run(with: command + ["--json"])
    #expect(result.output.hasSuffix("\n") && result.output.count(where: \.isNewline) == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
  }
}

/// Runs commands with `--tsv`.
@Suite(.timeLimit(.minutes(10))) struct TableProgramTests {
  @Test func `A piped table has its notice, unless its reader may be drawing on the screen`() async throws {
    let piped = try await Program.run("list", "--tsv")
    #expect(piped.errors.hasPrefix("Showing the built-in films.") && piped.errors.filter(\.isNewline).count == 1)
    let silent = try await TerminalSession(output: "/dev/null").run(
      "list", "--tsv", environment: ["LANG": "en_US.UTF-8"])
    #expect(silent.output == "")
    let shown = try await TerminalSession().run(
      "genres", "--tsv", environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"])
    #expect(shown.output.hasPrefix("Showing the built-in films.") && !shown.output.contains("\u{1B}"))
  }
}
