/// An option of a command.
struct CommandOption: Hashable, Sendable {
  /// The name with its hyphens.
  let name: String
  /// What its value is called; nil for a flag.
  var value: String?
  /// What it does, in one sentence.
  let help: String

  static let json = CommandOption(name: "--json", help: "Print JSON, for editors and scripts.")
  static let from = CommandOption(
    name: "--from", value: "DIR",
    help: "Use the texts in this copy of another machine's .build/snapshots, such as a CI artifact.")
  static let diffTool = CommandOption(
    name: "--diff-tool", value: "COMMAND",
    help: "Show changes with this command, such as \"git diff --no-index\". The default is SNAPSHOTS_DIFF_TOOL.")
}
