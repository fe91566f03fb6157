import ArgumentParser
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct HelpProgramTests {
  /// The built-in films have no trailers and collections, as the help of these commands says. The browser needs a terminal.
  private static let needMore: Set = ["trailer", "collection", "browse"]

  /// Help shows each example as printed here; those of a page are run one after the other in a new home.
  @Test(arguments: CommandPath.all.filter { !$0.examples.isEmpty && !needMore.contains($0.description) })
  func `Every example works on the built-in catalog`(path: CommandPath) async throws {
    try await Home.temporary { (home) async throws in
      for example in path.examples {
        let result = try await Program.shell("cd ~ && \(inItsShell(example))", environment: home.environment)
        #expect(result.status == 0, "\(example)\n\(result.errors)")
      }
    }
  }

  @Test func `Every listed command has an example`() {
    let without = CommandPath.all.filter { $0.names.count < 2 && $0.examples.isEmpty }
    // Logging in needs a token.
    #expect(without.map(\.description) == ["auth"])
  }

  @Test(
    arguments: [
      (["help"], []), (["--help"], []), ([], []), (["help", "favorites", "import"], ["favorites", "import"]),
      (["favorites", "import", "-h"], ["favorites", "import"]), (["favorites", "--help"], ["favorites"]),
      (["show", "--help"], ["detail"]), (["help", "show"], ["detail"]), (["help", "options"], ["options"]),
      (["options"], ["options"]), (["options", "--help"], ["options"]),
    ] as [([String], [String])])
  func `Help is written to standard output`(arguments: [String], command: [String]) async throws {
    let result = try await Program.run(with: arguments)
    #expect(result.status == 0)
    #expect(result.output == (try HelpPage(command: command))?.text(width: 80))
    #expect(result.errors == "")
  }

  @Test func `Help is as wide as the terminal`() async throws {
    let narrow = try await Program.run("help", "settings", environment: ["COLUMNS": "50"])
    #expect(narrow.output == (try HelpPage(command: ["settings"]))?.text(width: 50))
    let wide = try await Program.run("help", "options", environment: ["COLUMNS": "300"])
    #expect(wide.output == (try HelpPage(command: ["options"]))?.text(width: 100))
  }

  @Test(arguments: [
    ("setings", "Did you mean vip help settings?"), ("option", "Did you mean vip help options?"),
    ("xylophone", "See vip --help."),
  ])
  func `Help for an unknown command is an error`(command: String, hint: String) async throws {
    let result = try await Program.run("help", command)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors == "error: Unknown command “vip help \(command)”.\nhint: \(hint)\n")
  }

  @Test func `The version is not printed as help`() async throws {
    #expect(try await Program.run("--version").output == Version.current + "\n")
    #expect(try await Program.run("home", "--version").output == Version.current + "\n")
  }

  /// The line for bash. Examples for another shell are run there, if it is installed.
  private func inItsShell(_ example: String) -> String {
    let setUps = ["zsh": "autoload -U compinit && compinit -D -u && ", "fish": ""]
    let setUp = setUps.first { example.contains("completions \($0.key)") }
    guard let (shell, setUp) = setUp else { return example }
    return "{ ! command -v \(shell) > /dev/null || \(shell) -c '\(setUp)\(example)'; }"
  }
}
