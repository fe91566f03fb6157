import ArgumentParser

/// The command at the start of a command line, and the arguments after its name.
struct NamedCommand {
  /// The name as it is typed, or that of the default subcommand if none is named.
  let path: [String]
  let type: any ParsableCommand.Type
  let arguments: ArraySlice<String>

  /// Nil if the first argument is no command.
  init?(_ arguments: [String]) {
    guard let name = arguments.first, let command = Vip.subcommand(named: name) else { return nil }
    let rest = arguments.dropFirst()
    if let word = rest.first, let subcommand = command.subcommand(named: word) {
      (path, type, self.arguments) = ([name, word], subcommand, rest.dropFirst())
    } else if let subcommand = command.configuration.defaultSubcommand {
      (path, type, self.arguments) = ([name, subcommand.configuration.commandName ?? ""], subcommand, rest)
    } else {
      (path, type, self.arguments) = ([name], command, rest)
    }
  }

  /// The parsed command; nil if the arguments are wrong, or ask for something else, such as help.
  ///
  /// `Vip` itself parses all command lines, but looks through all commands for that.
  func parsed() async -> (any AsyncParsableCommand)? {
    if let type = type as? any PlainCommand.Type, !arguments.contains(where: { $0.isEmpty || $0.hasPrefix("-") }),
      let command = try? type.plain(Array(arguments))
    {
      return command
    }
    guard let type = type as? any AsyncParsableCommand.Type else { return nil }
    let command = try? await type.asyncParseAsRoot(Array(arguments))
    return command.flatMap { Swift.type(of: $0) == type ? $0 as? any AsyncParsableCommand : nil }
  }
}
