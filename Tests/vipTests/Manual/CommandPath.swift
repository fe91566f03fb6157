import ArgumentParser

@testable import vip

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
