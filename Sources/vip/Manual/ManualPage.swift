/// Generates the manual page from the argument parser's data, so that it matches the actual commands.
struct ManualPage {
  private let program: CommandInfo

  /// Takes the argument parser's JSON dump.
  init(dump: String) throws {
    program = try CommandInfo(dump: dump)
  }

  var text: String {
    let lines =
      [#".TH VIP 1 "" "vip \#(Version.current)" "User Commands""#, ".nh"]
      + [".SH NAME", Roff.text("vip - browse films in your terminal")]
      + [".SH SYNOPSIS", ".B vip", Roff.text("<command> [options]")]
      + [".SH DESCRIPTION"] + program.parts.flatMap(Roff.part)
      + [".SH COMMANDS"] + commands.flatMap(section)
      + [".SH OPTIONS", Roff.text("Common to almost all commands.")] + program.commonOptions.flatMap(option)
      + Self.appendix
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands with their subcommands; a table of both is printed once.
  private var commands: [(name: String, info: CommandInfo, parts: [HelpPart])] {
    program.shownSubcommands.flatMap { command in
      let whole = [(name: command.commandName, info: command, parts: command.parts)]
      return whole
        + command.shownSubcommands.map { info in
          let parts = info.parts.filter { !command.parts.contains($0) }
          return (name: "\(command.commandName) \(info.commandName)", info: info, parts: parts)
        }
    }
  }

  private func section(_ name: String, _ info: CommandInfo, _ parts: [HelpPart]) -> [String] {
    let shown = (info.arguments ?? []).filter { $0.shouldDisplay && !program.commonOptions.contains($0) }
    let own = shown.withOppositesMerged
    let synopsis = own.filter(\.isPositional).map(\.synopsis).joined(separator: " ")
    let aliases = info.aliases.map { " (or \($0.joined(separator: ", ")))" } ?? ""
    return [".SS " + Roff.text("vip \(name)\(aliases) \(synopsis)"), Roff.text(info.abstract ?? "")]
      + own.flatMap(option) + parts.flatMap(Roff.part)
  }

  private func option(_ argument: ArgumentInfo) -> [String] {
    [".TP", ".B " + Roff.text(argument.synopsis), Roff.text(argument.explanation)]
  }
}

/// Formats text as roff.
enum Roff {
  static func text(_ text: String) -> String {
    let escaped = text.replacing(#"\"#, with: #"\e"#).replacing("-", with: #"\-"#)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }

  /// Prose is filled; tables keep their line breaks.
  static func part(_ part: HelpPart) -> [String] {
    switch part {
    case .prose(let prose): return [".PP", text(prose)]
    case .table(let heading, let rows):
      let column = rows.filter { !$0.explanation.isEmpty }.map(\.term.count).max() ?? 0
      let lines = rows.map { row in
        guard !row.explanation.isEmpty else { return row.term }
        return row.term + String(repeating: " ", count: column + 4 - row.term.count) + row.explanation
      }
      return [".PP", text(heading.prefix(1) + heading.dropFirst().lowercased() + ":"), ".PP", ".nf"]
        + lines.map { text("  " + $0) } + [".fi"]
    }
  }
}
