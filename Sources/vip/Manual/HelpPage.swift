import ArgumentParser
import MovieText

/// Renders a command's help from the argument parser's data, as the manual does.
///
/// The argument parser's own help repeats the common options on every page and in every usage line.
struct HelpPage {
  private let root: CommandInfo
  private let parents: [CommandInfo]
  private let command: CommandInfo

  /// The command with these names after `vip`; nil if there is none.
  init?(command names: [String]) throws {
    self.init(command: names, of: try CommandInfo(dump: Vip._dumpHelp()))
  }

  init?(command names: [String], of program: CommandInfo) {
    root = program
    var path = [program]
    for name in names {
      guard let next = path[path.count - 1].subcommand(named: name) else { return nil }
      path.append(next)
    }
    command = path.removeLast()
    parents = path
  }

  /// The same page for a help page by the argument parser; nil for its other messages, such as the version.
  init?(replacing message: String) throws {
    guard let names = Self.command(in: message) else { return nil }
    try self.init(command: names)
  }

  /// The names in the usage line of the argument parser's help.
  static func command(in message: String) -> [String]? {
    guard let usage = message.split(separator: "\n").first(where: { $0.hasPrefix("USAGE: vip") }) else { return nil }
    // Arguments have brackets, so the names end before them.
    return usage.split(separator: " ").dropFirst(2).prefix { !"<[-".contains($0[$0.startIndex]) }.map { String($0) }
  }

  /// The page at the terminal's width, or narrower if lines would be hard to read.
  var text: String { text(width: min(Terminal(environment: .process).width, 100)) }

  func text(width: Int) -> String {
    let layout = HelpLayout(width: width)
    let body = command.parts.filter { part in
      if case .table(HelpPart.examples, _) = part { false } else { true }
    }
    let blocks =
      [layout.prose(command.abstract ?? ""), layout.table(HelpPart.examples, examples)]
      + body.map(layout.part) + [layout.prose("USAGE: \(usage)", indent: "USAGE: ".count)]
      + layout.tables(arguments) + layout.tables(commands) + [layout.prose(whereToGoOn)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension OutputStream {
  /// Writes a page of help.
  func show(_ page: HelpPage) {
    write(charset.text(page.text))
  }
}

extension HelpPage {
  private var name: String { (parents + [command]).map(\.commandName).joined(separator: " ") }

  private var isOptionsPage: Bool { command.commandName == OptionsCommand.name }

  /// The command's examples, or those of its parent that are about it.
  private var examples: [HelpPart.Row] {
    let own = HelpPart.examples(in: command.parts)
    guard own.isEmpty, let parent = parents.last, parents.count > 1 else { return own }
    let prefix = parents.map(\.commandName)
    return HelpPart.examples(in: parent.parts).filter { row in
      let words = row.term.split(separator: " ").map { String($0) }
      guard words.starts(with: prefix) else { return false }
      let name = words.dropFirst(prefix.count).first.flatMap { parent.subcommand(named: $0) }?.commandName
      return (name ?? parent.defaultSubcommand) == command.commandName
    }
  }

  /// Arguments and options other than those of all commands.
  private var own: [ArgumentInfo] {
    let all = (command.arguments ?? []).filter(\.shouldDisplay).withOppositesMerged
    return isOptionsPage ? all : all.filter { !root.commonOptions.contains($0) }
  }

  private var usage: String {
    guard !isOptionsPage else { return "\(root.commandName) <command> [options]" }
    let subcommand = command.defaultSubcommand == nil ? "<command>" : "[<command>]"
    let words =
      [name] + own.filter(\.isPositional).map(\.synopsis) + (command.subcommands == nil ? [] : [subcommand])
      + (takesCommonOptions(command) || own.contains { !$0.isPositional } ? ["[options]"] : [])
    return words.joined(separator: " ")
  }

  /// Whether the command or one of its subcommands takes them.
  private func takesCommonOptions(_ command: CommandInfo) -> Bool {
    root.commonOptions.allSatisfy { (command.arguments ?? []).contains($0) }
      || command.shownSubcommands.contains(where: takesCommonOptions)
  }

  private var arguments: [(heading: String, rows: [HelpPart.Row])] {
    let rows = own.map { ($0.isPositional, HelpPart.Row(term: $0.synopsis, explanation: $0.explanation)) }
    return [("ARGUMENTS", rows.filter(\.0).map(\.1)), ("OPTIONS", rows.filter { !$0.0 }.map(\.1))]
  }

  /// The subcommands, in groups if the program has any.
  private var commands: [(heading: String, rows: [HelpPart.Row])] {
    let groups = parents.isEmpty ? Vip.configuration.groupedSubcommands : []
    let grouped = groups.map { group in
      (group.name, group.subcommands.compactMap { $0.configuration.commandName })
    }
    let names = Set(grouped.flatMap(\.1))
    let rest = command.shownSubcommands.filter { !names.contains($0.commandName) }
    return grouped.map { heading, names in
      (heading.uppercased(), rows(command.shownSubcommands.filter { names.contains($0.commandName) }))
    } + [("COMMANDS", rows(rest))]
  }

  private func rows(_ commands: [CommandInfo]) -> [HelpPart.Row] {
    commands.map { info in
      let names = [info.commandName] + (info.aliases ?? [])
      let mark = info.commandName == command.defaultSubcommand ? " (default)" : ""
      return HelpPart.Row(term: names.joined(separator: ", ") + mark, explanation: info.abstract ?? "")
    }
  }

  private var whereToGoOn: String {
    guard !isOptionsPage, takesCommonOptions(command) else { return "" }
    let options = "`vip help \(OptionsCommand.name)`"
    guard command.subcommands != nil else { return "Run \(options) for more options, such as --json and --width." }
    let help = ["vip help"] + (parents + [command]).dropFirst().map(\.commandName) + ["<command>"]
    return "Run `\(help.joined(separator: " "))` for one command, and \(options) for the options of all commands."
  }
}
