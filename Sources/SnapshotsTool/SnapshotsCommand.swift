import MovieLibC
import SnapshotFiles

/// The `snapshots` command.
@main
struct SnapshotsCommand {
  static let commands: [SnapshotCommand] = [.status, .review, .show, .accept, .reject, .report, .test, .prune]

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess))
  }

  /// Runs the command that `arguments` name. Returns the exit status.
  static func run(_ arguments: [String], in context: CommandContext) -> Int32 {
    do {
      switch arguments.first {
      case "help", "--help", "-h":
        let command = try arguments.dropFirst().first.map(command(named:))
        context.write(command.map(Help.text(of:)) ?? Help.overview)
        return ExitStatus.success
      case let name? where !name.hasPrefix("-"):
        return try run(command(named: name), Array(arguments.dropFirst()), in: context)
      default:
        return try run(.status, arguments, in: context)
      }
    } catch let error as UsageError {
      context.writeError("error: \(error.message)\nhint: snapshots help\(error.command.map { " " + $0 } ?? "")\n")
      return ExitStatus.usage
    } catch {
      context.writeError("error: \(error)\n")
      return ExitStatus.failure
    }
  }

  private static func run(
    _ command: SnapshotCommand, _ arguments: [String], in context: CommandContext
  ) throws -> Int32 {
    let parsed = try Arguments(arguments, of: command)
    if parsed.has("--help") {
      context.write(Help.text(of: command))
      return ExitStatus.success
    }
    return try command.run(parsed, context)
  }

  private static func command(named name: String) throws(UsageError) -> SnapshotCommand {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("There is no command \"\(VisibleText.line(name))\".")
    }
    return command
  }
}

enum ExitStatus {
  static let success: Int32 = 0
  /// `--check` found something.
  static let found: Int32 = 1
  /// Something could not be done.
  static let failure: Int32 = 2
  /// The arguments are not understood.
  static let usage: Int32 = 64
  /// Control-C ended a review or a run of the tests.
  static let interrupted: Int32 = 130
}
