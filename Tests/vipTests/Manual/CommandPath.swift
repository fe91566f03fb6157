import ArgumentParser

@testable import vip

/// A command and its name after `vip`, for tests of every command.
struct CommandPath: CustomStringConvertible {
  var names: [String]
  var command: any ParsableCommand.Type

  var description: String { names.joined(separator: " ") }

  var isLeaf: Bool { command.configuration.subcommands.isEmpty }

  var examples: [String] {
    HelpPart.examples(in: HelpPart.parts(of: command.configuration.discussion)).map(\.term)
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
