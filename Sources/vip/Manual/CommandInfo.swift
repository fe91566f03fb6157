#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command, as the argument parser describes it.
struct CommandInfo: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var aliases: [String]?
  var shouldDisplay: Bool
  var defaultSubcommand: String?
  var subcommands: [CommandInfo]?
  var arguments: [ArgumentInfo]?

  /// Takes the argument parser's JSON dump.
  init(dump: String) throws {
    struct ToolInfo: Decodable {
      var command: CommandInfo
    }
    self = try JSONDecoder().decode(ToolInfo.self, from: Data(dump.utf8)).command
  }

  /// The subcommands to list.
  var shownSubcommands: [CommandInfo] {
    // The parser adds a help command of its own.
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  func subcommand(named name: String) -> CommandInfo? {
    subcommands?.first { $0.commandName == name || $0.aliases?.contains(name) == true }
  }

  /// The options of all commands, if this is the whole program.
  var commonOptions: [ArgumentInfo] { subcommand(named: OptionsCommand.name)?.arguments ?? [] }

  /// The parts of the discussion.
  var parts: [HelpPart] { HelpPart.parts(of: discussion ?? "") }
}

/// An argument, option or flag, as the argument parser describes it.
struct ArgumentInfo: Decodable, Equatable {
  struct Name: Decodable, Equatable {
    var kind: String
    var name: String
  }

  var kind: String
  var names: [Name]?
  var valueName: String?
  var abstract: String?
  var discussion: String?
  var defaultValue: String?
  var allValues: [String]?
  var isOptional: Bool
  var isRepeating: Bool
  var shouldDisplay: Bool

  var isPositional: Bool { kind == "positional" }

  /// The argument as typed.
  var synopsis: String {
    let value = "<\(valueName ?? "value")>" + (isRepeating ? " ..." : "")
    guard !isPositional else { return isOptional ? "[\(value)]" : value }
    let names = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }.joined(separator: ", ")
    guard kind == "option" else { return names }
    return names == JSONArguments.option ? "\(names) [\(value)]" : "\(names) \(value)"
  }

  /// What it means, followed by its values and its default.
  var explanation: String {
    var text = abstract ?? ""
    let stop = text.last == "." ? String(text.removeLast()) : ""
    if let allValues, !allValues.isEmpty { text += ": \(allValues.alternatives)" }
    if let defaultValue { text += " (default: \(defaultValue))" }
    return text + stop + (discussion.map { " \($0)" } ?? "")
  }
}

extension [ArgumentInfo] {
  /// The arguments, with a flag and its opposite in one entry: `--[no-]posters`.
  var withOppositesMerged: [ArgumentInfo] {
    reduce(into: []) { merged, argument in
      guard let last = merged.last, argument.kind == "flag", let name = last.names?.first, argument.names?.count == 1,
        argument.names?.first?.name == "no-\(name.name)"
      else { return merged.append(argument) }
      merged[merged.count - 1].names = [.init(kind: name.kind, name: "[no-]\(name.name)")]
    }
  }
}

extension [String] {
  /// Such as “a, b or c”.
  var alternatives: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
