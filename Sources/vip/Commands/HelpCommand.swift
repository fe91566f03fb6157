import ArgumentParser

/// `vip help`: one command's help. Unlike the argument parser's own, it rejects names of commands that do not exist.
struct HelpCommand: ParsableCommand {
  static let name = "help"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Show help for a command.",
    discussion: """
      EXAMPLES:
        vip help favorites
        vip help favorites import
        vip help options
      """,
    shouldDisplay: false)

  @Argument(help: "The command's name.", completion: .commands)
  var command: [String] = []

  func run() throws {
    guard let page = try HelpPage(command: command) else {
      throw ValidationError("Unknown command “vip help \(command.joined(separator: " "))”.")
    }
    OutputStream.standardOutput.show(page)
  }
}
