import ArgumentParser

/// The manual page: the help of every command, and what no command documents.
enum ManualPage {
  static var text: String {
    let lines =
      [#".TH VIP 1 "" "vip \#(Vip.version)" "User Commands""#, ".nh"]
      + [".SH NAME", Roff.text("vip - browse films in your terminal")]
      + [".SH SYNOPSIS", ".B vip", Roff.text("<command> [options]")]
      + [".SH DESCRIPTION"] + Roff.verbatim(sections(ofHelpFor: Vip.self) { _ in true })
      + [".SH COMMANDS"] + Vip.configuration.subcommands.flatMap { sections($0, after: "vip") }
      + [".SH COMMON OPTIONS"] + Roff.verbatim(sections(ofHelpFor: HomeCommand.self) { $0.hasPrefix(commonOptions) })
      + appendix
    return lines.joined(separator: "\n") + "\n"
  }

  /// The heading of the options that nearly all commands have, which the page lists once.
  private static let commonOptions = "COMMON OPTIONS:"

  /// A section for a command and for each of its subcommands, without hidden ones.
  private static func sections(_ command: any ParsableCommand.Type, after path: String) -> [String] {
    guard command.configuration.shouldDisplay else { return [] }
    let name = "\(path) \(command.configuration.commandName ?? "")"
    return [".SS " + Roff.text(name)]
      + Roff.verbatim(sections(ofHelpFor: command) { !$0.hasPrefix(commonOptions) })
      + command.configuration.subcommands.flatMap { sections($0, after: name) }
  }

  private static func sections(
    ofHelpFor command: any ParsableCommand.Type, where isIncluded: (String) -> Bool
  ) -> String {
    Vip.helpMessage(for: command, columns: 72).split(separator: "\n\n").map(String.init).filter(isIncluded)
      .joined(separator: "\n\n")
  }
}

enum Roff {
  static func text(_ text: String) -> String {
    let escaped = text.replacing(#"\"#, with: #"\e"#).replacing("-", with: #"\-"#)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }

  /// Text that keeps its line breaks.
  static func verbatim(_ lines: String) -> [String] {
    [".nf"] + lines.split(separator: "\n", omittingEmptySubsequences: false).map { text(String($0)) } + [".fi"]
  }
}
