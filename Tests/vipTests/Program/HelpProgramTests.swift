import ArgumentParser
import MovieDomain
import MovieScenes
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct HelpProgramTests {
  private let home = Home()

  /// The built-in films have no trailers and collections, as the help of these commands says. The browser needs a terminal.
  private static let needMore: Set = ["trailer", "collection", "browse"]

  /// Help shows each example as printed here; those of a page are run one after the other in a new home.
  @Test(arguments: CommandPath.all.filter { !$0.examples.isEmpty && !needMore.contains($0.description) })
  func `Every example works on the built-in catalog`(path: CommandPath) async throws {
    for example in path.examples {
      try await home.shell("cd ~ && \(inItsShell(example))")
    }
  }

  @Test func `Every listed command has an example`() {
    let without = CommandPath.all.filter {
      $0.names.count < 2 && $0.examples.isEmpty && $0.command.configuration.shouldDisplay
    }
    // A sync needs an account, and logging in needs a token.
    #expect(without.map(\.description) == ["sync", "auth", "login", "logout"])
  }

  @Test(arguments: [
    (["help"], ""), (["--help"], ""), ([], ""), (["help", "favorites", "import"], "favorites import"),
    (["favorites", "import", "-h"], "favorites import"), (["favorites", "--help"], "favorites"),
    (["show", "--help"], "detail"), (["help", "show"], "detail"),
  ])
  func `Help is written to standard output`(arguments: [String], command: String) async throws {
    let result = try await Program.run(with: arguments)
    let path = try #require(CommandPath.all.first { $0.description == command })
    #expect(result.output == Vip.helpMessage(for: path.command, columns: 80) + "\n")
    #expect(result.errors == "")
  }

  @Test func `Every command that shows something takes the common options, under a heading of their own`() {
    let others: Set = ["completions", "manual"]
    for path in CommandPath.all where path.isLeaf && !others.contains("\(path)") {
      let help = Vip.helpMessage(for: path.command, columns: 80)
      #expect(help.contains("\nCOMMON OPTIONS:\n  --json "), "\(path)")
    }
  }

  @Test func `What is below a heading of a help page is indented, and remarks are on the line of their option`() {
    for path in CommandPath.all {
      for part in path.command.configuration.discussion.split(separator: "\n\n") {
        let lines = part.split(separator: "\n")
        guard lines[0].hasSuffix(":"), lines[0] == lines[0].uppercased() else { continue }
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(path)")
      }
    }
    #expect(Vip.helpMessage(for: HomeCommand.self, columns: 200).contains("system's). Help is in English."))
    #expect(Vip.helpMessage(for: HomeCommand.self, columns: 200).contains("○ a film on your watchlist"))
  }

  @Test(arguments: [["settings"], ["settings", "set"]])
  func `Settings are listed with their values`(names: [String]) throws {
    let path = try #require(CommandPath.all.first { $0.names == names })
    let lines = Vip.helpMessage(for: path.command, columns: 200).split(separator: "\n")
    for setting in Setting.allCases {
      let line = try #require(lines.first { $0.hasPrefix("  \(setting.rawValue)  ") })
      #expect(line.hasSuffix(setting.validValues.joined(by: "or")))
    }
  }

  @Test func `The version is not printed as help`() async throws {
    #expect(try await Program.run("--version").output == Vip.version + "\n")
    #expect(try await Program.run("home", "--version").output == Vip.version + "\n")
  }

  /// The line for bash. Examples for another shell are run there, if it is installed.
  private func inItsShell(_ example: String) -> String {
    let setUps = ["zsh": "autoload -U compinit && compinit -D -u && ", "fish": ""]
    let setUp = setUps.first { example.contains("completions \($0.key)") }
    guard let (shell, setUp) = setUp else { return example }
    return "{ ! command -v \(shell) > /dev/null || \(shell) -c '\(setUp)\(example)'; }"
  }
}

/// A golden of `SessionProgramTests` has options, variables, files and exit statuses.
@Suite struct ManualPageTests {
  /// Made once, because the help of all commands takes a while.
  private static let text = ManualPage.text
  private let text = Self.text

  @Test(arguments: CommandPath.all.filter { !$0.names.isEmpty && $0.command.configuration.shouldDisplay })
  func `Every command has a section with what it does`(path: CommandPath) throws {
    let start = try #require(text.firstRange(of: "\n.SS \(ManualPage.escaped("vip \(path)"))\n")?.upperBound)
    let abstract = ManualPage.escaped(String(path.command.configuration.abstract.prefix(30)))
    #expect(text[start...].hasPrefix(".nf\nOVERVIEW: \(abstract)"))
  }

  /// Other lines are as wide as the terminal, because `man` breaks them.
  @Test func `Lines that are not broken fit on a terminal, and are below a heading that they do not repeat`() {
    for part in text.split(separator: "\n.nf\n").dropFirst() {
      let lines = part.prefix(upTo: part.firstRange(of: "\n.fi")?.lowerBound ?? part.endIndex)
        .replacing(#"\-"#, with: "-").replacing(#"\&"#, with: "").split(separator: "\n")
      // Code and the parser's usage stay whole.
      #expect(lines.allSatisfy { $0.count <= 72 || $0.contains(" | ") || $0.hasPrefix("USAGE:") })
      #expect(lines.first != "COMMON OPTIONS:")
    }
  }

  @Test(arguments: [
    ("a-b", #"a\-b"#), (#"\n"#, #"\en"#), (".SH", #"\&.SH"#), ("'x", #"\&'x"#), ("plain", "plain"),
  ])
  func `Special characters are escaped`(text: String, escaped: String) {
    #expect(ManualPage.escaped(text) == escaped)
  }
}

/// A command and its name after `vip`, for tests of every command.
struct CommandPath: CustomStringConvertible {
  var names: [String]
  var command: any ParsableCommand.Type

  var description: String { names.joined(separator: " ") }

  var isLeaf: Bool { command.configuration.subcommands.isEmpty }

  /// The lines below the heading of examples, without their remarks.
  var examples: [String] {
    let parts = command.configuration.discussion.split(separator: "\n\n")
    let table = parts.first { $0.hasPrefix("EXAMPLES:\n") }.map { $0.split(separator: "\n").dropFirst() } ?? []
    return table.compactMap { line in
      let row = line.drop { $0 == " " }
      return String(row[..<(row.firstRange(of: "  ")?.lowerBound ?? row.endIndex)])
    }
  }

  /// The program and all its commands.
  static var all: [CommandPath] { CommandPath(names: [], command: Vip.self).withSubcommands }

  private var withSubcommands: [CommandPath] {
    [self]
      + command.configuration.subcommands.flatMap { subcommand in
        let name = subcommand.configuration.commandName ?? ""
        return CommandPath(names: names + [name], command: subcommand).withSubcommands
      }
  }
}
