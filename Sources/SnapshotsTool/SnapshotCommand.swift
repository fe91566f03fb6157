/// A subcommand: what it is called, what it takes, and what it does.
struct SnapshotCommand: Sendable {
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// More about it; empty if there is nothing more.
  var discussion = ""
  var options: [CommandOption] = []
  /// The operands for the usage line, such as `[path…]`; empty if it takes none.
  var operands = ""
  var otherArguments = OtherArguments.refused
  /// Runs the command. Returns the exit status.
  let run: @Sendable (Arguments, CommandContext) throws -> Int32
}

/// What becomes of arguments that are not a command's own, and what its usage line says about them.
enum OtherArguments: String {
  /// They are usage errors.
  case refused = ""
  /// `swift test` gets those after `--`.
  case passedAfterTerminator = " [-- arguments of swift test…]"
  /// `swift test` gets all of them.
  case passed = " [arguments of swift test…]"
}

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
    help: "Use the texts in this copy of another machine's .build/snapshots, such as a CI artifact; repeatable.")
  static let diffTool = CommandOption(
    name: "--diff-tool", value: "COMMAND",
    help: "Show changes with this command, such as \"git diff --no-index\". The default is SNAPSHOTS_DIFF_TOOL.")
}
