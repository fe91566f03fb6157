/// A subcommand: what it is called, what it takes, and what it does.
protocol SnapshotCommand {
  static var name: String { get }
  /// What it does, in one sentence.
  static var abstract: String { get }
  /// More about it; empty if there is nothing more.
  static var discussion: String { get }
  static var options: [CommandOption] { get }
  /// The operands for the usage line, such as `[path…]`; empty if it takes none.
  static var operands: String { get }
  /// What becomes of arguments that are not its own.
  static var otherArguments: OtherArguments { get }

  /// Runs the command. Returns the exit status.
  static func run(_ arguments: Arguments, in context: CommandContext) throws -> Int32
}

extension SnapshotCommand {
  static var discussion: String { "" }
  static var operands: String { "" }
  static var otherArguments: OtherArguments { .refused }
}

/// What becomes of arguments that are not a command's own.
enum OtherArguments {
  /// They are usage errors.
  case refused
  /// `swift test` gets those after `--`.
  case passedAfterTerminator
  /// `swift test` gets all of them.
  case passed
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
