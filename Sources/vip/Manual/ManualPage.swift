#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Generates the manual page from the argument parser's data, so that it matches the actual commands.
struct ManualPage {
  private let program: CommandInfo

  /// Takes the argument parser's JSON dump.
  init(dump: String) throws {
    program = try JSONDecoder().decode(ToolInfo.self, from: Data(dump.utf8)).command
  }

  var text: String {
    let lines =
      [#".TH VIP 1 "" "vip \#(Version.current)" "User Commands""#]
      + [".SH NAME", Roff.text("vip - browse films in your terminal")]
      + [".SH SYNOPSIS", ".B vip", Roff.text("<command> [options]")]
      + [".SH DESCRIPTION"] + Roff.paragraphs(program.discussion ?? "")
      + [".SH COMMANDS"] + commands.flatMap(section)
      + [".SH OPTIONS", Roff.text("For every command that shows something.")] + common.flatMap(option)
      + Self.appendix
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands that do something; subcommands replace their parents.
  private var commands: [(name: String, info: CommandInfo)] {
    (program.subcommands ?? []).filter(\.isShown).flatMap { command in
      let parts = (command.subcommands ?? []).filter(\.isShown)
      let whole = [(name: command.commandName, info: command)]
      return whole + parts.map { (name: "\(command.commandName) \($0.commandName)", info: $0) }
    }
  }

  /// The options of the simplest command, shared by all others.
  private var common: [ArgumentInfo] {
    (program.subcommands ?? []).first { $0.commandName == "home" }?.shownArguments ?? []
  }

  private func section(_ name: String, _ info: CommandInfo) -> [String] {
    let own = info.shownArguments.filter { !common.contains($0) }
    let synopsis = own.filter { $0.kind == "positional" }.map(\.synopsis).joined(separator: " ")
    let aliases = info.aliases.map { " (or \($0.joined(separator: ", ")))" } ?? ""
    return [".SS " + Roff.text("vip \(name)\(aliases) \(synopsis)"), Roff.text(info.abstract ?? "")]
      + own.flatMap(option) + Roff.paragraphs(info.discussion ?? "")
  }

  private func option(_ argument: ArgumentInfo) -> [String] {
    [".TP", ".B " + Roff.text(argument.synopsis), Roff.text(argument.abstract ?? "")]
  }
}

/// The argument parser's description of the program.
private struct ToolInfo: Decodable {
  var command: CommandInfo
}

private struct CommandInfo: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var aliases: [String]?
  var shouldDisplay: Bool
  var subcommands: [CommandInfo]?
  var arguments: [ArgumentInfo]?

  var isShown: Bool { shouldDisplay && commandName != "help" }

  var shownArguments: [ArgumentInfo] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay && !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
    }
  }
}

private struct ArgumentInfo: Decodable, Equatable {
  struct Name: Decodable, Equatable {
    var kind: String
    var name: String
  }

  var kind: String
  var names: [Name]?
  var valueName: String?
  var abstract: String?
  var isOptional: Bool
  var isRepeating: Bool
  var shouldDisplay: Bool

  /// The argument as typed.
  var synopsis: String {
    let value = "<\(valueName ?? "value")>" + (isRepeating ? " ..." : "")
    guard kind != "positional" else { return isOptional ? "[\(value)]" : value }
    let names = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }.joined(separator: ", ")
    return kind == "option" ? "\(names) \(value)" : names
  }
}

/// Formats text as roff.
enum Roff {
  static func text(_ text: String) -> String {
    let escaped = text.replacing(#"\"#, with: #"\e"#).replacing("-", with: #"\-"#)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }

  private static let tables = ["EXAMPLES:": "Examples:", "SETTINGS:": "Settings:"]

  /// Prose is filled; examples keep their line breaks.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").flatMap { paragraph -> [String] in
      let lines = paragraph.split(separator: "\n").map { String($0) }
      guard let heading = lines.first.flatMap({ tables[$0] }) else { return [".PP"] + lines.map(Roff.text) }
      return [".PP", heading, ".PP", ".nf"] + lines.dropFirst().map(Roff.text) + [".fi"]
    }
  }
}
