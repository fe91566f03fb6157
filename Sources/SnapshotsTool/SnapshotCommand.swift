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
